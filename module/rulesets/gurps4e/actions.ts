import type { ActionDefinition } from "../../rules/definitions.js";
import type { Action } from "./action.js";
import { ACTION_ROWS } from "./actions.data.js";

const BY_ID: ReadonlyMap<string, Action> = new Map(ACTION_ROWS.map((row) => [row.id, row]));

/** The row of an action, or null where this game has no such thing. */
export const findAction = (id: string): Action | null => BY_ID.get(id) ?? null;

/** The table as the screens need it. Nothing provokes here (G4-GAP-19). */
export const DEFINITIONS: readonly ActionDefinition[] = ACTION_ROWS.map((row) => ({
  id: row.id,
  group: row.group,
  slot: row.family === "maneuver" ? "maneuver" : row.family === "step" ? "step" : null,
  targeting: row.targeting,
  attack: row.attack ?? false,
  tactic: row.tactic ?? false,
  listed: !row.unlisted,
  provokes: "no",
  ...(row.family === "step" && { gait: "step" as const }),
  // G4-POSTURE-003: down on a knee, or up from it, with the step of another manoeuvre.
  ...(row.maneuver?.deed === "posture" && { trades: ["step"] }),
}));
