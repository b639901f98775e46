/** The little English grammar that the client needs; the story itself is told by the server. */

/** Return `1 card`, `2 cards`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Return `a, b and c`. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** Return `just now`, `5 minutes ago`, from an ISO 8601 time. */
export function ago(time: string, now: number = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(time)) / 60_000);
  if (!(minutes >= 1)) return "just now";
  if (minutes < 60) return `${counted(minutes, "minute")} ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${counted(hours, "hour")} ago` : `${counted(Math.floor(hours / 24), "day")} ago`;
}
