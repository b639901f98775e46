/** What this browser has set about passing, kept for the next visit. */

import { keep, recall } from "../../lib/settings.svelte";
import { type Asking, ASKINGS, PLAIN } from "./policy";

const KEY = "panzer-passing";

/** Return what is kept as *text*; the plain way where it cannot be read. */
export function readAsking(text: string | null): Asking {
  return ASKINGS.find((asking) => asking === text) ?? PLAIN;
}

class Passing {
  asking = $state<Asking>(readAsking(recall(KEY)));

  set(asking: Asking): void {
    this.asking = asking;
    keep(KEY, asking);
  }
}

export const passing = new Passing();
