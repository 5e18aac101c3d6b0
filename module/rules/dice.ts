import type { DiceTerm } from "../model/roll.js";

/** Dice and a flat number, as in `2d6+3`. */
export interface DiceFormula {
  readonly dice: readonly DiceTerm[];
  readonly flat: number;
}

const TERM = /([+-]?)\s*(?:(\d*)d(\d+)|(\d+))/giy;

/** Reads a formula of dice and whole numbers; null where it is anything else. Dice may not be subtracted. */
export function parseDice(text: string): DiceFormula | null {
  const dice: DiceTerm[] = [];
  let flat = 0;
  const source = text.replaceAll(/\s+/g, "");
  TERM.lastIndex = 0;
  while (TERM.lastIndex < source.length) {
    const match = TERM.exec(source);
    if (!match) return null;
    const [, sign, count, sides, number] = match;
    if (sides !== undefined) {
      if (sign === "-") return null;
      dice.push({ count: Number(count === "" ? 1 : count), sides: Number(sides) });
    } else {
      flat += (sign === "-" ? -1 : 1) * Number(number);
    }
  }
  return source === "" ? null : { dice, flat };
}

/** The dice of a formula thrown several times over, as a critical hit wants them. */
export const repeatDice = (formula: DiceFormula, times: number): DiceFormula => ({
  dice: Array.from({ length: times }, () => formula.dice).flat(),
  flat: formula.flat * times,
});

/** How many faces a list of dice brings. */
export const countFaces = (dice: readonly DiceTerm[]): number => dice.reduce((sum, term) => sum + term.count, 0);

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
