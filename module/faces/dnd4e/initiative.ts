import type { Contender, InitiativeRule } from "../../foundry/face.js";

/** A d20, half the level and Dexterity; of equal results the higher bonus goes first (DND4-INIT-001). */
export const initiative: InitiativeRule = {
  formula: "1d20 + @initiative",
  decimals: 0,
  breakTie: (a, b) => bonusOf(b) - bonusOf(a),
};

function bonusOf({ profile }: Contender): number {
  const value = profile?.stats.initiative;
  return typeof value === "number" ? value : 0;
}
