import { columnOf, rowOf } from "../../grid/board/layout.js";
import { costTo, endableCells, tracePath, type Flood } from "../../grid/search/flood.js";
import type { JsonObject } from "../../kernel/json.js";
import type { Plan, PlanStep } from "../../model/plan.js";
import type { Cell } from "../../model/position.js";

/**
 * Where a creature could end a movement, as the ruleset itself judges the cheapest way there. Every way says of all the
 * cells that it passes what they cost, so that far fewer ways are judged than cells are found. A way that is refused
 * for anything but its length says nothing of the cells on it: those are judged by themselves.
 */
export function surveyReach(found: Flood, judge: (path: readonly Cell[]) => Plan): ReachedCell[] {
  const { board } = found.graph;
  const toCell = (index: number): Cell => [columnOf(board, index), rowOf(board, index)];
  const answered = new Map<number, ReachedCell | null>();
  const ends = endableCells(found).filter((cell) => costTo(found, cell) > 0);
  for (const end of ends.toReversed()) {
    if (answered.has(end)) continue;
    const way = tracePath(found, end);
    const plan = judge(way.map(toCell));
    const barred = plan.refusal?.reasons.some(({ code }) => code !== "too-far") ?? false;
    if (barred || !plan.move) {
      answered.set(end, null);
      continue;
    }
    plan.move.steps.forEach((step, i) => {
      const cell = way[i + 1];
      // The cheapest way to a cell on the way may be another one, where diagonals count in turn.
      if (cell !== undefined && step.total === costTo(found, cell) && !answered.has(cell))
        answered.set(cell, reachedBy(step, toCell(cell)));
    });
    if (!answered.has(end)) answered.set(end, null);
  }
  return ends.flatMap((cell) => answered.get(cell) ?? []);
}

/** A cell where a movement could end. */
export interface ReachedCell extends JsonObject {
  readonly cell: readonly [number, number];
  /** The further slot that it takes; null: within what is left. */
  readonly opens: string | null;
}

/** What a step says of the cell it enters; null beyond everything. */
export const reachedBy = (step: PlanStep, [column, row]: Cell): ReachedCell | null =>
  step.band === "beyond" ? null : { cell: [column, row], opens: step.opens ?? null };
