import type { SlotDefinition } from "../../rules/definitions.js";

/** What a turn consists of, and what stands against attacks until the next one (G4-ECONOMY-001, G4-ECONOMY-003). */
export const SLOTS: readonly SlotDefinition[] = [
  { id: "maneuver", shape: "main" },
  { id: "step", shape: "move" },
  { id: "attacks", shape: "small" },
  { id: "dodge", shape: "reaction" },
  { id: "parry", shape: "reaction" },
  { id: "block", shape: "reaction" },
  { id: "retreat", shape: "reaction" },
];
