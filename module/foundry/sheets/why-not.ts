import type { CreatureId } from "../../model/ids.js";
import type { Reason, RefusalCode } from "../../model/refusal.js";
import type { ActionDefinition } from "../../rules/definitions.js";
import type { FightSession } from "../port/fight-session.js";
import { actOf } from "./act-of.js";

/** Reasons that speak of a target, a way or a readied act which nobody has chosen yet: they grey nothing out. */
const OPEN_QUESTIONS: readonly RefusalCode[] = ["no-target", "not-readiable"];
const OF_THE_WAY: readonly RefusalCode[] = [
  "not-adjacent-path",
  "not-straight",
  "not-closer",
  "not-farther",
  "too-close",
  "too-far",
  "blocked",
  "occupied",
  "difficult-terrain",
  "out-of-reach",
  "no-target",
  "wrong-target",
  "not-hampered",
  "no-line",
];

/** Why an action can't be used now, as far as it can be said before a way or a target is chosen. */
export function reasonsAgainst(
  session: FightSession,
  creature: CreatureId,
  definition: ActionDefinition,
  attack: string | null,
): readonly Reason[] {
  const act = actOf(session, creature, definition, attack);
  const reasons = session.forecast(act).refusal?.reasons ?? [];
  const open = definition.targeting === "path" ? OF_THE_WAY : OPEN_QUESTIONS;
  return reasons.filter(({ code }) => !open.includes(code));
}
