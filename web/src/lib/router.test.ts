import { expect, it } from "vitest";
import { routeOf } from "./router.svelte";

it("knows every page by its address", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/lobby/")).toEqual({ page: "lobby" });
  expect(routeOf("/account")).toEqual({ page: "account" });
  expect(routeOf("/new?game=coco")).toEqual({ page: "new", game: "coco" });
  expect(routeOf("/table/k3%209")).toEqual({ page: "table", id: "k3 9" });
  expect(routeOf("/leaderboard?game=coco")).toEqual({ page: "leaderboard", game: "coco" });
  expect(routeOf("/player/bot%3Aabc")).toEqual({ page: "player", name: "bot:abc" });
  expect(routeOf("/people")).toEqual({ page: "people" });
  expect(routeOf("/friends")).toEqual({ page: "people" });
  expect(routeOf("/games")).toEqual({ page: "games" });
  expect(routeOf("/replay/k3x9?at=12&seat=1")).toEqual({ page: "replay", id: "k3x9" });
  expect(routeOf("/how-to-play/coco")).toEqual({ page: "how-to-play", game: "coco" });
});

it("says so when there is no such page", () => {
  expect(routeOf("/table")).toEqual({ page: "missing" });
  expect(routeOf("/table/a/b")).toEqual({ page: "missing" });
  expect(routeOf("/lobby/x")).toEqual({ page: "missing" });
});
