import type { DeclareRule } from "../../foundry/face.js";
import type { AttackKind } from "../../model/profile.js";
import { attackOptions } from "./actions.js";

const HAND: readonly AttackKind[] = ["melee", "natural", "touch"];
const OPTIONS = Object.fromEntries(attackOptions.map((id) => [id, HAND]));

/** Attacks with which an action may be declared. */
const KINDS: Readonly<Record<string, readonly AttackKind[]>> = {
  attack: HAND,
  ...OPTIONS,
  charge: HAND,
  guard: HAND,
  "cover-melee": ["melee"],
  unarmed: ["unarmed"],
  "fire-full": ["ranged", "thrown"],
  "fire-half": ["ranged", "thrown"],
  "cover-ranged": ["ranged"],
};

export const fits: DeclareRule["fits"] = (action, { kind }) => KINDS[action]?.includes(kind) === true;

/** What decides the phase of magic (GAP-ADND-05, GAP-ADND-06). */
export const fields: DeclareRule["fields"] = {
  "cast-spell": [{ name: "castingTime", kind: "number", initial: 1 }],
  "use-magic-item": [{ name: "item", kind: "choice", values: ["potion", "wand", "rod", "staff", "scroll"] }],
};
