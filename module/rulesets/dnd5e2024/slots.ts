import type { SlotDefinition } from "../../rules/definitions.js";

/** What pays for things in this game. Movement is an allowance in feet and so no slot of the strip. */
export const SLOTS: readonly SlotDefinition[] = [
  { id: "action", shape: "main" },
  { id: "bonus", shape: "small" },
  { id: "reaction", shape: "reaction" },
  { id: "interaction", shape: "free" },
];
