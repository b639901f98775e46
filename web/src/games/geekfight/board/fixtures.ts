/** A small table for tests: what lies where is said by the test, everything else is plain. */

import type { GeekObject, GeekPiece, GeekSeat, GeekTable, GeekView, Option, Question } from "../../../lib/wire.gen";
import { printed } from "../card/cards";

const value = (amount: number) => ({ value: amount, parts: [{ label: "printed", amount }] });

export function piece(id: number, card: string, controller: number, more: Partial<GeekPiece> = {}): GeekPiece {
  const print = printed(card);
  const isFighter = print.kind === "Combatant";
  return {
    id,
    card,
    owner: controller,
    controller,
    damage: 0,
    counters: {},
    used: [],
    lasting: [],
    shields: [],
    buffs: [],
    strength: value(print.strength ?? 0),
    health: value(print.health ?? 0),
    production: isFighter ? value(print.production ?? 0) : null,
    snipe: print.snipe === null ? null : value(print.snipe),
    attributes: [...print.attributes],
    hurt_by: null,
    hurt_from: null,
    ...more,
  };
}

export function seat(more: Partial<GeekSeat> = {}): GeekSeat {
  return {
    cred: 0,
    units: {},
    combatant: null,
    items: [],
    item_limit: 2,
    hand: 5,
    deck: 10,
    discard: [],
    shown: [],
    somewhere: [],
    turns: 1,
    is_in: true,
    opening: false,
    ...more,
  };
}

export function object(
  id: number,
  by: number,
  targets: GeekObject["targets"],
  more: Partial<GeekObject> = {},
): GeekObject {
  return { id, seat: by, kind: "attack", card: "button-masher", source: null, targets, text: "Something.", ...more };
}

export function table(more: Partial<GeekTable> = {}): GeekTable {
  return {
    options: { cred_goal: 10, turn_limit: 30, first_player: "random", ask_always: true, response_hold_ms: 1000 },
    seats: [
      seat({ combatant: piece(1, "guitar-guy", 0), items: [piece(2, "foam-sword", 0)] }),
      seat({ combatant: piece(3, "button-masher", 1) }),
      seat({ combatant: piece(4, "chester-a-bum", 2) }),
    ],
    phase: "action",
    active: 1,
    holder: 0,
    passes: 0,
    queue: [],
    waiting: [],
    first: 1,
    opening_limit: "over",
    added: 0,
    defeated: false,
    cleaned: false,
    serial: 20,
    ...more,
  };
}

export function view(more: Partial<GeekTable> = {}, own: Partial<GeekView> = {}): GeekView {
  return {
    game: "geekfight",
    seat: 0,
    to_act: 0,
    outcome: null,
    table: table(more),
    hand: ["jump-cut", "flame-war", "jump-cut"],
    opening: null,
    deck: [],
    top: [],
    bottom: [],
    pending: [],
    ...own,
  };
}

export const option = (move: string, ...path: string[]): Option => ({ move, label: move, path });

export function question(more: Partial<Question> = {}): Question {
  const options = [option("play jump-cut", "card:jump-cut"), option("pass", "button:pass")];
  return { seat: 0, kind: "control", prompt: "Act or pass.", rule: "F-8.3", idle: null, options, ...more };
}
