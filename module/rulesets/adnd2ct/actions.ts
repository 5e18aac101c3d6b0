import type { ActionDefinition, ActionGroup } from "../../rules/definitions.js";
import type { Action } from "./action.js";
import { ACTION_ROWS } from "./actions.data.js";

const BY_ID: ReadonlyMap<string, Action> = new Map(ACTION_ROWS.map((row) => [row.id, row]));

/** The row of an action, or null where this game has no such thing. */
export const findAction = (id: string): Action | null => BY_ID.get(id) ?? null;

/** The action of whose strokes another one is a form; itself, where it is none. */
export const plainFormOf = (id: string): string => findAction(id)?.optionOf ?? id;

/** Whether an action may be done as part of what was declared. */
export const isPartOf = ({ id, under = [] }: Action, declared: string): boolean =>
  id === declared || under.includes(declared);

function groupOf({ id, family, declarable, apart }: Action): ActionGroup {
  if (family === "opportunity") return "reaction";
  if (family === "walk" || family === "overrun") return "move";
  return declarable && !apart ? "main" : id === "delay" || id === "abort" ? "small" : "free";
}

/** The table as the screens need it. */
export const DEFINITIONS: readonly ActionDefinition[] = ACTION_ROWS.map((row) => ({
  id: row.id,
  group: groupOf(row),
  slot: row.declarable ? "action" : row.family === "opportunity" ? "opportunity" : null,
  targeting: row.targeting ?? "none",
  attack: row.attack ?? false,
  tactic: row.tactic ?? false,
  listed: !row.unlisted && row.family !== "declare",
  provokes: row.provokes ?? "no",
  ...(row.id === "guard" && { alone: true as const }),
  ...(row.id === "charge" ? { gait: "charge" as const } : row.id === "adjust" ? { gait: "step" as const } : {}),
}));
