import type { Action } from "./action.js";

const full = (speed: number): number => speed;
/** Half the speed, rounded down. */
const half = (speed: number): number => Math.floor(speed / 2);

const STEP = { family: "move", type: "move", targeting: "path", tactic: true } as const;
const MOVE = { ...STEP, provokes: "moving" } as const;
const SIMPLE = { family: "simple", targeting: "none" } as const;
const CONTEST = { family: "contest", targeting: "creature" } as const;
const TABLE = { type: "none", targeting: "none", unlisted: true, anyTurn: true, unasked: true } as const;

/** The action table of the inventory (GAP-DND4-02); ids are the words of scenario files. */
export const ACTION_ROWS: readonly Action[] = [
  { id: "walk", ...MOVE, reach: full },
  { id: "shift", ...STEP, gait: "step", reach: () => 1 },
  { id: "run", ...MOVE, reach: (speed) => speed + 2 },
  { id: "crawl", ...MOVE, reach: half },
  { id: "climb", ...MOVE, reach: half },
  { id: "squeeze", ...MOVE, reach: half },
  { id: "fly", ...MOVE, reach: full },
  { id: "double-move", ...MOVE },
  { id: "stand-up", family: "stand", type: "move", targeting: "none" },
  { id: "escape", family: "contest", targeting: "none", type: "move" },
  { id: "basic-attack", family: "strike", type: "standard", targeting: "creature", provokes: "ranged", attack: true },
  { id: "coup-de-grace", family: "strike", type: "standard", targeting: "creature", attack: true },
  {
    id: "charge",
    family: "charge",
    type: "standard",
    targeting: "path",
    gait: "charge",
    provokes: "moving",
    reach: full,
    attack: true,
    tactic: true,
  },
  { id: "bull-rush", ...CONTEST, type: "standard" },
  { id: "grab", ...CONTEST, type: "standard" },
  {
    id: "move-grabbed",
    family: "contest",
    type: "standard",
    targeting: "path",
    aimed: true,
    tactic: true,
    provokes: "moving",
    reach: half,
  },
  {
    id: "use-power",
    family: "power",
    type: "standard",
    targeting: "creature",
    provokes: "ranged",
    attack: true,
    alone: true,
  },
  { id: "second-wind", ...SIMPLE, type: "standard" },
  { id: "total-defense", ...SIMPLE, type: "standard" },
  { id: "aid-another", ...SIMPLE, type: "standard", targeting: "creature" },
  { id: "administer-potion", ...SIMPLE, type: "standard", targeting: "creature" },
  { id: "equip-shield", ...SIMPLE, type: "standard" },
  { id: "ready", family: "ready", type: "standard", targeting: "none" },
  { id: "sustain-grab", ...SIMPLE, type: "minor", targeting: "creature" },
  { id: "sustain", ...SIMPLE, type: "minor" },
  { id: "drop-prone", ...SIMPLE, type: "minor" },
  { id: "item-minor", ...SIMPLE, type: "minor" },
  {
    id: "opportunity-attack",
    family: "strike",
    type: "opportunity",
    targeting: "creature",
    attack: true,
    unlisted: true,
    anyTurn: true,
  },
  { id: "immediate", ...SIMPLE, type: "immediate", anyTurn: true },
  { id: "action-point", ...SIMPLE, type: "free" },
  { id: "end-grab", ...SIMPLE, type: "free", targeting: "creature", anyTurn: true },
  { id: "free", ...SIMPLE, type: "free", anyTurn: true },
  { id: "delay", family: "delay", type: "none", targeting: "none" },
  // What is done to a creature, its place in the order, and what the table says between turns and fights
  { id: "saving-throw", ...TABLE, family: "save" },
  { id: "condition", ...TABLE, family: "fate" },
  { id: "roll-initiative", ...TABLE, family: "initiative" },
  { id: "teleport", ...TABLE, family: "given", targeting: "path" },
  { id: "forced", ...TABLE, family: "given", targeting: "path" },
  { id: "harm", ...TABLE, family: "amend" },
  { id: "mend", ...TABLE, family: "amend" },
  { id: "milestone", ...TABLE, family: "simple" },
  { id: "short-rest", ...TABLE, family: "simple" },
  { id: "extended-rest", ...TABLE, family: "simple" },
];
