/** Clash of the Genres as the client draws it. */

import "./theme.css";
import "./board/stage.css";
import { inHand } from "../../lib/hand";
import { admit } from "../game";
import Board from "./board/Board.svelte";
import Callout from "./words/Callout.svelte";
import { sorted, spoken } from "./card/cards";
import Card from "./card/GenresCard.svelte";
import Glossary from "./guide/Glossary.svelte";
import { hintOf } from "./input/hints";
import HowTo from "./guide/HowTo.svelte";
import { autoAnswerOf } from "./input/autoAnswer";
import { genresTravels } from "./board/motion";
import Result from "./words/Result.svelte";
import { matchReason } from "./words/results";

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
  handOf: (view) => inHand(view.hand, sorted),
  sourceOf: () => "armories",
  reason: matchReason,
  autoAnswer: autoAnswerOf,
  hint: hintOf,
  pauseAt: () => null,
});
