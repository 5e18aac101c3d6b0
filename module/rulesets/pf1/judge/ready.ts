import type { Reason } from "../../../model/refusal.js";
import { rowOf } from "../home-made.js";
import { reason, when, type Case, type Judgement } from "./case.js";
import { priceOf } from "./price.js";

const READIABLE = ["standard", "move", "swift", "free"];

/** A standard action that stores another for its moment (PF1-ACTION-001, PF1-GAP-12). */
export const judgeReady = (judged: Case): Judgement => ({
  price: priceOf(judged),
  reasons: thenReasons(judged),
  move: null,
  provocations: [],
});

function thenReasons({ act, actor }: Case): Reason[] {
  if (!act.then) return [reason("not-readiable")];
  const row = rowOf(act.then.action, act.then, actor);
  return row
    ? when(!READIABLE.includes(row.type) || row.family === "ready", "not-readiable", { action: row.id })
    : [reason("no-such-action")];
}
