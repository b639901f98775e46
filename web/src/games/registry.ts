/** Every game the client can draw, one line each. */

import type { Component } from "svelte";
import type { Choreography } from "../lib/stage.svelte";
import type { Table, View } from "../lib/table.svelte";
import type { CardSize } from "../lib/ui/Card.svelte";
import type { GameEvent } from "../lib/wire.gen";
import { coco } from "./coco";

export interface BoardProps {
  view: View;
  table: Table;
}

export interface SeatDetailsProps {
  view: View;
  seat: number;
  isYou: boolean;
}

export interface InterludeProps {
  event: GameEvent;
  names: readonly string[];
  you: number | null;
}

export interface ResultProps {
  view: View;
  names: readonly string[];
  you: number | null;
}

/** How one game is drawn. */
export interface GameClient extends Choreography {
  /** The middle of the table. */
  Board: Component<BoardProps>;
  Card: Component<{ card: string | null; size?: CardSize }>;
  SeatDetails: Component<SeatDetailsProps>;
  HowTo: Component;
  /** Its picture on the home page. */
  Box: Component;
  Interlude: Component<InterludeProps>;
  Result: Component<ResultProps>;
  /** A few cards that show the range of the game, for the page of looks. */
  samples: readonly string[];
  spoken(card: string): string;
  handOf(view: View): readonly string[] | null;
  /** The place where drawn cards of a seat come from. */
  sourceOf(seat: number): string;
  /** Why the match ended as it did, in a sentence. */
  reason(view: View, names: readonly string[], you: number | null): string;
}

export const GAMES: Readonly<Record<string, GameClient>> = { coco };
