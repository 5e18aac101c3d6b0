import type { MovePlan, Plan, PlanStep, Provocation } from "../../model/plan.js";

/** A part of a way with the index of its first cell on the whole. */
export interface PlannedPart {
  readonly plan: Plan;
  readonly from: number;
}

/**
 * One plan of parts that follow one another: their steps in a row, costs added up, strikes at the cells of the whole, every
 * slot that they pay. What is left is what the last one leaves; the first refusal stands.
 */
export function joinPlans(parts: readonly PlannedPart[]): Plan {
  const plans = parts.map(({ plan }) => plan);
  return {
    refusal: plans.find(({ refusal }) => refusal !== null)?.refusal ?? null,
    move: joinMoves(plans.flatMap(({ move }) => move ?? [])),
    provocations: parts.flatMap(({ plan, from }) => plan.provocations.map((chance) => shift(chance, from))),
    pays: plans.flatMap(({ pays }) => pays),
  };
}

function joinMoves(moves: readonly MovePlan[]): MovePlan | null {
  const last = moves.at(-1);
  if (!last) return null;
  let before = 0;
  const steps = moves.flatMap((move): PlanStep[] => {
    const shifted = move.steps.map((step) => ({ ...step, total: step.total + before }));
    before += move.total;
    return shifted;
  });
  const path = moves.flatMap((move, i) => (i === 0 ? move.path : move.path.slice(1)));
  return { path, mode: last.mode, steps, total: before, left: last.left, budget: before + last.left };
}

const shift = (chance: Provocation, by: number): Provocation =>
  typeof chance.step === "number" ? { ...chance, step: chance.step + by } : chance;
