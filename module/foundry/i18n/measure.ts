import type { Ruleset } from "../../rules/ruleset.js";
import { formatNumber, plural } from "./localize.js";

export type LengthUnit = Ruleset["unit"];

/** A length with its unit as it is said at the table: 5 фт, 2 клетки, 3 ярда. */
export function lengthText(value: number, unit: LengthUnit): string {
  return plural(`BATTLETEMPO.Unit.${unit}`, value);
}

/** A bonus or penalty with its sign; the minus is a real one. */
export const signed = (value: number): string =>
  value < 0 ? `−${formatNumber(Math.abs(value))}` : `+${formatNumber(value)}`;
