import type { Reason } from "../../../model/refusal.js";
import { findStat, hasCondition, hasFeature, isEnemy, vitalOf } from "../../../rules/creature.js";
import { reason, when } from "../../../rules/reasons.js";
import { grabberOf, isSurpriseRound } from "../conditions.js";
import { gapBetween } from "../distance.js";
import { findFighter, type Fighter } from "../fighter.js";
import { plain, type Case, type Judgement } from "./case.js";
import { priceOf } from "./price.js";

/** Actions that change a state, or nothing that the rules count. */
export const judgeSimple = (judged: Case): Judgement => plain(priceOf(judged), REASONS[judged.action.id]?.(judged));

const REASONS: Readonly<Record<string, (judged: Case) => Reason[]>> = {
  "second-wind": windReasons,
  "action-point": pointReasons,
  "aid-another": aidReasons,
  "administer-potion": potionReasons,
  "sustain-grab": holdReasons,
  "end-grab": holdReasons,
  "drop-prone": ({ actor }) => when(hasCondition(actor, "prone"), "posture", { condition: "prone" }),
};

/** Player characters, and whom a stat block names; once an encounter; for a surge (DND4-2WIND-001, 003 and 004). */
function windReasons({ actor }: Case): Reason[] {
  return [
    ...when(actor.profile.kind !== "pc" && !hasFeature(actor, "second-wind"), "needs-feature", {
      feature: "second-wind",
    }),
    ...when(actor.turn.winded, "once-per-encounter"),
    ...when((vitalOf(actor, "surges") ?? 1) < 1, "no-resource", { resource: "surges" }),
  ];
}

/** Action points left: one for a player character at first, none for others (DND4-AP-001). */
export const pointsOf = (creature: Fighter): number =>
  vitalOf(creature, "actionPoints") ?? (creature.profile.kind === "pc" ? 1 : 0);

/** What a point buys; `feature`: something else than an action (DND4-AP-004, DND4-AP-005). */
const BOUGHT = ["standard", "move", "minor", "feature"];

/** Not in a surprise round; one an encounter for player characters (DND4-AP-002, DND4-AP-003). */
function pointReasons({ situation, act, actor }: Case): Reason[] {
  const again = actor.turn.heroic && actor.profile.kind === "pc";
  return [
    ...when(!BOUGHT.includes(act.variant ?? "standard"), "no-such-action", { variant: act.variant ?? null }),
    ...when(isSurpriseRound(situation), "limited"),
    ...when(again, "once-per-encounter"),
    ...when(pointsOf(actor) < 1, "no-resource", { resource: "actionPoints" }),
  ];
}

/** Helpers that count for one check (GAP-DND4-06). */
const MOST_HELP = 8;

/** Somebody on one's side in the next square (DND4-AID-001). */
function aidReasons({ situation, act, actor }: Case): Reason[] {
  const target = findFighter(situation, act.target);
  if (!target) return [reason("no-target")];
  const creature = target.id;
  const distance = gapBetween(situation, actor, target);
  return [
    ...when(creature === actor.id || isEnemy(target, actor), "wrong-target", { creature }),
    ...when(distance > 1, "out-of-reach", { creature, distance }),
    ...when(target.turn.aid >= MOST_HELP, "too-many", { creature }),
  ];
}

/** Down the throat of somebody in the next square. */
function potionReasons({ situation, act, actor }: Case): Reason[] {
  const target = findFighter(situation, act.target);
  if (!target) return [reason("no-target")];
  const distance = gapBetween(situation, actor, target);
  return when(distance > 1, "out-of-reach", { creature: target.id, distance });
}

/** The difficulty of helping (GAP-DND4-06). */
export const aidDifficulty = (helper: Fighter): number => 10 + Math.floor((findStat(helper, "level") ?? 1) / 2);

function holdReasons({ situation, act, actor }: Case): Reason[] {
  const target = findFighter(situation, act.target);
  if (!target) return [reason("no-target")];
  return when(grabberOf(target) !== actor.id, "wrong-target", { creature: target.id });
}
