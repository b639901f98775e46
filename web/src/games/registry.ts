/** Every game the client can draw, one line each. A game's code is fetched when somebody comes to it. */

import type { Component } from "svelte";
import type { GameClient } from "./game";

/** The way into a game. */
export interface Door {
  /** Its picture on the home page. */
  box: () => Promise<{ default: Component }>;
  client: () => Promise<{ default: GameClient }>;
}

export const GAMES: Readonly<Record<string, Door>> = {
  coco: { box: () => fetched(import("./coco/Box.svelte")), client: () => fetched(import("./coco")) },
  corgis: { box: () => fetched(import("./corgis/Box.svelte")), client: () => fetched(import("./corgis")) },
  geekfight: { box: () => fetched(import("./geekfight/Box.svelte")), client: () => fetched(import("./geekfight")) },
  panzer: { box: () => fetched(import("./panzer/Box.svelte")), client: () => fetched(import("./panzer")) },
  genres: { box: () => fetched(import("./genres/Box.svelte")), client: () => fetched(import("./genres")) },
};

/** Return a part of the programme, or fail with a sentence that can be shown. */
function fetched<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch((cause: unknown) => {
    throw new Error("The game could not be fetched. Check your connection and load the page again.", { cause });
  });
}
