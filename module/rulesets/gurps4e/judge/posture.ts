import type { Reason } from "../../../model/refusal.js";
import { postureOf, type Fighter } from "../fighter.js";
import { findPosture, type Posture } from "../postures.data.js";
import { chosenBy, strideOf } from "../chosen.js";
import { FREE_OF_CHARGE, judgement, reason, textOption, when, type Case, type Judgement, type Price } from "./case.js";

/** The posture that an act names, as its variant or among its options. */
export const postureNamed = ({ act }: Case): Posture | null => findPosture(act.variant ?? textOption(act, "posture"));

/** Any posture from any, but from lying only to what isn't upright (G4-POSTURE-001, G4-POSTURE-002). */
export function changeReasons(actor: Fighter, to: Posture | null): Reason[] {
  if (!to) return [reason("no-such-action")];
  const from = postureOf(actor);
  const upright = to.id === "standing" || to.id === "crouching";
  return when(from.id === to.id || (from.lies === true && upright), "posture", { from: from.id, to: to.id });
}

/** Down on a knee or up from it by the step of a manoeuvre (G4-POSTURE-003). */
export function kneelReasons(actor: Fighter, to: Posture | null): Reason[] {
  const ends = [postureOf(actor).id, to?.id ?? ""].sort().join();
  const { stepUsed, stepped } = actor.turn;
  return [
    ...when(ends !== "kneeling,standing", "posture", { from: postureOf(actor).id, to: to?.id ?? null }),
    ...when(stepUsed || stepped > 0, "already-stepped"),
  ];
}

/** A change of posture that isn't the manoeuvre of the turn: with its step, or ducking, which costs nothing; null otherwise. */
export function judgeAside(judged: Case): Judgement | null {
  const { act, actor } = judged;
  if (judged.action.id !== "change-posture") return null;
  const to = postureNamed(judged);
  if (act.pay === "step") {
    const chosen = chosenBy(actor);
    const price: Price = { reasons: [], pays: ["step"], spend: { stepUsed: true } };
    const without = when(!chosen || strideOf(chosen) !== "step", "step-excluded");
    return judgement(price, [...without, ...kneelReasons(actor, to)]);
  }
  const ducks = [postureOf(actor).id, to?.id ?? ""].sort().join() === "crouching,standing";
  return ducks ? judgement(FREE_OF_CHARGE, []) : null;
}
