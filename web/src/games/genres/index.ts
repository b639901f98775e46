/** Clash of the Genres as the client draws it. */

import "./theme.css";
import "./stage.css";
import { admit } from "../game";
import Board from "./Board.svelte";
import Callout from "./Callout.svelte";
import { isCalledOut } from "./callouts";
import { spoken } from "./cards";
import Card from "./GenresCard.svelte";
import Glossary from "./Glossary.svelte";
import { handOf } from "./hand";
import { hintOf } from "./hints";
import HowTo from "./HowTo.svelte";
import { lapseOf } from "./lapse";
import { genresTravels } from "./motion";
import Result from "./Result.svelte";
import { matchReason } from "./results";

export default admit("genres", {
  Board,
  Callout,
  Card,
  HowTo,
  Result,
  reference: { label: "Words", title: "Signs, zones and words", testid: "glossary", Part: Glossary },
  seatsOnBoard: true,
  ranks: true,
  gathers: false,
  deliberate: true,
  samples: ["chainsaw-solo", "final-girl", "while-youre-here", "stunt-double", "consecrated-picnic", "intermission"],
  spoken,
  travels: genresTravels,
  announces: isCalledOut,
  handOf,
  sourceOf: () => "armories",
  reason: matchReason,
  lapse: lapseOf,
  hint: hintOf,
  pauseAt: () => null,
});
