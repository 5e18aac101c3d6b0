import { cellIndex, OUTSIDE } from "../../grid/board/layout.js";
import { footprintCells, isFootprintInside } from "../../grid/footprint/footprint.js";
import type { MoveGraph } from "../../grid/search/move-graph.js";
import { pathCost, type PathCharge, type StepRefusal } from "../../grid/search/path-cost.js";
import type { SlotId } from "../../model/ids.js";
import type { Band, MovePlan, PlanStep } from "../../model/plan.js";
import type { Cell } from "../../model/position.js";
import { refusal, type Refusal, type RefusalCode } from "../../model/refusal.js";

/** A further slot that could pay for more of the way, and how far it would carry. */
export interface FurtherSlot {
  readonly slot: SlotId;
  readonly allowance: number;
}

/** A way as its mover meets it. Costs and budgets in the ruleset's unit. */
export interface PathRequest {
  readonly graph: MoveGraph;
  /** Begins with the cell the mover stands on. */
  readonly path: readonly Cell[];
  readonly mode: string;
  /** What is left of the allowance that pays. */
  readonly budget: number;
  /** Slots that could be opened beyond it, for the ruler's amber. */
  readonly further?: readonly FurtherSlot[];
  /** Parity of diagonals already walked. */
  readonly parity?: 0 | 1;
  /** What each step costs beside its cell, as height does; missing: nothing. */
  readonly extras?: readonly number[];
  /** Words for the mark of ground that the mover comes to stand on, by array position: a wide one covers several cells. */
  readonly ground?: (cell: number) => readonly string[];
  /** Words for the mark of a place, by the array position of the mover's first cell there. */
  readonly marks?: (cell: number) => readonly string[];
  /** The kind of terrain that bars a barred step, by array positions; null where walls or the like do. */
  readonly barredBy?: (from: number, to: number) => string | null;
}

export interface PlannedPath {
  readonly move: MovePlan;
  readonly refusal: Refusal | null;
  /** Parity of diagonals after the way. */
  readonly parity: 0 | 1;
}

const CODES: Record<StepRefusal, RefusalCode> = {
  outside: "blocked",
  "not-adjacent-path": "not-adjacent-path",
  blocked: "blocked",
  occupied: "occupied",
};

/** The bill of a way: cost, band and marks of each step, and why it can't be gone, where it can't. */
export function planPath(request: PathRequest): PlannedPath {
  const cells = request.path.map(([column, row]) => cellIndex(request.graph.board, column, row));
  const charge = pathCost(request.graph, cells, request.parity ?? 0);
  let total = 0;
  const steps = charge.steps.map((step, i): PlanStep => {
    const cost = step.cost + (request.extras?.[i] ?? 0);
    total += cost;
    const cell = request.path[i + 1] ?? [0, 0];
    return {
      cell,
      cost,
      total,
      ...bandOf(request, total),
      marks: marksOf(request, cells[i] ?? OUTSIDE, cells[i + 1] ?? OUTSIDE),
    };
  });
  const left = request.budget - total;
  return {
    move: { path: request.path, mode: request.mode, steps, total, left, budget: request.budget },
    refusal: refuse(request, cells, charge, total),
    parity: charge.parity,
  };
}

/** Of all the ground that the step is paid for: what is covered then, or what is covered anew. Nothing off the board. */
function marksOf({ graph, ground, marks }: PathRequest, from: number, to: number): string[] {
  const covered = (cell: number): number[] => {
    const footprint = { cell, size: graph.size };
    return cell !== OUTSIDE && isFootprintInside(graph.board, footprint) ? footprintCells(graph.board, footprint) : [];
  };
  const under = covered(to);
  if (under.length === 0) return [];
  const held = graph.costsByDirection ? covered(from) : [];
  const words = ground ? under.flatMap((cell) => (held.includes(cell) ? [] : ground(cell))) : [];
  return [...new Set([...words, ...(marks?.(to) ?? [])])];
}

function bandOf(request: PathRequest, total: number): { band: Band; opens?: SlotId } {
  if (total <= request.budget) return { band: "within" };
  let reach = request.budget;
  for (const { slot, allowance } of request.further ?? []) {
    reach += allowance;
    if (total <= reach) return { band: "slot", opens: slot };
  }
  return { band: "beyond" };
}

function refuse(request: PathRequest, cells: readonly number[], charge: PathCharge, total: number): Refusal | null {
  if (charge.refused) {
    const { step, refusal: why } = charge.refused;
    const cell = request.path[step + 1] ?? null;
    const terrain = why === "blocked" ? (request.barredBy?.(cells[step] ?? -1, cells[step + 1] ?? -1) ?? null) : null;
    return refusal(CODES[why], { step, cell, ...(terrain !== null && { terrain }) });
  }
  return total > request.budget ? refusal("too-far", { needed: total, left: request.budget }) : null;
}
