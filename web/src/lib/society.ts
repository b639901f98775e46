/** What people do with one another over HTTP: looking for a game, challenges, friends, ratings. */

import { ask } from "./api";
import type { Friends, Leaderboard, NewChallenge, NewSeek, Profile, TableInfo } from "./wire.gen";

const named = encodeURIComponent;

export const fetchLeaderboard = (game: string, before: string | null = null) =>
  ask<Leaderboard>(`/api/leaderboard/${named(game)}${before === null ? "" : `?before=${named(before)}`}`);
export const fetchProfile = (name: string) => ask<Profile>(`/api/players/${named(name)}`);

export const findGame = (seek: NewSeek) => ask<TableInfo>("/api/seeks", "POST", seek);
export const startWithBots = (table: string) => ask<TableInfo>(`/api/seeks/${named(table)}/start`, "POST", {});

export const fetchFriends = () => ask<Friends>("/api/friends");
export const befriend = (login: string) => ask<Friends>(`/api/friends/${named(login)}`, "PUT", {});
export const unfriend = (login: string) => ask<Friends>(`/api/friends/${named(login)}`, "DELETE");

export const challenge = (wanted: NewChallenge) => ask<TableInfo>("/api/challenges", "POST", wanted);
export const accept = (table: string) => ask<TableInfo>(`/api/challenges/${named(table)}`, "POST", {});
export const decline = (table: string) => ask<TableInfo>(`/api/challenges/${named(table)}`, "DELETE");
