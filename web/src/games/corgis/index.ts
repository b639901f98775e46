/** Clash of Corgis as the client draws it. */

import "./theme.css";
import { admit } from "../game";
import Board from "./board/Board.svelte";
import Callout from "./words/Callout.svelte";
import { spokenName } from "./card/cards";
import Card from "./card/CorgiCard.svelte";
import Effects from "./guide/Effects.svelte";
import { handOf } from "./input/hand";
import HowTo from "./guide/HowTo.svelte";
import Interlude from "./words/Interlude.svelte";
import { autoAnswerOf } from "./input/autoAnswer";
import { corgiTravels } from "./board/motion";
import Result from "./words/Result.svelte";
import { matchReason } from "./words/results";
import SeatDetails from "./seats/SeatDetails.svelte";

export default admit("corgis", {
  Board,
  Callout,
  Card,
  HowTo,
  Interlude,
  Result,
  SeatDetails,
  reference: { label: "Effects", title: "The eleven effects", testid: "effects", Part: Effects },
  seatsOnBoard: true,
  gathers: true,
  samples: ["1E", "2W", "3F", "4N", "5V", "6E", "7F", "8W", "9V", "AN", "*1"],
  spoken: spokenName,
  travels: corgiTravels,
  handOf,
  sourceOf: () => "deck",
  reason: matchReason,
  autoAnswer: autoAnswerOf,
  pauseAt: (events) => {
    const isOver = events.some((event) => event.kind === "corgis.matchended");
    return isOver ? null : (events.find((event) => event.kind === "corgis.gameended") ?? null);
  },
});
