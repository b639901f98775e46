/** Panzer Clash as the client draws it. */

import "./theme.css";
import "./board/desk.css";
import { inHand } from "../../lib/hand";
import { admit } from "../game";
import Board from "./board/Board.svelte";
import Callout from "./words/Callout.svelte";
import { sorted, spoken } from "./card/cards";
import Glossary from "./guide/Glossary.svelte";
import { hintOf } from "./input/hints";
import HowTo from "./guide/HowTo.svelte";
import { autoAnswerOf } from "./input/autoAnswer";
import { panzerTravels } from "./board/motion";
import Card from "./card/PanzerCard.svelte";
import Result from "./words/Result.svelte";
import { matchReason } from "./words/results";

export default admit("panzer", {
  Board,
  Callout,
  Card,
  HowTo,
  Result,
  reference: { label: "Terrain", title: "Terrain and words", testid: "glossary", Part: Glossary },
  seatsOnBoard: true,
  leastHeight: 470,
  openHeight: 430,
  gathers: false,
  deliberate: true,
  words: { ranged: "Ranged Attack", action: "Use its Action" },
  samples: ["factory", "panzer-iv", "katyusha", "scorched-earth", "ambush", "winter-front", "bunker"],
  spoken,
  travels: panzerTravels,
  handOf: (view) => inHand(view.hand, sorted),
  sourceOf: (seat) => `stock:${seat}`,
  reason: matchReason,
  autoAnswer: autoAnswerOf,
  hint: hintOf,
  pauseAt: () => null,
});
