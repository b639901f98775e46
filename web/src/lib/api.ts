/** The server's HTTP side. Every failure is an error with a sentence that can be shown. */

import type {
  DeckCheck,
  DeckInfo,
  GameInfo,
  Lobby,
  Me,
  NewReport,
  NewTable,
  NewTie,
  TableInfo,
  Thanks,
  TieInfo,
  YourTables,
} from "./wire.gen";

export class ServerSays extends Error {}

/** Ask the server for *path*; where it has nothing to answer, that is undefined. */
export async function ask<Answer>(path: string, method = "GET", body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ServerSays("The server cannot be reached. Check your connection and try again.");
  }
  if (!response.ok) throw new ServerSays(await sentenceOf(response));
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

/** Return the sentence of a refusal; the status alone when there is none. */
async function sentenceOf(response: Response): Promise<string> {
  const said: unknown = await response.json().catch(() => null);
  if (typeof said === "object" && said !== null) {
    if ("sentence" in said && typeof said.sentence === "string") return said.sentence;
    if ("detail" in said && typeof said.detail === "string") return said.detail;
  }
  return `The server refused this (${response.status}). Please try again.`;
}

export const fetchMe = () => ask<Me>("/api/me");
export const rename = (name: string) => ask<Me>("/api/me", "PUT", { name });
export const fetchGames = () => ask<GameInfo[]>("/api/games");
export const fetchDecks = (game: string) => ask<DeckInfo[]>(`/api/games/${game}/decks`);
export const checkDeck = (game: string, deck: string) =>
  ask<DeckCheck>(`/api/games/${game}/decks/check`, "POST", { deck });
export const fetchLobby = () => ask<Lobby>("/api/tables");
export const fetchYourTables = (before: string | null) =>
  ask<YourTables>(`/api/me/tables${before === null ? "" : `?before=${encodeURIComponent(before)}`}`);
export const openTable = (table: NewTable) => ask<TableInfo>("/api/tables", "POST", table);
export const fetchTies = () => ask<TieInfo[]>("/api/ties");
export const tie = (made: NewTie) => ask<TieInfo[]>("/api/ties", "POST", made);
export const untie = (id: string) => ask<TieInfo[]>(`/api/ties/${encodeURIComponent(id)}`, "DELETE");
export const report = (table: string, made: NewReport) =>
  ask<Thanks>(`/api/tables/${encodeURIComponent(table)}/reports`, "POST", made);

/** Return the level that suits most people: the middle one. */
export function middleLevel(game: GameInfo): string | null {
  return game.bots[Math.floor(game.bots.length / 2)]?.level ?? null;
}

/** Open a private table against bots and begin at once. */
export function playNow(game: GameInfo, level: string): Promise<TableInfo> {
  const bots = Array.from({ length: game.usual - 1 }, () => ({ kind: "bot" as const, level }));
  return openTable({ game: game.id, seats: [{ kind: "me" }, ...bots], public: false, start: true });
}

/** Open a private table whose other seats wait for friends. */
export function playFriend(game: GameInfo): Promise<TableInfo> {
  const friends = Array.from({ length: game.usual - 1 }, () => ({ kind: "open" as const }));
  return openTable({ game: game.id, seats: [{ kind: "me" }, ...friends], public: false });
}
