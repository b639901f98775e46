/** The template as the client draws it: copy it with the game. It is in no registry, so nobody is offered it. */

import "./theme.css";
import { admit } from "../game";
import Board from "./board/Board.svelte";
import { templateTravels } from "./board/motion";
import Card from "./card/TemplateCard.svelte";
import HowTo from "./guide/HowTo.svelte";
import SeatDetails from "./seats/SeatDetails.svelte";
import Result from "./words/Result.svelte";

export default admit("template", {
  Board,
  Card,
  HowTo,
  Result,
  SeatDetails,
  seatsOnBoard: false,
  gathers: false,
  samples: ["1", "7", "20"],
  spoken: (card) => card,
  travels: templateTravels,
  handOf: (view) => view.hand?.map((card) => ({ card: String(card), thing: `hand:${card}` })) ?? null,
  sourceOf: (seat) => `seat:${seat}`,
  reason: () => "All cards are played; the most points win.",
  pauseAt: () => null,
});
