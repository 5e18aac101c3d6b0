import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import type { RollRequest } from "../../../model/roll.js";
import { readTest, requestTest, type Test } from "../../../rules/d20.js";
import { sum } from "../../../rules/dice.js";
import type { Situation } from "../../../rules/situation.js";
import { toJson } from "../../../rules/turn-state.js";
import { statOf, vitalOf } from "../fighter.js";
import { loseConcentration, strainDc, strainsOf, type Strain } from "./concentration.js";
import { planDamage, type Damage, type DamagePlan } from "./damage.js";
import { changeVital, injure } from "./injure.js";
import type { Strike } from "./strike-order.js";
import { outcome, type StrikeProgress, type StrikeTurn } from "./strike-turn.js";
import { countsAsArmed } from "./weapon.js";

type Asked = Omit<RollRequest, "id" | "task">;

/** Throws the damage of a hit; one without dice deals it at once. */
export function askDamage(
  situation: Situation,
  task: Task,
  strike: Strike,
  facts: readonly Fact[],
  critical: boolean,
): StrikeTurn {
  const plan = planDamage(situation, strike, critical);
  if (!plan) return { over: true, facts: [...facts, outcome(strike, true, critical, null)], hit: true };
  if (plan.dice.length === 0) return deal(situation, task, strike, { plan, critical, facts, faces: [] });
  const request = damageRequest(strike, plan);
  return { over: false, step: { kind: "roll", facts, request, progress: { phase: "damage", critical } } };
}

export const damageRequest = ({ attacker, target }: Strike, { dice, flat }: DamagePlan): Asked => ({
  by: attacker.id,
  kind: "damage",
  dice,
  modifiers: [{ label: "base", value: flat }],
  target: target.id,
});

export function resolveDamage(
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

const keepingUp = ({ target }: Strike, against: number): Test => ({
  by: target.id,
  kind: "concentration",
  modifiers: [{ label: "concentration", value: statOf(target, "concentration", 0) }],
  against,
});

function askConcentration(
  strike: Strike,
  facts: readonly Fact[],
  damage: number,
  strains: readonly Strain[],
): StrikeTurn {
  const [strain] = strains;
  if (!strain) return { over: true, facts, hit: true };
  const request = requestTest(keepingUp(strike, strainDc(strain, damage)));
  const progress: StrikeProgress = { phase: "concentration", damage, strains };
  return { over: false, step: { kind: "roll", facts, request, progress: toJson(progress) } };
}

export function resolveConcentration(
  task: Task,
  strike: Strike,
  { damage = 0, strains = [] }: StrikeProgress,
): StrikeTurn {
  const [strain, ...rest] = strains;
  if (!strain) return { over: true, facts: [], hit: true };
  const { hit, fact } = readTest(keepingUp(strike, strainDc(strain, damage)), task.faces);
  return askConcentration(strike, [fact, ...(hit ? [] : [loseConcentration(strike.target, strain)])], damage, rest);
}
