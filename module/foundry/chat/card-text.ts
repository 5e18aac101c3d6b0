import type { Closing } from "../../model/window.js";
import { t } from "../i18n/localize.js";
import { actionName, causeName, variantName } from "../i18n/terms.js";
import type { Card, CardCreature, RollCard } from "./card.js";

/** What is said of a chance that came to nothing, by how it ended. */
const UNANSWERED: Readonly<Record<Closing, string>> = {
  answered: "declined",
  expired: "unanswered",
  withdrawn: "withdrawn",
};

/** The first line of a card: what somebody at the table would say, without case or past tense on a name. */
export function cardSentence(card: Card, ruleset: string, nameOf: (creature: CardCreature) => string): string {
  switch (card.kind) {
    case "strike":
      return t("BATTLETEMPO.Card.strike", { who: nameOf(card.by), whom: nameOf(card.target) });
    case "roll":
      if (card.deed) return deedText(card.deed, card, ruleset, nameOf);
      return t("BATTLETEMPO.Card.roll", { who: nameOf(card.by), roll: t(`BATTLETEMPO.Roll.${card.roll.kind}`) });
    case "own":
      return doneText(card.name, card, nameOf);
    case "ruling":
      return doneText(actionName(ruleset, card.action), card, nameOf);
    case "cut-short":
      return t("BATTLETEMPO.Card.cutShort", { who: nameOf(card.by), action: actionName(ruleset, card.action) });
    case "undone":
      if (card.by && card.start) return t("BATTLETEMPO.Card.undoneStart", { who: nameOf(card.by) });
      return card.by
        ? t("BATTLETEMPO.Card.undone", { who: nameOf(card.by), action: actionsText(card.actions, ruleset) })
        : t("BATTLETEMPO.Card.undoneTurn");
    case "repaired":
      return t("BATTLETEMPO.Card.repaired", { who: nameOf(card.by) });
    case "unseen":
      return t("BATTLETEMPO.Card.unseen", { who: nameOf(card.by) });
    case "amend":
      return t(`BATTLETEMPO.Card.${card.how}`, { who: nameOf(card.by), amount: String(card.amount) });
    case "summary":
      return t("BATTLETEMPO.Card.Summary.title", { who: nameOf(card.by) });
    case "overdraft":
      return t("BATTLETEMPO.Overdraft.overdraft", { who: nameOf(card.by), action: actionName(ruleset, card.action) });
    case "chance":
      return t("BATTLETEMPO.Prompt.title", {
        who: nameOf(card.by),
        whom: nameOf(card.against),
        cause: causeName(ruleset, card.of),
      });
    case "unanswered":
      return t(`BATTLETEMPO.Card.${UNANSWERED[card.how]}`, {
        who: nameOf(card.by),
        cause: causeName(ruleset, card.of),
      });
  }
}

/** What is done by a check, and to whom. */
function deedText(
  { action, variant }: NonNullable<RollCard["deed"]>,
  card: RollCard,
  ruleset: string,
  nameOf: (creature: CardCreature) => string,
): string {
  return doneText(variant === null ? actionName(ruleset, action) : variantName(ruleset, variant), card, nameOf);
}

/** Who did what, and to whom if to anybody. */
const doneText = (
  action: string,
  { by, target }: Pick<RollCard, "by" | "target">,
  nameOf: (creature: CardCreature) => string,
): string =>
  target
    ? t("BATTLETEMPO.Card.deed", { who: nameOf(by), whom: nameOf(target), action })
    : t("BATTLETEMPO.Card.ownDeed", { who: nameOf(by), action });

function actionsText(actions: readonly string[], ruleset: string): string {
  return actions.map((action) => actionName(ruleset, action)).join(", ") || t("BATTLETEMPO.Card.something");
}
