import type { RulesetId } from "../../model/ids.js";
import { cardSentence } from "../chat/card-text.js";
import { t } from "../i18n/localize.js";
import { lengthText, type LengthUnit } from "../i18n/measure.js";
import { actionName, slotName } from "../i18n/terms.js";
import type { FightSession } from "../port/fight-session.js";
import type { LoggedLine, LogLine } from "./log-lines.js";

const KEY = "BATTLETEMPO.Log";

/** A line as the template draws it. */
export interface LineView {
  readonly text: string;
  readonly heading: boolean;
  readonly undone: boolean;
}

type Names = Pick<FightSession, "nameOf"> & { readonly ruleset: { readonly id: RulesetId; readonly unit: LengthUnit } };

export const lineView = ({ line, undone }: LoggedLine, names: Names): LineView => ({
  text: lineText(line, names),
  heading: line.kind === "turn",
  undone,
});

function lineText(line: LogLine, { nameOf, ruleset }: Names): string {
  if (line.kind === "card") return cardLine(line, ruleset.id);
  const who = nameOf(line.creature);
  switch (line.kind) {
    case "turn":
      return who;
    case "action": {
      const action = actionName(ruleset.id, line.action);
      const cost = line.pays.map((slot) => slotName(ruleset.id, slot)).join(", ");
      return t(`${KEY}.${cost ? "paid" : "action"}`, { who, action, cost });
    }
    case "way":
      return t(`${KEY}.${line.how}`, { who, length: lengthText(line.cost, ruleset.unit) });
    case "joined":
    case "left":
      return t(`${KEY}.${line.kind}`, { who });
  }
}

/** What the card in the chat said first, and of a blow what came of it. */
function cardLine({ card }: Extract<LogLine, { kind: "card" }>, ruleset: string): string {
  const sentence = cardSentence(card, ruleset, ({ name }) => name);
  if (card.kind === "roll" && card.roll.hit !== undefined)
    return t(`${KEY}.outcome`, { sentence, outcome: t(`BATTLETEMPO.Card.${card.roll.hit ? "success" : "failure"}`) });
  if (card.kind !== "strike") return sentence;
  const outcome = t(`BATTLETEMPO.Card.${card.critical ? "critical" : card.hit ? "hit" : "miss"}`);
  return card.damage === null
    ? t(`${KEY}.outcome`, { sentence, outcome })
    : t(`${KEY}.damage`, { sentence, outcome, damage: String(card.damage) });
}
