import type { Contender, InitiativeRule } from "../../foundry/face.js";

/** A Dexterity check; of equal results the table decides: here the higher modifier, then the id. */
export const initiative: InitiativeRule = {
  formula: "1d20 + @initiative",
  decimals: 0,
  breakTie: (a, b) => modifierOf(b) - modifierOf(a),
};

function modifierOf({ profile }: Contender): number {
  const value = profile?.stats.initiative;
  return typeof value === "number" ? value : 0;
}
