import type { JsonObject } from "../../../kernel/json.js";
import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import type { Modifier } from "../../../model/roll.js";
import { sum } from "../../../rules/dice.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { statOf, vitalOf } from "../fighter.js";
import { toJson } from "../state.js";
import { armourAgainst } from "./armour-class.js";
import { loseConcentration, strainDc, strainsOf, type Strain } from "./concentration.js";
import { planDamage, type Damage, type DamagePlan } from "./damage.js";
import { changeVital, injure } from "./injure.js";
import type { Strike } from "./strike-order.js";
import { attackModifiers } from "./strike-plan.js";
import { countsAsArmed } from "./weapon.js";

/** Where a strike goes next: another step of it, or its end with what it came to. */
export type StrikeTurn =
  | { readonly over: false; readonly step: Step }
  | { readonly over: true; readonly facts: readonly Fact[]; readonly hit: boolean };

/** How far a strike has come; kept in the progress of the task that makes it. */
interface StrikeProgress {
  readonly phase?: "attack" | "confirmation" | "damage" | "concentration";
  readonly face?: number;
  readonly critical?: boolean;
  readonly damage?: number;
  readonly strains?: readonly Strain[];
}

const D20 = [{ count: 1, sides: 20 }] as const;

/** One blow or shot, from its attack roll to what its damage breaks: PF1-CRIT-001 to 009, PF1-GAP-07. */
export function advanceStrike(situation: Situation, task: Task, strike: Strike, stored: JsonObject): StrikeTurn {
  const progress: StrikeProgress = stored;
  switch (progress.phase) {
    case "attack":
      return resolveAttack(situation, task, strike);
    case "confirmation":
      return resolveConfirmation(situation, task, strike, progress);
    case "damage":
      return resolveDamage(situation, task, strike, progress);
    case "concentration":
      return resolveConcentration(task, strike, progress);
    case undefined:
    default:
      return askAttack(situation, strike, "attack", { phase: "attack" });
  }
}

const total = (modifiers: readonly Modifier[]): number => sum(modifiers.map(({ value }) => value));

function askAttack(situation: Situation, strike: Strike, kind: string, progress: StrikeProgress): StrikeTurn {
  const { attacker, target } = strike;
  const modifiers = attackModifiers(situation, strike);
  const request = { by: attacker.id, kind, dice: D20, modifiers, target: target.id };
  return { over: false, step: { kind: "roll", facts: [], request, progress: toJson(progress) } };
}

function resolveAttack(situation: Situation, task: Task, strike: Strike): StrikeTurn {
  const face = task.faces?.[0];
  const bonus = total(attackModifiers(situation, strike));
  const hit = face !== undefined && hits(situation, face, bonus, strike);
  if (!hit) return miss(situation, strike, face ?? null);
  if (face >= strike.weapon.threat)
    return askAttack(situation, strike, "confirmation", { phase: "confirmation", face });
  return askDamage(
    situation,
    task,
    strike,
    rolled(situation, strike, "attack", face, { hit: true, critical: false }),
    false,
  );
}

/** A natural 20 hits, a natural 1 misses, and ties hit. */
const hits = (situation: Situation, face: number, bonus: number, strike: Strike): boolean =>
  face === 20 || (face !== 1 && face + bonus >= armourAgainst(situation, strike));

function miss(situation: Situation, strike: Strike, face: number | null): StrikeTurn {
  const facts = rolled(situation, strike, "attack", face, { hit: false, critical: false });
  return { over: true, facts: [...facts, outcome(strike, false, false, null)], hit: false };
}

/** A threat is confirmed by a second roll with the same modifiers (PF1-CRIT-002). */
function resolveConfirmation(
  situation: Situation,
  task: Task,
  strike: Strike,
  { face = 20 }: StrikeProgress,
): StrikeTurn {
  const second = task.faces?.[0];
  const critical = second !== undefined && hits(situation, second, total(attackModifiers(situation, strike)), strike);
  const facts = [
    ...rolled(situation, strike, "attack", face, { hit: true, critical }),
    ...rolled(situation, strike, "confirmation", second ?? null, { hit: critical, critical }),
  ];
  return askDamage(situation, task, strike, facts, critical);
}

function askDamage(
  situation: Situation,
  task: Task,
  strike: Strike,
  facts: readonly Fact[],
  critical: boolean,
): StrikeTurn {
  const plan = planDamage(situation, strike, critical);
  if (!plan) return { over: true, facts: [...facts, outcome(strike, true, critical, null)], hit: true };
  if (plan.dice.length === 0) return deal(situation, task, strike, { plan, critical, facts, faces: [] });
  const { attacker, target } = strike;
  const modifiers = [{ label: "base", value: plan.flat }];
  const request = { by: attacker.id, kind: "damage", dice: plan.dice, modifiers, target: target.id };
  return { over: false, step: { kind: "roll", facts, request, progress: { phase: "damage", critical } } };
}

