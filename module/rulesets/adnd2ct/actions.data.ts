import type { Action } from "./action.js";

const HALF = { form: "half-move", factor: 0.5, declarable: true, adjusts: true } as const;
const STILL = { form: "no-move", declarable: true } as const;
const FULL = { family: "walk", form: "full-move", declarable: true, targeting: "path", tactic: true } as const;
const BLOW = { targeting: "creature", attack: true } as const;
const APART = { form: null, apart: true } as const;
const TABLE = { ...APART, targeting: "none", unlisted: true, unasked: true } as const;

/** What an attack may be besides a plain blow (ADND-ATTACK-008, GAP-ADND-16). */
const ATTACK_OPTIONS = ["disarm", "grab", "block", "trap", "pull-trip"];
/** Actions that can begin with up to half the movement rate (ADND-ACT-002). */
const WALKED_BEFORE = ["attack", ...ATTACK_OPTIONS, "unarmed", "fire-full", "fire-half", "guard"];

/** The action table of the inventory (GAP-ADND-01); ids are the words of scenario files. */
export const ACTION_ROWS: readonly Action[] = [
  { id: "declare", family: "declare", ...APART },
  { id: "attack", family: "attack", ...HALF, ...BLOW, under: ["cover-melee", "guard", "move", ...ATTACK_OPTIONS] },
  // Who has declared an attack, or one of its options, says only when it strikes which of them it is.
  ...ATTACK_OPTIONS.map((id): Action => {
    const under = ["attack", "guard", "move", ...ATTACK_OPTIONS.filter((other) => other !== id)];
    return { id, family: "attack", ...HALF, ...BLOW, optionOf: "attack", under };
  }),
  { id: "unarmed", family: "attack", ...HALF, ...BLOW, under: ["move"], provokes: "target" },
  {
    id: "fire-full",
    family: "fire",
    ...STILL,
    ...BLOW,
    adjusts: true,
    under: ["fire-half", "cover-ranged"],
    provokes: "ranged",
  },
  { id: "fire-half", family: "fire", ...HALF, ...BLOW, under: ["fire-full", "move"], provokes: "ranged" },
  { id: "guard", family: "guard", ...HALF, attack: true, under: ["move"] },
  { id: "move", ...FULL, factor: 1, under: WALKED_BEFORE, provokes: "moving" },
  { id: "charge", ...FULL, ...BLOW, factor: 1.5, provokes: "moving" },
  { id: "run", ...FULL, factor: 2, provokes: "moving" },
  { id: "sprint", ...FULL, factor: 3, provokes: "moving" },
  { id: "withdraw", ...FULL, form: "half-move", factor: 0.5, under: ["move"] },
  { id: "crawl", ...FULL, form: "half-move", factor: 0.25, under: ["move"], provokes: "moving" },
  {
    id: "overrun",
    family: "overrun",
    form: null,
    ...BLOW,
    targeting: "path",
    under: ["move", "charge", "run", "attack", ...ATTACK_OPTIONS],
    provokes: "target",
  },
  {
    id: "adjust",
    family: "walk",
    form: null,
    targeting: "path",
    tactic: true,
    under: [...WALKED_BEFORE, "cover-ranged", "cast-spell", "use-magic-item"],
  },
  { id: "parry", family: "plain", ...STILL },
  { id: "cover-ranged", family: "aim", ...STILL, ...BLOW, adjusts: true },
  { id: "cover-melee", family: "aim", ...STILL, ...BLOW },
  { id: "cast-spell", family: "plain", ...STILL, adjusts: true },
  { id: "use-magic-item", family: "plain", ...STILL, adjusts: true },
  { id: "pin", family: "pin", ...STILL, targeting: "creature" },
  { id: "stand-up-shared", family: "stand", form: "full-move", declarable: true, under: [...WALKED_BEFORE, "move"] },
  { id: "delay", family: "put-off", form: null },
  { id: "abort", family: "put-off", form: null },
  { id: "trample", family: "trample", ...APART, targeting: "creature" },
  { id: "facing-change", family: "turn", ...APART, provokes: "turning" },
  { id: "force-retreat", family: "retreat", ...APART, targeting: "creature" },
  { id: "follow", family: "retreat", ...APART, targeting: "path" },
  { id: "opportunity-attack", family: "opportunity", ...APART, ...BLOW, unlisted: true },
  // What is done to a creature, and what the table says
  { id: "roll-initiative", family: "initiative", ...TABLE },
  { id: "teleport", family: "given", ...TABLE, targeting: "path" },
  { id: "forced", family: "given", ...TABLE, targeting: "path" },
  { id: "harm", family: "amend", ...TABLE },
  { id: "mend", family: "amend", ...TABLE },
];
