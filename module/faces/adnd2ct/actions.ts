import type { ActionId } from "../../model/ids.js";
import type { AttackProfile } from "../../model/profile.js";

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

/** What is done with a weapon, the usual first. */
export const attackActions = ({ kind }: AttackProfile): readonly ActionId[] => LINES[kind];
