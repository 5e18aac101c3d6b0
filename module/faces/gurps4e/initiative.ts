import type { Contender, InitiativeRule } from "../../foundry/face.js";

/** Nothing is rolled: the faster first, then the defter (G4-GAP-01). */
export const initiative: InitiativeRule = {
  formula: "@initiative",
  decimals: 2,
  breakTie: (a, b) => dexterityOf(b) - dexterityOf(a),
};

function dexterityOf({ profile }: Contender): number {
  const value = profile?.stats.dx;
  return typeof value === "number" ? value : 0;
}
