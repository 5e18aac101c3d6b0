import type { SlotDefinition } from "../../rules/definitions.js";

/** What pays for things in this game; `free` and `readied` are named by acts but never run out. */
export const SLOT_IDS = ["standard", "move", "full", "swift", "step", "aoo", "free", "readied"] as const;
export type Pf1Slot = (typeof SLOT_IDS)[number];

/** A full-round action is no slot of its own: it spends `standard` and `move` together. */
export const SLOTS: readonly SlotDefinition[] = [
  { id: "standard", shape: "main" },
  { id: "move", shape: "move" },
  { id: "swift", shape: "small" },
  { id: "step", shape: "small" },
  { id: "aoo", shape: "reaction" },
];
