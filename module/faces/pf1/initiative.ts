import type { Contender, InitiativeRule } from "../../foundry/face.js";

/** PF1: a d20 and the initiative modifier; of equal results the higher modifier goes first. */
export const initiative: InitiativeRule = {
  formula: "1d20 + @initiative",
  decimals: 0,
  breakTie: (a, b) => modifierOf(b) - modifierOf(a),
};

function modifierOf({ profile }: Contender): number {
  const value = profile?.stats.initiative;
  return typeof value === "number" ? value : 0;
}
