/** Geek Fight as the client draws it. */

import "./theme.css";
import { inHand } from "../../lib/hand";
import { admit } from "../game";
import Board from "./board/Board.svelte";
import Callout from "./words/Callout.svelte";
import { sorted, spoken } from "./card/cards";
import Card from "./card/GeekCard.svelte";
import HowTo from "./guide/HowTo.svelte";
import { autoAnswerOf } from "./input/autoAnswer";
import { geekTravels } from "./board/motion";
import Result from "./words/Result.svelte";
import { matchReason } from "./words/results";
import SeatDetails from "./seats/SeatDetails.svelte";
import Glossary from "./guide/Glossary.svelte";

export default admit("geekfight", {
  Board,
  Callout,
  Card,
  HowTo,
  Result,
  SeatDetails,
  reference: { label: "Words", title: "Words and signs", testid: "words", Part: Glossary },
  seatsOnBoard: true,
  openHeight: 416,
  gathers: false,
  deliberate: true,
  samples: ["chester-a-bum", "guitar-guy", "foam-sword", "flame-war", "jump-cut", "stage-fright", "somebodys-mom"],
  spoken,
  travels: geekTravels,
  handOf: (view) => inHand(view.hand, sorted),
  sourceOf: (seat) => `stock:${seat}`,
  reason: matchReason,
  autoAnswer: autoAnswerOf,
  pauseAt: () => null,
});
