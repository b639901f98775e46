/** Which deck somebody is about to bring; one of their own is checked while it is typed. Draws nothing, knows no rules. */

import { checkDeck, fetchDecks } from "./api";
import { OWN, SURPRISE, unfolded, written } from "./decks";
import type { DeckCheck, DeckInfo } from "./wire.gen";

/** How long somebody pauses in typing before the deck is checked. */
const PAUSE = 350;

/** Who knows about the decks of a game. */
export interface DeckServer {
  presets(game: string): Promise<DeckInfo[]>;
  check(game: string, deck: string): Promise<DeckCheck>;
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache that nothing on the screen depends on
const fetched = new Map<string, Promise<DeckInfo[]>>();

/** Return the decks that a game comes with; they are fetched once. */
export function presetsOf(game: string): Promise<DeckInfo[]> {
  const found = fetched.get(game) ?? fetchDecks(game);
  fetched.set(game, found);
  found.catch(() => fetched.delete(game));
  return found;
}

export class DeckChoice {
  presets = $state.raw<DeckInfo[]>([]);
  /** The id of a deck that the game comes with, or one of the two words for another. */
  picked = $state(SURPRISE);
  text = $state("");
  /** What the server says about the text; null until it has. */
  verdict = $state.raw<DeckCheck | null>(null);
  /** Why it says nothing, if so. */
  problem = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly isReady = $derived(this.picked !== OWN || this.verdict?.flaws.length === 0);
  /** The deck to send; null leaves it to chance. */
  readonly deck = $derived(this.picked === SURPRISE ? null : this.picked === OWN ? this.text : this.picked);

  constructor(
    readonly game: string,
    private readonly server: DeckServer = { presets: presetsOf, check: checkDeck },
  ) {}

  /** Fetch what there is to pick from, and begin with what was *chosen* before. */
  async load(chosen: string | null = null): Promise<void> {
    this.presets = await this.server.presets(this.game);
    if (chosen === null) return;
    if (chosen === SURPRISE || this.presets.some((preset) => preset.id === chosen)) this.picked = chosen;
    else this.edit(unfolded(chosen));
  }

  /** Take up a deck to change it, such as a copy of one that the game comes with. */
  edit(deck: string | DeckInfo): void {
    this.picked = OWN;
    this.type(typeof deck === "string" ? deck : written(deck.cards));
  }

  type(text: string): void {
    this.text = text;
    this.verdict = null;
    this.problem = null;
    clearTimeout(this.timer);
    if (text.trim() !== "") this.timer = setTimeout(() => void this.check(text), PAUSE);
  }

  /** Ask about *text*; an answer that comes after more was typed is dropped. */
  private async check(text: string): Promise<void> {
    try {
      const verdict = await this.server.check(this.game, text);
      if (text === this.text) this.verdict = verdict;
    } catch (error) {
      if (text === this.text) this.problem = error instanceof Error ? error.message : String(error);
    }
  }
}
