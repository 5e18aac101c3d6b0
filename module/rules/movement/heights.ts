import type { MovePlan, PlanStep } from "../../model/plan.js";
import { refusal } from "../../model/refusal.js";
import type { PlannedPath } from "./plan-path.js";

/** A planned way with what its changes of height cost: of each step the greater of both. Feet, signed, up is positive. */
export function payHeights(
  planned: PlannedPath,
  elevations: readonly number[],
  cost: (rise: number) => number,
): PlannedPath {
  const { move } = planned;
  let total = 0;
  const steps = move.steps.map((step, i): PlanStep => {
    const rise = (elevations[i + 1] ?? 0) - (elevations[i] ?? 0);
    const paid = Math.max(step.cost, cost(rise));
    total += paid;
    return { ...step, cost: paid, total, band: total <= move.budget ? "within" : "beyond" };
  });
  const raised: MovePlan = { ...move, steps, total, left: move.budget - total };
  const tooFar = raised.left < 0 ? refusal("too-far", { needed: total, left: move.budget }) : null;
  return { ...planned, move: raised, refusal: planned.refusal ?? tooFar };
}
