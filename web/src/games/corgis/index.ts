/** Clash of Corgis as the client draws it. */

import "./theme.css";
import { admit } from "../game";
import Board from "./Board.svelte";
import Callout from "./Callout.svelte";
import { isCalledOut } from "./callouts";
import { spokenName } from "./cards";
import Card from "./CorgiCard.svelte";
import Effects from "./Effects.svelte";
import { handOf } from "./hand";
import HowTo from "./HowTo.svelte";
import Interlude from "./Interlude.svelte";
import { lapseOf } from "./lapse";
import { corgiTravels } from "./motion";
import Result from "./Result.svelte";
import { matchReason } from "./results";
import SeatDetails from "./SeatDetails.svelte";

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
  announces: isCalledOut,
  handOf,
  sourceOf: () => "deck",
  reason: matchReason,
  lapse: lapseOf,
  pauseAt: (events) => {
    const isOver = events.some((event) => event.kind === "corgis.matchended");
    return isOver ? null : (events.find((event) => event.kind === "corgis.gameended") ?? null);
  },
});
