import type { Flag } from "../../foundry/bearing.js";
import { formatNumber, plural, t } from "../../foundry/i18n/localize.js";
import { signed } from "../../foundry/i18n/measure.js";
import { actionName } from "../../foundry/i18n/terms.js";
import type { Json, JsonObject } from "../../kernel/json.js";

/** Where this game's names of postures and triggers stand. */
const GAME = "BATTLETEMPO.gurps4e";

/** Posture, aim, study, and a feint won; what it waits for has a flag of its own. */
export function turnFlags({ posture, aim, evaluate, feint }: JsonObject, known: (id: string) => string): Flag[] {
  const nameOf = (id: Json | undefined): string => (typeof id === "string" ? known(id) : "");
  const flag = (action: string, number: string, sentence: string): Flag => ({
    short: [actionName("gurps4e", action), number].filter(Boolean).join(" "),
    sentence,
  });
  const counted = (word: "aim" | "evaluate", known: Json | undefined, say: (turns: number) => string): Flag[] => {
    if (!isObject(known) || typeof known.turns !== "number") return [];
    const sentence = plural(`${GAME}.Prepared.${word}`, known.turns, { name: nameOf(known.target) });
    return [flag(word, say(known.turns), sentence)];
  };
  const posed = typeof posture === "string" && posture !== "standing" ? t(`${GAME}.Posture.${posture}`) : "";
  return [
    ...(posed === "" ? [] : [{ short: posed, sentence: posed }]),
    ...counted("aim", aim, formatNumber),
    // G4-EVALUATE-002: no more than three count.
    ...counted("evaluate", evaluate, (turns) => signed(Math.min(3, turns))),
    ...(isObject(feint) && typeof feint.margin === "number"
      ? [
          flag(
            "feint",
            signed(-feint.margin),
            t(`${GAME}.Prepared.feint`, { name: nameOf(feint.target), margin: String(feint.margin) }),
          ),
        ]
      : []),
  ];
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
