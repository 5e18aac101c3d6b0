import type { Reason } from "../../../model/refusal.js";
import { hasFeature } from "../../../rules/creature.js";
import { TOLD_TRIGGERS } from "../../../rules/trigger.js";
import type { Deed } from "../action.js";
import { findAction } from "../actions.js";
import { findWeapon, isRanged, reachOf, weaponsOf, type Weapon } from "../attack/weapon.js";
import { standing, yardsBetween, type Place } from "../distance.js";
import type { Chosen } from "../chosen.js";
import { canSee, findFighter, type Fighter } from "../fighter.js";
import { stepLength } from "../movement/speed.js";
import { evaluatesFarther } from "../options.js";
import { reason, textOption, when, type Case } from "./case.js";
import type { Choice } from "./maneuver.js";
import { changeReasons, postureNamed } from "./posture.js";
import { sightReasons, strikeReasons, targetReasons, variantReasons, weaponFor } from "./strike.js";

type Examine = (judged: Case, choice: Choice, end: Place | null) => Reason[];

/** Whether this act does what its manoeuvre is for, or only chooses it, moves or turns. */
export function doesDeed({ act, actor }: Case, { maneuver, fresh = false }: Chosen & Partial<Choice>): boolean {
  const again = !fresh && actor.turn.acted;
  switch (maneuver.deed) {
    case null:
      return false;
    case "aim":
    case "attack":
    case "evaluate":
    case "feint":
      return act.target !== undefined;
    case "ready":
      return !again || act.with !== undefined || act.options?.ability !== undefined;
    case "wait":
      return !again || act.then !== undefined;
    case "posture":
      return true;
    case "concentrate":
    case "nothing":
      return !again;
  }
}

/** Whether the next blow of a manoeuvre is the feint that comes before it (G4-ALLOUTATTACK-005). */
export const feintsFirst = (
  { turn }: Fighter,
  { maneuver, variant, fresh = false }: Chosen & Partial<Choice>,
): boolean => maneuver.deed === "attack" && variant?.id === "feint" && (fresh || !turn.acted);

/** Why a manoeuvre can't be chosen, or what it is for can't be done, from where its doer will stand. */
export function deedReasons(judged: Case, choice: Choice, end: Place | null): Reason[] {
  const { deed } = choice.maneuver;
  const chosen = choice.fresh && deed === "attack" ? variantReasons(judged, choice) : [];
  if (deed === null || !doesDeed(judged, choice)) return chosen;
  const spent = deed !== "attack" && !choice.fresh && judged.actor.turn.acted;
  if (spent) return [reason("no-slot", { slot: "maneuver" })];
  return EXAMINE[deed](judged, choice, end);
}

const EXAMINE: Readonly<Record<Deed, Examine>> = {
  aim: aimReasons,
  attack: (judged, choice, end) =>
    feintsFirst(judged.actor, choice)
      ? [...variantReasons(judged, choice), ...feintReasons(judged, choice, end)]
      : strikeReasons(judged, choice, end),
  posture: (judged) => changeReasons(judged.actor, postureNamed(judged)),
  concentrate: () => [],
  nothing: () => [],
  evaluate: evaluateReasons,
  feint: feintReasons,
  ready: readyReasons,
  wait: waitReasons,
};

/** A weapon for shooting and a target in sight (G4-AIM-001). */
function aimReasons(judged: Case, _choice: Choice, end: Place | null): Reason[] {
  const { situation, act, actor } = judged;
  const shooting = weaponsOf(actor).filter(isRanged);
  const weapon = act.with === undefined ? (shooting[0] ?? null) : findWeapon(actor, act.with);
  return [
    ...unseenReasons(judged),
    ...when(weapon !== null && !isRanged(weapon), "wrong-weapon", { with: weapon?.id ?? null }),
    ...targetReasons({ situation, actor, action: judged.action, act }, weapon, end),
  ];
}

function unseenReasons({ situation, act, actor }: Case): Reason[] {
  const target = findFighter(situation, act.target);
  return when(target !== null && !canSee(actor, target), "cannot-see", { creature: act.target ?? null });
}

/** A foe in sight whom one could strike; by a world option one who is a step farther, too (G4-EVALUATE-001, G4-GAP-17). */
function evaluateReasons(judged: Case, _choice: Choice, end: Place | null): Reason[] {
  const { situation, act, actor } = judged;
  const target = findFighter(situation, act.target);
  if (!target) return [reason("no-target")];
  const blades = weaponsOf(actor).filter((weapon) => !isRanged(weapon) && (!act.with || weapon.id === act.with));
  const there = standing(situation, target);
  const distance = end && there ? yardsBetween(situation, end, there) : 0;
  const more = evaluatesFarther(situation) ? stepLength(actor, "walk") : 0;
  const reach = Math.max(-1, ...blades.map((weapon) => reachOf(actor, weapon).max));
  return [
    ...when(target.id === actor.id, "wrong-target", { creature: target.id }),
    ...when(blades.length === 0, "no-weapon"),
    ...unseenReasons(judged),
    ...when(blades.length > 0 && distance > reach + more, "out-of-reach", { creature: target.id, distance }),
    ...sightReasons(judged, target, end),
  ];
}

/** A feint is made with a weapon that could strike (G4-FEINT-001, G4-FEINT-002). */
function feintReasons(judged: Case, choice: Choice, end: Place | null): Reason[] {
  const weapon: Weapon | null = weaponFor(judged, { ...choice, variant: choice.variant ?? MELEE });
  const shoots = weapon !== null && isRanged(weapon);
  return [
    ...when(shoots, "wrong-weapon", { with: weapon?.id ?? null }),
    ...unseenReasons(judged),
    ...targetReasons(judged, weapon, end),
  ];
}

/** Feints are for melee, whichever weapon comes first. */
const MELEE = { id: "feint", weapons: "melee" } as const;

/** Of advantages only those that may be switched; for others the game master has the word (G4-READY-001, G4-READY-002). */
function readyReasons({ act, actor }: Case): Reason[] {
  const ability = textOption(act, "ability");
  return [
    ...when(act.with !== undefined && findWeapon(actor, act.with) === null, "no-weapon", { with: act.with ?? null }),
    ...when(ability !== null && !hasFeature(actor, `switch-${ability}`), "needs-feature", { feature: ability }),
  ];
}

const RESPONSES = ["attack", "feint", "all-out-attack", "ready"];
const TRIGGERS = ["attack", "cast", "move", "adjacent", "enters-reach", "in-reach", "leaves-reach", "approach"];

/** Four manoeuvres answer a Wait, with everything chosen beforehand that has to be (G4-WAIT-001, G4-WAIT-005). */
function waitReasons({ act }: Case): Reason[] {
  const { then, trigger, variant } = act;
  const row = then && RESPONSES.includes(then.action) ? findAction(then.action) : null;
  const variants = row?.maneuver?.variants ?? [];
  const open = variants.some(({ optional }) => !optional) && !variants.some(({ id }) => id === then?.variant);
  return [
    ...when(!row || open || (variant !== undefined && variant !== then?.action), "not-readiable", {
      action: then?.action ?? null,
    }),
    ...when(!trigger || ![...TRIGGERS, ...TOLD_TRIGGERS].includes(trigger.on), "no-trigger", {
      trigger: trigger?.on ?? null,
    }),
  ];
}
