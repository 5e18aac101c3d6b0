import type { Reason } from "../../../model/refusal.js";
import { findAction } from "../actions.js";
import { plain, reason, when, type Case, type Judgement } from "./case.js";
import { priceOf } from "./price.js";

/** An action that stores another action, or a move, for its moment (GAP-DND5-03). */
export const judgeReady = (judged: Case): Judgement => plain(priceOf(judged), thenReasons(judged));

const READIABLE = ["action", "movement"];

function thenReasons({ act }: Case): Reason[] {
  if (!act.then) return [reason("not-readiable")];
  const row = findAction(act.then.action);
  if (!row) return [reason("no-such-action")];
  return when(!READIABLE.includes(row.type) || row.family === "ready", "not-readiable", { action: row.id });
}
