/** A small table for tests: who stands where is said by the test, everything else is plain. */

import type {
  GenresItem,
  GenresPiece,
  GenresSeat,
  GenresTable,
  GenresView,
  GenresZone,
  Option,
  Question,
} from "../../../lib/wire.gen";
import { face } from "../card/cards";

const value = (amount: number) => ({ value: amount, parts: [{ label: "printed", amount }] });

export function piece(id: number, seat: number, square: string, more: Partial<GenresPiece> = {}): GenresPiece {
  const print = more.card ? face(more.card) : null;
  return {
    id,
    kind: print ? "summon" : "pawn",
    seat,
    card: null,
    square,
    health: print?.health ?? 10,
    most_health: print?.health ?? 11,
    attack: value(print?.strength ?? 1),
    movement: value(print?.movement ?? 5),
    defense: 0,
    bleed: 0,
    bleed_by: null,
    skip: false,
    immune: false,
    rooted: false,
    slowed: false,
    hasted: false,
    frozen: false,
    frog: false,
    equipment: [],
    acted: [],
    attacked: [],
    moved: false,
    hurt_by: null,
    ...more,
  };
}

export const ghost = (id: number, seat: number, square: string): GenresPiece =>
  piece(id, seat, square, { kind: "ghost", health: 0 });

export function zone(id: number, card: string, square: string, more: Partial<GenresZone> = {}): GenresZone {
  const print = face(card).zone;
  return {
    id,
    card,
    seat: 1,
    effect: print?.effect ?? "damage",
    value: print?.value ?? 1,
    square,
    wide: 3,
    high: 4,
    temporary: print?.temporary ?? false,
    triggered: [],
    ...more,
  };
}

export const seat = (more: Partial<GenresSeat> = {}): GenresSeat => ({
  is_alive: true,
  health: 10,
  hand: 7,
  hand_limit: 7,
  gagged_by: [],
  died: null,
  ...more,
});

export function table(pieces: GenresPiece[] = [], more: Partial<GenresTable> = {}): GenresTable {
  return {
    options: { ask_always: true, first_player: "random", response_hold_ms: 1000 },
    seats: [seat(), seat(), seat()],
    pieces,
    zones: [],
    events: [],
    armories: [40, 40, 40, 40],
    discard: [],
    round: 1,
    first: 0,
    active: 0,
    phase: "action",
    actions: 2,
    drew: false,
    no_attacks: false,
    ends_turn: false,
    stack: [],
    queue: [],
    played: [],
    rotation: 0,
    acting: null,
    deaths: 0,
    serial: 50,
    ...more,
  };
}

export function view(facts: GenresTable = table(), own: Partial<GenresView> = {}): GenresView {
  return {
    game: "genres",
    seat: 0,
    to_act: 0,
    outcome: null,
    table: facts,
    hand: ["intermission", "chainsaw-solo"],
    known_hands: [[], [], []],
    known_tops: [[], [], [], []],
    pending: [],
    ...own,
  };
}

export function item(id: number, by: number, more: Partial<GenresItem> = {}): GenresItem {
  return {
    id,
    seat: by,
    kind: "melee",
    card: null,
    combos: [],
    actor: null,
    targets: [],
    square: null,
    aim: null,
    area: [],
    hits: [],
    text: "{seat:1} attacks.",
    ...more,
  };
}

export const option = (move: string, ...path: string[]): Option => ({ move, label: move, path });

export function question(more: Partial<Question> = {}): Question {
  const options = [option("pass", "button:pass"), option("respond stunt-double", "card:stunt-double")];
  return { seat: 0, kind: "respond", prompt: "Objection?", rule: "G-11.4", idle: null, options, ...more };
}
