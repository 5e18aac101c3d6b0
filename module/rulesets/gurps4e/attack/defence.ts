import type { Modifier } from "../../../model/roll.js";
import { findStat } from "../../../rules/creature.js";
import type { Situation } from "../../../rules/situation.js";
import type { Defence } from "../action.js";
import { dazeOf, incapacityOf, isStunned } from "../conditions.js";
import { arcFrom, standing } from "../distance.js";
import { basicSpeedOf, postureOf, type Fighter } from "../fighter.js";
import { chosenBy } from "../chosen.js";
import { barsOf } from "./bars.js";
import { part, type Test } from "./test.js";
import { isRanged, readyBlades, type Weapon } from "./weapon.js";

/** Somebody's way to meet an attack. */
export interface Guard {
  readonly defender: Fighter;
  readonly kind: Defence;
  /** What parries; null for other defences. */
  readonly weapon: Weapon | null;
  /** Null: nobody in particular. */
  readonly attacker: Fighter | null;
  readonly retreats: boolean;
  /** What the attacker has given up of its skill to be harder to stop. */
  readonly deceptive: number;
}

/** G4-GAP-04. */
const RETREAT: Readonly<Record<Defence, number>> = { dodge: 3, parry: 1, block: 1 };
const AGAIN = -4;
const STUNNED = -4;
const SIDE = -2;

/** Defences that the last manoeuvre forbids. */
export function barredBy({ options }: Situation, fighter: Fighter): readonly Defence[] {
  const chosen = chosenBy(fighter);
  return chosen ? barsOf(options, chosen).defences : [];
}

/** Whether it may still step back from an attack: once between its turns, on its feet, with its wits (G4-GAP-04). */
export function mayRetreat({ options }: Situation, fighter: Fighter): boolean {
  const chosen = chosenBy(fighter);
  const barred = chosen !== null && barsOf(options, chosen).retreat;
  const bound = incapacityOf(fighter) !== null || dazeOf(fighter) !== null || postureOf(fighter).defence < 0;
  return !barred && !bound && !fighter.turn.defencesUsed.includes("retreat");
}

/** The word under which a defence is noted: each weapon parries for itself (G4-ALLOUTDEFENSE-003). */
export const wordOf = ({ kind, weapon }: Pick<Guard, "kind" | "weapon">): string =>
  weapon ? `${kind}:${weapon.id}` : kind;

/** The number before the situation; null where there is nothing to do it with (G4-GAP-04). */
function baseOf({ defender, kind, weapon }: Guard): number | null {
  if (kind === "dodge") return findStat(defender, "dodge") ?? Math.floor(basicSpeedOf(defender)) + 3;
  if (kind === "block") return findStat(defender, "block");
  return weapon && (findStat(defender, "parry") ?? Math.floor(weapon.skill / 2) + 3);
}

/** The roll of a defence as things stand; null where it can't be made at all. */
export function defenceTest(situation: Situation, guard: Guard): Test | null {
  const { defender, kind, attacker, retreats, deceptive } = guard;
  const skill = baseOf(guard);
  if (skill === null || isHopeless(situation, guard)) return null;
  return {
    by: defender.id,
    kind: "defence",
    skill,
    modifiers: [
      ...part("maneuver", chosenBy(defender)?.variant?.defence?.[kind] ?? 0),
      ...part("posture", postureOf(defender).defence),
      ...part("stunned", isStunned(defender) ? STUNNED : 0),
      ...part("retreat", retreats ? RETREAT[kind] : 0),
      ...part("parries", AGAIN * parriesWith(guard)),
      ...part("deceptive", -deceptive),
      ...fromAttacker(situation, defender, attacker),
    ],
    ...(attacker && { target: attacker.id }),
  };
}

/** What this attacker makes of it: a feint won counts against it alone, and so does its place (G4-FEINT-003, G4-FEINT-005, G4-GAP-07). */
function fromAttacker(situation: Situation, defender: Fighter, attacker: Fighter | null): Modifier[] {
  if (!attacker) return [];
  const { feint } = attacker.turn;
  return [
    ...part("side", arcOfAttack(situation, defender, attacker) === "side" ? SIDE : 0),
    ...part("feint", feint?.target === defender.id ? -feint.margin : 0),
  ];
}

function arcOfAttack(situation: Situation, defender: Fighter, attacker: Fighter) {
  const [here, there] = [standing(situation, defender), standing(situation, attacker)];
  return here && there ? arcFrom(situation, here, there) : "front";
}

const parriesWith = ({ defender, weapon }: Guard): number =>
  weapon ? defender.turn.defencesUsed.filter((word) => word === "parry" || word === `parry:${weapon.id}`).length : 0;

/** Nothing stops what comes from behind, and some manoeuvres and states leave no defence. */
function isHopeless(situation: Situation, { defender, kind, weapon, attacker }: Guard): boolean {
  const exposed = chosenBy(defender)?.variant?.exposed === true;
  return (
    incapacityOf(defender) !== null ||
    barredBy(situation, defender).includes(kind) ||
    (weapon !== null && (!weapon.ready || (exposed && defender.turn.struck.includes(weapon.id)))) ||
    (attacker !== null && arcOfAttack(situation, defender, attacker) === "back")
  );
}

/** Everything that could be tried against an attack: a parry with each blade in hand. */
export function guardsOf(defender: Fighter, attacker: Fighter | null, deceptive = 0): Guard[] {
  const common = { defender, attacker, retreats: false, deceptive };
  return [
    { ...common, kind: "dodge", weapon: null },
    ...readyBlades(defender).map((weapon): Guard => ({ ...common, kind: "parry", weapon })),
    { ...common, kind: "block", weapon: null },
  ];
}

/** Whether an attack is of the kind that a blade can meet: arrows and bullets are not. */
export const canBeParried = (weapon: Weapon | null): boolean =>
  weapon === null || !isRanged(weapon) || weapon.kind === "thrown";
