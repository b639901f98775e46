/** What somebody has chosen among a few words, kept in this browser for the next visit. */

import { keep, recall } from "./settings.svelte";

/** Return what is kept as *text*; the plain choice where it is none of *words*. */
export function oneOf<Word extends string>(text: string | null, words: readonly Word[], plain: Word): Word {
  return words.find((word) => word === text) ?? plain;
}

export class Preference<Word extends string> {
  value: Word = $state()!;

  constructor(
    private readonly key: string,
    words: readonly Word[],
    plain: Word,
  ) {
    this.value = oneOf(recall(key), words, plain);
  }

  set(value: Word): void {
    this.value = value;
    keep(this.key, value);
  }
}
