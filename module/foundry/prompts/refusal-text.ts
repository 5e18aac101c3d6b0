import type { Json, JsonObject } from "../../kernel/json.js";
import { creatureId } from "../../table/host.js";
import type { Reason, Refusal } from "../../model/refusal.js";
import { t } from "../i18n/localize.js";
import { lengthText, type LengthUnit } from "../i18n/measure.js";
import { actionName, conditionName, featureName, phaseName, slotName } from "../i18n/terms.js";
import type { FightSession } from "../port/fight-session.js";

/** What is needed to put a reason into words: the game, and the names as this user may read them. */
export type ReasonWords = Pick<FightSession, "nameOf"> & {
  readonly ruleset: { readonly id: string; readonly unit: LengthUnit };
};

const LENGTHS = new Set([
  "needed",
  "left",
  "distance",
  "budget",
  "reach",
  "range",
  "moved",
  "speed",
  "allowance",
  "min",
  "max",
]);
const CREATURES = new Set(["active", "creature", "target", "by"]);

/** All reasons of a refusal, a sentence each, the weightiest first. */
export const refusalTexts = (refusal: Refusal, words: ReasonWords): string[] => [
  ...new Set(refusal.reasons.map((reason) => reasonText(reason, words))),
];

/**
 * The sentence of a reason. A code has a sentence that stands by itself and may have fuller ones, which are used where
 * the reason brings all that they name.
 */
export function reasonText({ code, data }: Reason, words: ReasonWords): string {
  const values = toWords(data, words);
  const key = `BATTLETEMPO.Refusal.${code}`;
  const fuller = ["needs", "full", "more"]
    .map((variant) => `${key}.${variant}`)
    .find((each) => game.i18n.has(each) && placeholders(t(each)).every((name) => name in values));
  return fuller ? t(fuller, values) : t(`${key}.plain`);
}

const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");

/** The data of a reason as it is read out; what can't be said is left out. */
function toWords(data: JsonObject, words: ReasonWords): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]): [string, string][] => {
      const text = toWord(key, value, words);
      return text === null ? [] : [[key, text]];
    }),
  );
}

function toWord(key: string, value: Json, { nameOf, ruleset }: ReasonWords): string | null {
  if (typeof value === "number") return LENGTHS.has(key) ? lengthText(value, ruleset.unit) : String(value);
  if (typeof value !== "string") return null;
  if (CREATURES.has(key)) return nameOf(creatureId(value));
  switch (key) {
    case "slot":
      return slotName(ruleset.id, value);
    case "action":
    case "rest":
      return actionName(ruleset.id, value);
    case "condition":
    case "needs":
      return conditionName(ruleset.id, value);
    case "feature":
      return featureName(ruleset.id, value);
    case "phase":
      return phaseName(ruleset.id, value);
    case "terrain":
      return t(`BATTLETEMPO.Terrain.kind.${value}`);
    case "mode":
      return t(`BATTLETEMPO.Mode.${value}`);
    default:
      return value;
  }
}
