import type { Ruleset } from "../../rules/ruleset.js";
import { formatNumber, plural, t } from "./localize.js";

export type LengthUnit = Ruleset["unit"];

/** A length with its unit as it is said at the table: 5 фт, 2 клетки, 3 ярда. */
export function lengthText(value: number, unit: LengthUnit): string {
  return plural(`BATTLETEMPO.Unit.${unit}`, value);
}

/** The unit's own short name, for headings and labels. */
export const unitText = (unit: LengthUnit): string => t(`BATTLETEMPO.Unit.${unit}.name`);

/** A bonus or penalty with its sign; the minus is a real one. */
export const signed = (value: number): string =>
  value < 0 ? `−${formatNumber(Math.abs(value))}` : `+${formatNumber(value)}`;
