import { countFaces, parseDice, type DiceFormula } from "../dice.js";

/** What is believed of home-made dice. */
const MOST = { dice: 100, sides: 1000, flat: 10_000 } as const;

/** Dice that are believed of home-made content: neither more than a table could throw nor a riddle. Null: no such thing. */
export function parseHomeDice(text: string): DiceFormula | null {
  const formula = parseDice(text);
  if (!formula || Math.abs(formula.flat) > MOST.flat || countFaces(formula.dice) > MOST.dice) return null;
  return formula.dice.every(({ count, sides }) => count >= 1 && sides >= 2 && sides <= MOST.sides) ? formula : null;
}
