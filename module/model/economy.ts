import type { JsonObject } from "../kernel/json.js";
import type { SlotId } from "./ids.js";

/** How the tempo strip draws a slot. */
export const SLOT_SHAPES = ["main", "move", "small", "reaction", "free"] as const;
export type SlotShape = (typeof SLOT_SHAPES)[number];

export interface SlotView {
  readonly slot: SlotId;
  readonly shape: SlotShape;
  readonly left: number;
  readonly max: number;
  /** Spent in advance: it is owed, not used. */
  readonly owed: boolean;
}

/** A movement allowance in the ruleset's unit. */
export interface MovementView {
  readonly budget: number;
  readonly walked: number;
  readonly left: number;
}

/** What a creature may still do this turn: for strip, sheet, tracker and ruler alike. */
export interface Economy {
  readonly slots: readonly SlotView[];
  readonly movement: MovementView | null;
  /** The same by the ruleset's economy keys (`scenarios/FORMAT.md`). */
  readonly values: JsonObject;
}
