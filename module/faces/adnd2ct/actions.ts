import type { LineUse } from "../../foundry/face.js";
import type { ActionId } from "../../model/ids.js";
import type { AttackProfile } from "../../model/profile.js";

/** What an attack may be besides a plain blow, the game master resolving it (ADND-ATTACK-008). */
export const attackOptions: readonly ActionId[] = ["disarm", "grab", "block", "trap", "pull-trip"];

/** What is done on the spot, at hand in the token's HUD. */
export const hudActs: readonly ActionId[] = [...attackOptions, "delay", "abort"];

/** What is done most often in a phase; the rest is found by searching. */
export const common: readonly ActionId[] = [
  "move",
  "charge",
  "guard",
  "parry",
  "withdraw",
  "run",
  "cast-spell",
  "use-magic-item",
  "adjust",
  "delay",
  "abort",
];

const LINES: Readonly<Record<AttackProfile["kind"], readonly ActionId[]>> = {
  melee: ["attack", "cover-melee"],
  natural: ["attack"],
  touch: ["attack"],
  ranged: ["fire-full", "fire-half", "cover-ranged"],
  thrown: ["fire-full", "fire-half"],
  unarmed: ["unarmed"],
};

const HAND: readonly AttackProfile["kind"][] = ["melee", "natural", "touch"];

/** A bow at hand disarms nobody: then it is done with what was declared, or with the usual weapon. */
export const lineUse = (action: ActionId, { kind }: AttackProfile): LineUse =>
  attackOptions.includes(action) && !HAND.includes(kind) ? { strikes: false } : {};

/** What is done with a weapon, the usual first. */
export const attackActions = ({ kind }: AttackProfile): readonly ActionId[] => LINES[kind];
