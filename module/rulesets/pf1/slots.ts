import type { SlotDefinition } from "../../rules/definitions.js";

/**
 * What a turn has to spend. A full-round action is no slot of its own: it spends `standard` and `move` together. Acts may
 * also name `full`, `double` (two moves at one go), `free`, `aoo` and `readied` as what pays.
 */
export const SLOTS: readonly SlotDefinition[] = [
  { id: "standard", shape: "main" },
  { id: "move", shape: "move" },
  { id: "swift", shape: "small" },
  { id: "step", shape: "small" },
  { id: "aoo", shape: "reaction" },
];
