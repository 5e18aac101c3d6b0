import type { Json } from "../../kernel/json.js";
import type { Act } from "../../model/act.js";
import { isJsonObject, situationOf } from "../../table/host.js";
import { t } from "../i18n/localize.js";
import { signed } from "../i18n/measure.js";
import { modifierName } from "../i18n/terms.js";
import type { FightSession } from "../port/fight-session.js";
import { refusalTexts } from "../prompts/refusal-text.js";

/** What an act as it is meant would come to, a line each: what stands against it, who may strike, what has to be rolled. */
export function foretell(session: FightSession, act: Act): string[] {
  const { refusal, provocations } = session.forecast(act);
  const strikers = [...new Set(provocations.map(({ by }) => session.nameOf(by)))];
  const { encounter, scene } = session.viewed;
  const checks = session.ruleset.ask(situationOf(encounter, scene), { kind: "checks", act });
  return [
    ...(refusal ? refusalTexts(refusal, session) : []),
    strikers.length > 0
      ? t("BATTLETEMPO.Question.strikers", { names: strikers.join(", ") })
      : t("BATTLETEMPO.Detail.nobody"),
    ...(Array.isArray(checks) ? checks.flatMap((check: Json) => checkText(session.ruleset.id, check)) : []),
  ];
}

function checkText(ruleset: string, check: Json): string[] {
  if (!isJsonObject(check)) return [];
  const { label, bonus, against, sides } = check;
  if (typeof label !== "string" || typeof bonus !== "number" || typeof sides !== "number") return [];
  const said = { name: modifierName(ruleset, label), bonus: signed(bonus) };
  if (typeof against !== "number") return [t("BATTLETEMPO.Detail.untold", said)];
  const chance = Math.round(chanceOf(bonus, against, sides) * 100);
  return [t("BATTLETEMPO.Detail.check", { ...said, against: String(against), chance: String(chance) })];
}

/** How likely one die with a bonus reaches a number. */
export const chanceOf = (bonus: number, against: number, sides: number): number =>
  Math.min(sides, Math.max(0, sides + 1 + bonus - against)) / sides;
