import type { ItemField } from "../../foundry/face.js";
import { POWER_LIMITS } from "../../rulesets/dnd4e/terms.js";

/** What only this game says of a weapon or power. */
export const weaponFields: readonly ItemField[] = [
  { name: "longRange", kind: "number" },
  { name: "defence", kind: "text" },
  { name: "properties", kind: "tags" },
  { name: "power", kind: "flag" },
  { name: "noAttack", kind: "flag" },
  { name: "pays", kind: "text" },
  { name: "push", kind: "number" },
  { name: "pull", kind: "number" },
  { name: "slide", kind: "number" },
  { name: "surge", kind: "flag" },
  { name: "swap", kind: "flag" },
  { name: "limit", kind: "choice", values: POWER_LIMITS },
  { name: "used", kind: "number" },
];
