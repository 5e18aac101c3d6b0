import type { Economy, SlotShape, SlotView } from "../../model/economy.js";
import type { SlotId } from "../../model/ids.js";

/** One beat of the turn: still there, used up, spent in advance, or about to be spent. */
export type MarkState = "left" | "spent" | "owed" | "planned";

export interface StripSlot {
  readonly slot: SlotId;
  readonly shape: SlotShape;
  readonly marks: readonly MarkState[];
  /** What a pool too big for single marks still holds; null: the marks say it. */
  readonly count: number | null;
}

/** The movement ruler, in cells. */
export interface StripRuler {
  readonly cells: number;
  readonly walked: number;
  readonly planned: number;
}

/** What the tempo strip draws. */
export interface StripView {
  readonly slots: readonly StripSlot[];
  /** Main and move slot are joined into one bar: a full-round action is still possible. */
  readonly joined: boolean;
  readonly ruler: StripRuler | null;
}

/** What somebody considers doing: the slots it takes, and its way. */
export interface StripPlan {
  readonly pays: readonly SlotId[];
  readonly move: { readonly total: number } | null;
}

/** More marks than this are one mark with a number. */
const MOST_MARKS = 3;
/** Key of a full-round action, which takes main and move together. */
export const FULL = "full";

/** The strip of an economy, in the face's order; unnamed slots follow. `cellLength` is in the ruleset's unit. */
export function buildStrip(
  economy: Economy,
  order: readonly SlotId[],
  cellLength: number,
  plan: StripPlan | null = null,
): StripView {
  const rank = (slot: SlotId): number => (order.includes(slot) ? order.indexOf(slot) : order.length);
  const slots = economy.slots.toSorted((a, b) => rank(a.slot) - rank(b.slot));
  return {
    slots: slots.filter(({ max, owed }) => max > 0 || owed).map((slot) => buildSlot(slot, plan)),
    joined: economy.values[FULL] === true,
    ruler: buildRuler(economy, cellLength, plan),
  };
}

function buildSlot({ slot, shape, left, max, owed }: SlotView, plan: StripPlan | null): StripSlot {
  if (max > MOST_MARKS) return { slot, shape, marks: [left > 0 ? "left" : "spent"], count: left };
  const planned = plan?.pays.filter((paid) => paid === slot).length ?? 0;
  const marks = Array.from({ length: Math.max(1, max) }, (_, i): MarkState => {
    if (owed) return "owed";
    if (i >= left) return "spent";
    return i >= left - planned ? "planned" : "left";
  });
  return { slot, shape, marks, count: null };
}

function buildRuler({ movement }: Economy, cellLength: number, plan: StripPlan | null): StripRuler | null {
  if (!movement || movement.budget + movement.walked <= 0) return null;
  const total = Math.max(movement.budget, movement.walked + movement.left);
  return {
    cells: total / cellLength,
    walked: movement.walked / cellLength,
    planned: Math.min(plan?.move?.total ?? 0, movement.left) / cellLength,
  };
}
