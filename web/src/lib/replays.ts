/** What the server says about matches that are over. */

import { ask } from "./api";
import type { BranchPlan, Comment, Frames, NewComment, Replay, TableInfo } from "./wire.gen";

function query(seat: number | null, isOpen: boolean): string {
  return new URLSearchParams({
    ...(seat !== null && { seat: String(seat) }),
    ...(isOpen && { open: "true" }),
  }).toString();
}

const path = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const fetchReplay = (id: string, seat: number | null, isOpen: boolean) =>
  ask<Replay>(`${path(id)}/replay?${query(seat, isOpen)}`);
export const fetchFrames = (id: string, seat: number | null, isOpen: boolean, first: number) =>
  ask<Frames>(`${path(id)}/replay/frames?first=${first}&${query(seat, isOpen)}`);
export const addComment = (id: string, comment: NewComment) => ask<Comment>(`${path(id)}/comments`, "POST", comment);
export const removeComment = (id: string, comment: string) =>
  ask<undefined>(`${path(id)}/comments/${encodeURIComponent(comment)}`, "DELETE");
export const openBranch = (id: string, plan: BranchPlan) => ask<TableInfo>(`${path(id)}/branch`, "POST", plan);
