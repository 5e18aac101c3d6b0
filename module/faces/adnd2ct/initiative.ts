import type { InitiativeRule } from "../../foundry/face.js";

/** Sides roll, anew in each round, when everybody has declared; nobody has a number of its own (GAP-ADND-02). */
export const initiative: InitiativeRule = {
  formula: "1d10",
  decimals: 0,
  bySide: "roll-initiative",
  breakTie: () => 0,
};
