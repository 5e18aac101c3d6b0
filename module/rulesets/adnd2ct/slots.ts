import type { SlotDefinition } from "../../rules/definitions.js";

/** What pays in this game: the one action of the round (ADND-ACT-006), and openings, which cost nothing else (ADND-ATTACK-007). */
export const SLOTS: readonly SlotDefinition[] = [
  { id: "action", shape: "main" },
  { id: "opportunity", shape: "reaction" },
];
