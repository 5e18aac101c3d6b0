import type { ActionDefinition, ActionGroup, Gait } from "../../rules/definitions.js";
import type { Action, ActionType } from "./action.js";
import { ACTION_ROWS } from "./actions.data.js";

const BY_ID: ReadonlyMap<string, Action> = new Map(ACTION_ROWS.map((row) => [row.id, row]));

/** Other spellings of the same action. */
const ALIASES: Readonly<Record<string, string>> = {
  "total-defence": "total-defense",
  "withdraw-limited": "withdraw",
};

/** The row of an action, or null where this game has no such thing. */
export const findAction = (id: string): Action | null => BY_ID.get(ALIASES[id] ?? id) ?? null;

const GROUPS: Record<ActionType, ActionGroup> = {
  standard: "main",
  "full-round": "main",
  varies: "main",
  move: "move",
  swift: "small",
  immediate: "reaction",
  free: "free",
  none: "free",
};

const SLOTS: Record<ActionType, string | null> = {
  standard: "standard",
  "full-round": "full",
  varies: null,
  move: "move",
  swift: "swift",
  immediate: "swift",
  free: null,
  none: null,
};

const GAITS: Readonly<Record<string, Gait>> = { "five-foot-step": "step", charge: "charge" };

/** The table as the screens need it. */
export const DEFINITIONS: readonly ActionDefinition[] = ACTION_ROWS.map((row) => ({
  id: row.id,
  group: GROUPS[row.type],
  slot: row.id === "five-foot-step" ? "step" : SLOTS[row.type],
  targeting: row.targeting,
  attack: row.attack ?? false,
  tactic: row.tactic ?? false,
  listed: !row.unlisted,
  provokes: row.provokes,
  ...(GAITS[row.id] && { gait: GAITS[row.id] }),
}));
