/** Which page the address names, and going to another without loading anything. */

export type Route =
  | { page: "home" }
  | { page: "lobby" }
  | { page: "new"; game: string | null }
  | { page: "table"; id: string }
  | { page: "games" }
  | { page: "replay"; id: string }
  | { page: "how-to-play"; game: string }
  | { page: "account" }
  | { page: "leaderboard"; game: string | null }
  | { page: "player"; name: string }
  | { page: "credits" }
  | { page: "look" }
  | { page: "people" }
  | { page: "missing" };

/** Return the route of an address such as `/table/k3x9`. */
export function routeOf(address: string): Route {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- taken apart at once and never changed
  const { pathname, searchParams } = new URL(address, "http://here");
  const [first = "", second, ...more] = pathname.split("/").filter((part) => part !== "");
  if (more.length > 0) return { page: "missing" };
  if (second !== undefined) {
    if (first === "table") return { page: "table", id: decodeURIComponent(second) };
    if (first === "replay") return { page: "replay", id: decodeURIComponent(second) };
    if (first === "how-to-play") return { page: "how-to-play", game: decodeURIComponent(second) };
    if (first === "player") return { page: "player", name: decodeURIComponent(second) };
    return { page: "missing" };
  }
  switch (first) {
    case "":
      return { page: "home" };
    case "new":
      return { page: "new", game: searchParams.get("game") };
    case "leaderboard":
      return { page: "leaderboard", game: searchParams.get("game") };
    case "lobby":
    case "account":
    case "games":
    case "credits":
    case "look":
    case "people":
      return { page: first };
    case "friends":
      return { page: "people" };
    default:
      return { page: "missing" };
  }
}

class Router {
  address = $state(globalThis.location ? location.pathname + location.search : "/");
  readonly route = $derived(routeOf(this.address));

  go(address: string): void {
    if (address !== this.address) history.pushState(null, "", address);
    this.address = address;
  }

  /** Follow the browser's back and forward buttons. */
  back = (): void => {
    this.address = location.pathname + location.search;
  };

  /** Follow a plain click on one of our own links; leave all other clicks to the browser. */
  click = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.pathname === location.pathname && link.hash !== "") return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };
}

export const router = new Router();
