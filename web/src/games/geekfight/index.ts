/** Geek Fight as the client draws it. */

import "./theme.css";
import { admit } from "../game";
import Board from "./Board.svelte";
import Callout from "./Callout.svelte";
import { isCalledOut } from "./callouts";
import { spoken } from "./cards";
import Card from "./GeekCard.svelte";
import { handOf } from "./hand";
import HowTo from "./HowTo.svelte";
import { lapseOf } from "./lapse";
import { geekTravels } from "./motion";
import Result from "./Result.svelte";
import { matchReason } from "./results";
import SeatDetails from "./SeatDetails.svelte";
import Words from "./Words.svelte";

export default admit("geekfight", {
  Board,
  Callout,
  Card,
  HowTo,
  Result,
  SeatDetails,
  reference: { label: "Words", title: "Words and signs", testid: "words", Part: Words },
  seatsOnBoard: true,
  gathers: false,
  deliberate: true,
  samples: ["chester-a-bum", "guitar-guy", "foam-sword", "flame-war", "jump-cut", "stage-fright", "somebodys-mom"],
  spoken,
  travels: geekTravels,
  announces: isCalledOut,
  handOf,
  sourceOf: (seat) => `stock:${seat}`,
  reason: matchReason,
  lapse: lapseOf,
  pauseAt: () => null,
});
