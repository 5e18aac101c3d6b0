import type { Reason } from "../../../model/refusal.js";
import { DEFENCES, type Defence } from "../action.js";
import { barredBy, defenceTest, wordOf, type Guard } from "../attack/defence.js";
import { findWeapon, isRanged, readyBlades } from "../attack/weapon.js";
import { incapacityOf } from "../conditions.js";
import { attackOn, isOpen, triedAgainst, type Attack } from "../provoke/defences.js";
import { retreatReasons } from "../provoke/retreats.js";
import { costless, judgement, reason, when, type Case, type Judgement, type Price } from "./case.js";
import { deceptionOf } from "../attack/optional.js";

/** The defence that an action of this family is. */
const defenceOf = ({ action }: Case): Defence => DEFENCES.find((kind) => kind === action.id) ?? "dodge";

/** How an act meets an attack: with what, from where; a parry without a weapon named is made with the first at hand. */
export function guardOf(judged: Case, attack: Attack): Guard {
  const { situation, act, actor } = judged;
  const kind = defenceOf(judged);
  const tried = triedAgainst(actor, attack);
  const blades = readyBlades(actor).filter((weapon) => !tried.includes(wordOf({ kind, weapon })));
  const weapon = act.with === undefined ? (blades[0] ?? readyBlades(actor)[0] ?? null) : findWeapon(actor, act.with);
  return {
    defender: actor,
    kind,
    weapon: kind === "parry" ? weapon : null,
    attacker: attack.attacker,
    retreats: act.options?.retreat === true,
    deceptive: deceptionOf(situation, attack.task.act),
  };
}

/** An active defence answers an attack that has hit, and nothing else (G4-ECONOMY-003, G4-GAP-04). */
export function judgeDefence(judged: Case): Judgement {
  const { situation, act, actor } = judged;
  const attack = attackOn(situation, actor, act.target);
  const kind = defenceOf(judged);
  const free: Price = { reasons: [], pays: [kind], spend: {} };
  if (!attack) {
    const excluded = barredBy(situation, actor).includes(kind);
    return judgement(free, [reason(excluded ? "defence-excluded" : "no-trigger")]);
  }
  const guard = guardOf(judged, attack);
  return judgement(
    free,
    [
      ...guardReasons(judged, guard, attack),
      ...(guard.retreats ? retreatReasons(situation, actor, attack, act.path) : []),
    ],
    guard.retreats && act.path ? costless(act.path, "retreat") : null,
  );
}

function guardReasons({ situation, act, actor }: Case, guard: Guard, attack: Attack): Reason[] {
  const unable = incapacityOf(actor);
  if (unable !== null) return [reason("condition", { condition: unable })];
  if (guard.kind === "parry" && guard.weapon === null) return [reason("no-weapon", { with: act.with ?? null })];
  if (guard.weapon && isRanged(guard.weapon)) return [reason("wrong-weapon", { with: guard.weapon.id })];
  if (guard.weapon && !guard.weapon.ready) return [reason("not-ready", { with: guard.weapon.id })];
  if (guard.kind === "block" && actor.turn.defencesUsed.includes("block")) return [reason("once-per-round")];
  const none = defenceTest(situation, guard) === null;
  return when(none || !isOpen(situation, guard, attack), "defence-excluded", { defence: guard.kind });
}
