import type { JsonObject } from "../kernel/json.js";
import type { Category } from "./enforcement.js";

/** What a reason is about: a category; `act`: that of the act which it is against; `impossible`: nobody can allow it. */
type Domain = Category | "act" | "impossible";

/** The closed list of reasons for which an act is refused, by what they are about. */
const CODES = {
  "turn-order": ["not-your-turn", "too-late", "own-turn"],
  act: [
    "no-slot",
    "slot-debt",
    "condition",
    "posture",
    "limited",
    "once-per-round",
    "once-per-encounter",
    "needs-feature",
    "combination",
    "wrong-slot",
    "too-many",
  ],
  movement: [
    "already-moved",
    "already-stepped",
    "step-excluded",
    "too-far",
    "too-slow-to-step",
    "difficult-terrain",
    "blocked",
    "occupied",
    "not-straight",
    "not-closer",
    "too-close",
    "needs-speed",
    "not-hampered",
    "facing",
    "not-forward",
    "not-farther",
    "outside-act",
  ],
  actions: [
    "out-of-reach",
    "out-of-range",
    "no-line",
    "wrong-target",
    "not-ready",
    "cannot-see",
    "not-readiable",
    "components",
    "no-resource",
    "wrong-weapon",
  ],
  reactions: ["no-reaction", "no-trigger", "defence-excluded"],
  impossible: [
    "not-adjacent-path",
    "no-target",
    "no-weapon",
    "no-such-action",
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
  ],
} as const satisfies Readonly<Record<Domain, readonly string[]>>;
export type RefusalCode = (typeof CODES)[Domain][number];

export const REFUSAL_CODES: readonly RefusalCode[] = Object.values(CODES).flat();

/** What each reason is about. */
export const DOMAIN_OF = Object.fromEntries(
  Object.entries(CODES).flatMap(([domain, codes]) => codes.map((code) => [code, domain])),
) as Readonly<Record<RefusalCode, Domain>>;

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
