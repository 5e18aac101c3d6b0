import type { JsonObject } from "../kernel/json.js";

/** The closed list of reasons for which an act is refused. */
export const REFUSAL_CODES = [
  "not-your-turn",
  "no-slot",
  "slot-debt",
  "already-moved",
  "already-stepped",
  "step-excluded",
  "too-far",
  "too-slow-to-step",
  "difficult-terrain",
  "blocked",
  "occupied",
  "not-adjacent-path",
  "not-straight",
  "not-closer",
  "too-close",
  "out-of-reach",
  "out-of-range",
  "no-line",
  "no-target",
  "wrong-target",
  "condition",
  "posture",
  "no-weapon",
  "not-ready",
  "limited",
  "no-reaction",
  "no-trigger",
  "once-per-round",
  "once-per-encounter",
  "needs-feature",
  "needs-speed",
  "cannot-see",
  "combination",
  "not-hampered",
  "not-readiable",
  "wrong-slot",
  "components",
  "no-resource",
  "too-late",
  "too-many",
  "wrong-weapon",
  "defence-excluded",
  "facing",
  "not-forward",
  "not-farther",
  "own-turn",
  "no-such-action",
  "outside-act",
  // Reasons of the table, not of a ruleset:
  "window-open",
  "no-window",
  "already-answered",
  "no-such-creature",
  "nothing-to-undo",
  "undo-barrier",
  "undo-objects",
  "undo-asks",
  "order-stands",
  "no-earlier-turn",
  "stale",
  "no-fight",
  "not-allowed",
  "no-gm",
  "wrong-dice",
  "malformed",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** One reason, with the numbers and names that its sentence needs. */
export interface Reason {
  readonly code: RefusalCode;
  readonly data: JsonObject;
}

/** Why a command was refused: all reasons at once, the weightiest first. */
export interface Refusal {
  readonly reasons: readonly [Reason, ...Reason[]];
}

export const refusal = (code: RefusalCode, data: JsonObject = {}): Refusal => ({ reasons: [{ code, data }] });
