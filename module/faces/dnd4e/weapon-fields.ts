import type { ItemField } from "../../foundry/face.js";

/** What only this game says of a weapon or power. */
export const weaponFields: readonly ItemField[] = [
  { name: "longRange", kind: "number" },
  { name: "defence", kind: "text" },
  { name: "properties", kind: "tags" },
];
