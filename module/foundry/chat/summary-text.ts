import { t } from "../i18n/localize.js";
import { lengthText } from "../i18n/measure.js";
import { actionName, conditionName, slotName } from "../i18n/terms.js";
import type { FightSession } from "../port/fight-session.js";
import type { CardCreature, SummaryCard } from "./card.js";

/** A line for each thing that a turn came to; none for what it didn't. */
export function summaryNotes(
  card: SummaryCard,
  ruleset: string,
  session: FightSession | null,
  nameOf: (creature: CardCreature) => string,
): string[] {
  const { walked, forced, acts, spent, dealt, suffered, healed, gained, ended } = card;
  const conditions = (ids: readonly string[]): string[] => ids.map((id) => conditionName(ruleset, id));
  return [
    ...line("walked", walked === 0 ? [] : [session ? lengthText(walked, session.ruleset.unit) : String(walked)]),
    ...(forced ? [t("BATTLETEMPO.Card.Summary.forced")] : []),
    ...line(
      "acts",
      acts.map(({ action, times }) => `${actionName(ruleset, action)}${times > 1 ? ` × ${String(times)}` : ""}`),
    ),
    ...line(
      "spent",
      spent.map((slot) => slotName(ruleset, slot)),
    ),
    ...line(
      "dealt",
      dealt.map(({ creature, damage }) => `${nameOf(creature)} ${String(damage)}`),
    ),
    ...line("suffered", suffered === 0 ? [] : [String(suffered)]),
    ...line("healed", healed === 0 ? [] : [String(healed)]),
    ...line("gained", conditions(gained)),
    ...line("ended", conditions(ended)),
  ];
}

const line = (key: string, parts: readonly string[]): string[] =>
  parts.length === 0 ? [] : [t(`BATTLETEMPO.Card.Summary.${key}`, { what: parts.join(", ") })];
