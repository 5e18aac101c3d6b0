import type { SlotId } from "../../model/ids.js";
import type { Facing } from "../../model/position.js";
import { t } from "../i18n/localize.js";
import { lengthText } from "../i18n/measure.js";
import { actionName, causeName, slotName } from "../i18n/terms.js";
import type { Offer, Question } from "../port/ask.js";
import { slotShape } from "../strip/slot-shape.js";
import { refusalTexts } from "./refusal-text.js";

/** One button of a question with what it would take. */
export interface ChoiceText {
  readonly label: string;
  readonly details: readonly { readonly text: string; readonly shape: string }[];
}

/** A question in words of this client's language. */
export interface QuestionText {
  readonly title: string;
  /** What stands against it, and who may strike: a sentence each. */
  readonly lines: readonly string[];
  readonly choices: readonly ChoiceText[];
}

export function questionText(question: Question): QuestionText {
  const { kind, session, creature, act, refusal } = question;
  const who = session.nameOf(creature);
  return {
    title: t(`BATTLETEMPO.Question.${kind}`, { who, action: actionName(session.ruleset.id, act.action) }),
    lines: [...(refusal ? refusalTexts(refusal, session) : []), ...(kind === "slot" ? [] : strikesOf(question))],
    choices: question.offers.map((offer) => choiceText(question, offer)),
  };
}

/** The button that gives one answer to several questions alike. */
export const allText = ({ offers }: Question, count: number): string =>
  t("BATTLETEMPO.Question.all", {
    answer: t(`BATTLETEMPO.Question.${offers[0]?.word ?? "go"}`),
    count: String(count),
  });

function choiceText({ kind, session }: Question, offer: Offer): ChoiceText {
  const { ruleset } = session;
  const { move, pays, provocations } = offer.plan;
  const strikers = [...new Set(provocations.map(({ by }) => session.nameOf(by)))];
  const slot = (id: SlotId) => ({ text: slotName(ruleset.id, id), shape: slotShape(ruleset, id) });
  return {
    label: offer.word
      ? t(`BATTLETEMPO.Question.${offer.word}`)
      : kind === "strikes"
        ? t("BATTLETEMPO.Question.go")
        : name(ruleset.id, offer),
    details: [
      ...(offer.act.facing ? [{ text: turnText(offer.act.facing), shape: "" }] : []),
      ...(offer.word ? [] : pays.map(slot)),
      ...(move ? [{ text: lengthText(move.total, ruleset.unit), shape: "" }] : []),
      ...(kind === "slot" && strikers.length > 0
        ? [{ text: t("BATTLETEMPO.Question.strikers", { names: strikers.join(", ") }), shape: "" }]
        : []),
    ],
  };
}

const turnText = (facing: Facing): string =>
  t("BATTLETEMPO.Question.turning", { facing: t(`BATTLETEMPO.Facing.${facing}`) });

/** Actions by name, one taken twice with its number. */
function name(ruleset: string, { name: actions }: Offer): string {
  const [first] = actions;
  const again = actions.length > 1 && actions.every((action) => action === first);
  if (again && first !== undefined) return `${actionName(ruleset, first)} ×${String(actions.length)}`;
  return actions.map((action) => actionName(ruleset, action)).join(" + ");
}

/** Who may strike at it, once each. */
function strikesOf({ session, offers }: Question): string[] {
  const chances = offers[0]?.plan.provocations ?? [];
  const texts = chances.map(({ by, against, of }) =>
    t("BATTLETEMPO.Prompt.title", {
      who: session.nameOf(by),
      whom: session.nameOf(against),
      cause: causeName(session.ruleset.id, of),
    }),
  );
  return [...new Set(texts)];
}
