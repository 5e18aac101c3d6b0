import type { ItemField } from "../../foundry/face.js";

/** What only this game says of a weapon. */
export const weaponFields: readonly ItemField[] = [
  { name: "skill", kind: "number" },
  { name: "longRange", kind: "number" },
  { name: "acc", kind: "number" },
  { name: "bulk", kind: "number" },
  { name: "rof", kind: "number" },
  { name: "hand", kind: "text" },
  { name: "unreadyAfterAttack", kind: "flag" },
];
