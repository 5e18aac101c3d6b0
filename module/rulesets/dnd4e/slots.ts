import type { SlotDefinition } from "../../rules/definitions.js";

/** What pays for things in this game (GAP-DND4-07). */
export const SLOTS: readonly SlotDefinition[] = [
  { id: "standard", shape: "main" },
  { id: "move", shape: "move" },
  { id: "minor", shape: "small" },
  { id: "immediate", shape: "reaction" },
  { id: "opportunity", shape: "reaction" },
];