function resolveDamage(
  situation: Situation,
  task: Task,
  strike: Strike,
  { critical = false }: StrikeProgress,
): StrikeTurn {
  const plan = planDamage(situation, strike, critical);
  return plan
    ? deal(situation, task, strike, { plan, critical, facts: [], faces: task.faces })
    : { over: true, facts: [outcome(strike, true, critical, null)], hit: true };
}

interface Blow {
  readonly plan: DamagePlan;
  readonly critical: boolean;
  readonly facts: readonly Fact[];
  readonly faces: readonly number[] | null;
}

/** The damage is done, and whoever concentrates may lose what it concentrates on. */
function deal(situation: Situation, task: Task, strike: Strike, { plan, critical, facts, faces }: Blow): StrikeTurn {
  const damage = faces ? plan.read(faces) : { amount: null, vitals: {} };
  const dealt = [
    ...facts,
    outcome(strike, true, critical, damage.amount),
    ...damageFacts(strike, faces, plan.flat, damage),
  ];
  const strains = damage.amount === null ? [] : strainsOf(situation, strike.target, task.id);
  return askConcentration(strike, dealt, damage.amount ?? 0, strains);
}

function damageFacts(strike: Strike, faces: readonly number[] | null, flat: number, damage: Damage): Fact[] {
  const { target, weapon } = strike;
  const nonlethal = weapon.kind === "unarmed" && !strike.lethal && !isDeadly(strike);
  const roll: Fact[] = faces
    ? [
        {
          type: "RollResolved",
          roll: {
            by: strike.attacker.id,
            kind: "damage",
            faces,
            total: damage.amount ?? sum(Object.values(damage.vitals)),
            bonus: flat,
            modifiers: [{ label: "base", value: flat }],
          },
          target: target.id,
        },
      ]
    : [];
  const drained = Object.entries(damage.vitals).map(([vital, points]) =>
    changeVital(target, vital, (vitalOf(target, vital) ?? 0) + points),
  );
  return [...roll, ...drained, ...(damage.amount === null ? [] : injure(target, damage.amount, nonlethal))];
}

/** Trained hands may mean to kill without a penalty; by default they too only stun (PF1-ATTACK-006, PF1-ATTACK-008). */
const isDeadly = ({ attacker, lethal }: Strike): boolean => lethal === true && countsAsArmed(attacker);

function askConcentration(
  strike: Strike,
  facts: readonly Fact[],
  damage: number,
  strains: readonly Strain[],
): StrikeTurn {
  if (strains.length === 0) return { over: true, facts, hit: true };
  const { target } = strike;
  const modifiers = [{ label: "concentration", value: statOf(target, "concentration", 0) }];
  const request = { by: target.id, kind: "concentration", dice: D20, modifiers };
  const progress: StrikeProgress = { phase: "concentration", damage, strains };
  return { over: false, step: { kind: "roll", facts, request, progress: toJson(progress) } };
}

function resolveConcentration(task: Task, strike: Strike, { damage = 0, strains = [] }: StrikeProgress): StrikeTurn {
  const [strain, ...rest] = strains;
  if (!strain) return { over: true, facts: [], hit: true };
  const { target } = strike;
  const bonus = statOf(target, "concentration", 0);
  const face = task.faces?.[0];
  const against = strainDc(strain, damage);
  const kept = face !== undefined && face + bonus >= against;
  const roll = {
    by: target.id,
    kind: "concentration",
    faces: task.faces ?? [],
    total: (face ?? 0) + bonus,
    bonus,
    modifiers: [{ label: "concentration", value: bonus }],
    hit: kept,
    against,
  };
  const facts: Fact[] = [{ type: "RollResolved", roll }, ...(kept ? [] : [loseConcentration(target, strain)])];
  return askConcentration(strike, facts, damage, rest);
}

function rolled(
  situation: Situation,
  strike: Strike,
  kind: string,
  face: number | null,
  { hit, critical }: { hit: boolean; critical: boolean },
): Fact[] {
  const modifiers = attackModifiers(situation, strike);
  const bonus = total(modifiers);
  const faces = face === null ? [] : [face];
  const against = armourAgainst(situation, strike);
  const roll = {
    by: strike.attacker.id,
    kind,
    faces,
    total: sum(faces) + bonus,
    bonus,
    modifiers,
    hit,
    critical,
    against,
  };
  return [{ type: "RollResolved", roll, target: strike.target.id }];
}

const outcome = (strike: Strike, hit: boolean, critical: boolean, damage: number | null): Fact => ({
  type: "StrikeResolved",
  by: strike.attacker.id,
  target: strike.target.id,
  with: strike.weapon.id,
  hit,
  critical,
  damage,
  provoked: strike.provokedBy !== undefined && strike.provokedBy !== null,
});
