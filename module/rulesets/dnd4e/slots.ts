import type { SlotDefinition } from "../../rules/definitions.js";

/** What pays for things in this game (GAP-DND4-07). */
export const SLOTS: readonly SlotDefinition[] = [
  { id: "standard", shape: "main" },
  { id: "move", shape: "move" },
  { id: "minor", shape: "small" },
  { id: "immediate", shape: "reaction" },
  { id: "opportunity", shape: "reaction" },
];

/** The actions of the own turn, the dearest first: each may stand in for those after it (GAP-DND4-07). */
export const OWN_SLOTS = ["standard", "move", "minor"] as const;
export type OwnSlot = (typeof OWN_SLOTS)[number];

/** Actions of the own turn that are dearer than one of that type and may be given for it, the cheapest first (DND4-ACT-002). */
export const tradesFor = (type: string): readonly OwnSlot[] =>
  OWN_SLOTS.slice(
    0,
    Math.max(
      0,
      OWN_SLOTS.findIndex((own) => own === type),
    ),
  ).toReversed();
