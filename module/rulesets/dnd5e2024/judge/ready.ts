import type { Reason } from "../../../model/refusal.js";
import { rowOf } from "../home-made.js";
import { plain, reason, when, type Case, type Judgement } from "./case.js";
import { priceOf } from "./price.js";

/** An action that stores another action, or a move, for its moment (GAP-DND5-03). */
export const judgeReady = (judged: Case): Judgement => plain(priceOf(judged), thenReasons(judged));

const READIABLE = ["action", "movement"];

function thenReasons({ act, actor }: Case): Reason[] {
  if (!act.then) return [reason("not-readiable")];
  const row = rowOf(act.then.action, act.then, actor);
  if (!row) return [reason("no-such-action")];
  return when(!READIABLE.includes(row.type) || row.family === "ready", "not-readiable", { action: row.id });
}
