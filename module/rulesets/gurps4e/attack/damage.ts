import { countFaces, parseDice, type DiceFormula } from "../../../rules/dice.js";

/** What a hit does: dice, and how it wounds. */
export interface Damage extends DiceFormula {
  readonly type: string;
}

/** What gets through armour is multiplied by this (G4-GAP-08); other kinds count as they are. */
const WOUNDING: Readonly<Record<string, number>> = { cut: 1.5, imp: 2, "pi-": 0.5, "pi+": 1.5, "pi++": 2 };

/** Reads `3d+1 cr`: six-sided dice, a number added, the kind of wound; null where it is anything else. */
export function readDamage(text: string): Damage | null {
  const [formula = "", type = ""] = text.trim().split(/\s+/);
  const dice = parseDice(formula.replaceAll(/d(?!\d)/gi, "d6"));
  return dice && { ...dice, type };
}

/** Strong adds 2, or 1 for each die where that is more (G4-ALLOUTATTACK-006). */
export const strengthen = (damage: Damage): Damage => ({
  ...damage,
  flat: damage.flat + Math.max(2, countFaces(damage.dice)),
});

/** The same the other way: 2 less, or 1 for each die (G4-GAP-15). */
export const weaken = (damage: Damage): Damage => ({
  ...damage,
  flat: damage.flat - Math.max(2, countFaces(damage.dice)),
});

/** Hit points that a basic damage takes: armour off, then multiplied; what gets through takes at least one. */
export function injuryOf(basic: number, type: string, resistance: number): number {
  const through = Math.max(type === "cr" ? 0 : 1, basic) - resistance;
  return through <= 0 ? 0 : Math.max(1, Math.floor(through * (WOUNDING[type] ?? 1)));
}
