import type { ActionDefinition, ActionGroup } from "../../rules/definitions.js";
import type { Action, ActionType } from "./action.js";
import { ACTION_ROWS } from "./actions.data.js";
import { tradesFor } from "./slots.js";

const BY_ID: ReadonlyMap<string, Action> = new Map(ACTION_ROWS.map((row) => [row.id, row]));

/** The row of an action, or null where this game has no such thing. */
export const findAction = (id: string): Action | null => BY_ID.get(id) ?? null;

const GROUPS: Record<ActionType, ActionGroup> = {
  standard: "main",
  move: "move",
  minor: "small",
  immediate: "reaction",
  opportunity: "reaction",
  free: "free",
  none: "free",
};

/** The table as the screens need it. */
export const DEFINITIONS: readonly ActionDefinition[] = ACTION_ROWS.map((row) => ({
  id: row.id,
  group: GROUPS[row.type],
  slot: row.type === "free" || row.type === "none" ? null : row.type,
  targeting: row.targeting ?? "none",
  attack: row.attack ?? false,
  tactic: row.tactic ?? false,
  listed: !row.unlisted,
  provokes: row.provokes ?? "no",
  ...(tradesFor(row.type).length > 0 && { trades: tradesFor(row.type) }),
  ...(row.alone && { alone: row.alone }),
  ...(row.aimed && { aimed: row.aimed }),
  ...(row.gait && { gait: row.gait }),
}));
