import type { ItemField } from "../../foundry/face.js";

/** What only this game says of a weapon. */
export const weaponFields: readonly ItemField[] = [
  { name: "longRange", kind: "number" },
  { name: "damageType", kind: "text" },
  { name: "properties", kind: "tags" },
  { name: "concentration", kind: "flag" },
];
