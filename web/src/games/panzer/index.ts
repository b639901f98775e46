/** Panzer Clash as the client draws it. */

import "./theme.css";
import "./desk.css";
import { admit } from "../game";
import Board from "./Board.svelte";
import Callout from "./Callout.svelte";
import { isCalledOut } from "./callouts";
import { spoken } from "./cards";
import Glossary from "./Glossary.svelte";
import { handOf } from "./hand";
import { hintOf } from "./hints";
import HowTo from "./HowTo.svelte";
import { lapseOf } from "./lapse";
import { panzerTravels } from "./motion";
import Card from "./PanzerCard.svelte";
import Result from "./Result.svelte";
import { matchReason } from "./results";

export default admit("panzer", {
  Board,
  Callout,
  Card,
  HowTo,
  Result,
  reference: { label: "Terrain", title: "Terrain and words", testid: "glossary", Part: Glossary },
  seatsOnBoard: true,
  leastHeight: 470,
  gathers: false,
  deliberate: true,
  words: { ranged: "Ranged Attack", action: "Use its Action" },
  samples: ["factory", "panzer-iv", "katyusha", "scorched-earth", "ambush", "winter-front", "bunker"],
  spoken,
  travels: panzerTravels,
  announces: isCalledOut,
  handOf,
  sourceOf: (seat) => `stock:${seat}`,
  reason: matchReason,
  lapse: lapseOf,
  hint: hintOf,
  pauseAt: () => null,
});
