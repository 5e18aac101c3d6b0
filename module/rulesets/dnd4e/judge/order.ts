import type { Reason } from "../../../model/refusal.js";
import { hasCondition } from "../../../rules/creature.js";
import { reason, when } from "../../../rules/reasons.js";
import { rowOf } from "../home-made.js";
import { FREE_OF_CHARGE, plain, type Case, type Judgement } from "./case.js";
import { priceOf } from "./price.js";

const READIABLE = ["standard", "move", "minor"];

/** A standard action that stores another for its moment (DND4-READY-001). */
export function judgeReady(judged: Case): Judgement {
  const { then } = judged.act;
  const row = then && rowOf(then.action, then, judged.actor);
  const barred = row && (!READIABLE.includes(row.type) || row.family === "ready");
  const reasons: Reason[] = !then || barred ? [reason("not-readiable")] : row ? [] : [reason("no-such-action")];
  return plain(priceOf(judged), reasons);
}

/** The whole turn is put off, or nothing of it (DND4-DELAY-001). */
export function judgeDelay({ actor }: Case): Judgement {
  const { movement, taken, heroic, granted } = actor.turn;
  return plain(FREE_OF_CHARGE, [
    ...when(hasCondition(actor, "dazed"), "condition", { condition: "dazed" }),
    ...when(movement !== null, "already-moved"),
    ...when(movement === null && (taken > 0 || (heroic && granted > 0)), "too-late"),
  ]);
}

export const judgeInitiative = (): Judgement => plain(FREE_OF_CHARGE);

/** A saving throw is made where one is due (GAP-DND4-18). */
export const judgeSave = ({ act, actor }: Case): Judgement =>
  plain(
    FREE_OF_CHARGE,
    when(!actor.turn.saves.includes(act.variant ?? ""), "no-trigger", { condition: act.variant ?? null }),
  );
