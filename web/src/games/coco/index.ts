/** Clash (Coco) as the client draws it. */

import "./theme.css";
import type { GameClient } from "../registry";
import Board from "./Board.svelte";
import Box from "./Box.svelte";
import { spokenName } from "./cards";
import Card from "./CocoCard.svelte";
import HowTo from "./HowTo.svelte";
import Interlude from "./Interlude.svelte";
import { cocoTravels } from "./motion";
import Result from "./Result.svelte";
import { matchReason } from "./results";
import SeatDetails from "./SeatDetails.svelte";

export const coco: GameClient = {
  Board,
  Box,
  Card,
  HowTo,
  Interlude,
  Result,
  SeatDetails,
  samples: ["HGT", "PBC", "SRQ", "P", "G", "B", "R", "T", "C"],
  spoken: spokenName,
  travels: cocoTravels,
  handOf: (view) => view.hand,
  sourceOf: (seat) => `stock:${seat}`,
  reason: matchReason,
  pauseAt: (events) => {
    const isOver = events.some((event) => event.kind === "coco.matchended");
    return isOver ? null : (events.find((event) => event.kind === "coco.gameended") ?? null);
  },
};
