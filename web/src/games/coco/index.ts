/** Clash (Coco) as the client draws it. */

import "./theme.css";
import { admit } from "../game";
import Board from "./board/Board.svelte";
import { spokenName } from "./card/cards";
import Card from "./card/CocoCard.svelte";
import HowTo from "./guide/HowTo.svelte";
import Interlude from "./words/Interlude.svelte";
import { cocoTravels } from "./board/motion";
import Result from "./words/Result.svelte";
import { matchReason } from "./words/results";
import SeatDetails from "./seats/SeatDetails.svelte";

export default admit("coco", {
  Board,
  Card,
  HowTo,
  Interlude,
  Result,
  SeatDetails,
  seatsOnBoard: false,
  gathers: false,
  samples: ["HGT", "PBC", "SRQ", "P", "G", "B", "R", "T", "C"],
  spoken: spokenName,
  travels: cocoTravels,
  handOf: (view) => view.hand?.map((card) => ({ card, thing: `hand:${card}` })) ?? null,
  sourceOf: (seat) => `stock:${seat}`,
  reason: matchReason,
  pauseAt: (events) => {
    const isOver = events.some((event) => event.kind === "coco.matchended");
    return isOver ? null : (events.find((event) => event.kind === "coco.gameended") ?? null);
  },
});
