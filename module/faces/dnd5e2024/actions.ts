import type { ActionId } from "../../model/ids.js";
import type { AttackProfile } from "../../model/profile.js";

/** What is done in most fights; the rest of the table stands behind "more". */
export const common: readonly ActionId[] = [
  "dash",
  "disengage",
  "dodge",
  "help",
  "hide",
  "ready",
  "utilize",
  "move",
  "stand-up",
  "bonus-action",
  "reaction",
  "object-free",
  "drop-prone",
];

/** How an attack's line lets one strike. */
export function attackActions({ kind, extra }: AttackProfile): readonly ActionId[] {
  if (kind === "touch") return ["magic"];
  if (kind === "unarmed") return ["unarmed-strike", "grapple", "shove-prone", "shove"];
  const { properties } = extra;
  const light = Array.isArray(properties) && properties.includes("light");
  return light ? ["attack", "light-weapon-attack"] : ["attack"];
}

/** What has to be said besides of some actions. */
export const variants: Readonly<Record<ActionId, readonly string[]>> = {
  "mount-action": ["dash", "disengage", "dodge"],
  magic: ["instant", "concentration"],
  "bonus-spell": ["instant", "concentration"],
  "reaction-spell": ["instant", "concentration"],
};

/** What a readied action may wait for, the usual first. */
export const triggers: readonly string[] = [
  "enters-reach",
  "adjacent",
  "approach",
  "leaves-reach",
  "move",
  "attack",
  "cast",
  "other",
];
