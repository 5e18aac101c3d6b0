import { INITIATIVE } from "../../rulesets/dnd5e2024/terms.js";
import type { Contender, InitiativeRule } from "../../foundry/face.js";

/** The die of a creature's initiative, by what is the matter with it: one, or two of which the worse or better counts. */
export function initiativeDie(statuses: ReadonlySet<string>): string {
  const worse = INITIATIVE.worse.some((id) => statuses.has(id));
  const better = INITIATIVE.better.some((id) => statuses.has(id));
  if (worse === better) return "1d20";
  return worse ? "2d20kl" : "2d20kh";
}

/** A Dexterity check; of equal results the table decides: here the higher modifier, then the id. */
export const initiative: InitiativeRule = {
  formula: "@initiativeDie + @initiative",
  decimals: 0,
  playersRoll: true,
  breakTie: (a, b) => modifierOf(b) - modifierOf(a),
};

function modifierOf({ profile }: Contender): number {
  const value = profile?.stats.initiative;
  return typeof value === "number" ? value : 0;
}
