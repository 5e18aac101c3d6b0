import type { JsonObject } from "../../kernel/json.js";
import type { RollOutcome } from "../../model/roll.js";
import { creatureId } from "../../table/host.js";
import { t } from "../i18n/localize.js";
import { lengthText, signed } from "../i18n/measure.js";
import { conditionName, modifierName, noteText, slotName } from "../i18n/terms.js";
import type { FightSession } from "../port/fight-session.js";
import { slotShape } from "../strip/slot-shape.js";
import { reasonText } from "../prompts/refusal-text.js";
import {
  namedModifiers,
  type AmendCard,
  type Card,
  type CardCreature,
  type OverdraftCard,
  type OwnCard,
  type RepairedCard,
  type RollCard,
  type StrikeCard,
} from "./card.js";
import { RULING } from "./cards-of.js";
import { cardSentence } from "./card-text.js";
import { summaryNotes } from "./summary-text.js";

/**
 * What a reader sees of a card: a line for everybody, and behind it what there is to read besides. `session` is null once
 * the fight is gone: then nothing is told that needs ownership.
 */
export function cardContext(
  card: Card,
  ruleset: string,
  session: FightSession | null,
  nameOf: (creature: CardCreature) => string,
): JsonObject {
  const context = wholeContext(card, ruleset, session, nameOf);
  const { strike, notes } = context as Partial<Whole>;
  const damage = card.kind === "strike" && card.damage !== null ? String(card.damage) : "";
  const brief = [strike?.outcome ?? "", damage].filter((part) => part !== "").join(", ");
  return { ...context, brief, hasMore: strike !== undefined || (notes ?? []).length > 0 };
}

/** Of a card's context, what decides whether there is more than one line. */
interface Whole {
  readonly strike: JsonObject & { readonly outcome: string };
  readonly notes: readonly string[];
}

function wholeContext(
  card: Card,
  ruleset: string,
  session: FightSession | null,
  nameOf: (creature: CardCreature) => string,
): JsonObject {
  const sentence = cardSentence(card, ruleset, nameOf);
  if (card.kind === "strike") return { sentence, strike: strikeContext(card, ruleset, session) };
  if (card.kind === "roll") {
    const notes = [
      ...card.others.map(({ creature, condition }) => `${nameOf(creature)}: ${conditionName(ruleset, condition)}`),
      ...card.notes.map(({ code, data }) => noteText(ruleset, code, data)),
    ];
    return { sentence, strike: outcomeContext(card, ruleset, session), notes };
  }
  if (card.kind === "own")
    return { sentence, strike: ownContext(card, ruleset, session), notes: changeNotes(card, ruleset, nameOf) };
  if (card.kind === "cut-short") return { sentence, notes: [reasonNote(card.reason, ruleset)] };
  if (card.kind === "ruling") return { sentence, notes: [noteText(ruleset, RULING, {})] };
  if (card.kind === "repaired") return { sentence, notes: repairNotes(card, ruleset, session) };
  if (card.kind === "amend") return { sentence, notes: amendNotes(card, ruleset, session) };
  if (card.kind === "summary") return { sentence, notes: summaryNotes(card, ruleset, session, nameOf) };
  if (card.kind === "overdraft") return { sentence, notes: overdraftNotes(card, session), corner: game.user.isGM };
  return { sentence };
}

/** What stood against it, as this reader may know it. */
const overdraftNotes = ({ reasons }: OverdraftCard, session: FightSession | null): string[] =>
  session
    ? reasons.map((reason) => reasonText(reason, session))
    : reasons.map(({ code }) => t(`BATTLETEMPO.Refusal.${code}.plain`));

/** Whose word it was, and what came of it as far as this reader may count. */
function amendNotes({ by, hp, conditions }: AmendCard, ruleset: string, session: FightSession | null): string[] {
  const owns = session?.owns(creatureId(by.id)) ?? game.user.isGM;
  return [
    t("BATTLETEMPO.Card.byTable"),
    ...(owns && hp ? [hpText(hp)] : []),
    ...conditions.map((condition) => conditionName(ruleset, condition)),
  ];
}

/** A line for everything that was set right. */
function repairNotes({ slots, walked }: RepairedCard, ruleset: string, session: FightSession | null): string[] {
  const length = (value: number): string => (session ? lengthText(value, session.ruleset.unit) : String(value));
  const lines = slots.map(({ slot, from, to }) =>
    t("BATTLETEMPO.Card.left", { slot: slotName(ruleset, slot), from: String(from), to: String(to) }),
  );
  const way = walked && t("BATTLETEMPO.Card.walked", { from: length(walked.from), to: length(walked.to) });
  return way ? [...lines, way] : lines;
}

function strikeContext(card: StrikeCard, ruleset: string, session: FightSession | null): JsonObject {
  const ownsStriker = session?.owns(creatureId(card.by.id)) ?? game.user.isGM;
  const ownsTarget = session?.owns(creatureId(card.target.id)) ?? game.user.isGM;
  const cost = ownsStriker ? card.pays.map((slot) => costContext(slot, ruleset, session)) : [];
  const profile = session?.scene.profiles.get(creatureId(card.by.id));
  return {
    attack: profile?.attacks?.find(({ id }) => id === card.attack)?.name ?? "",
    outcome: t(`BATTLETEMPO.Card.${card.critical ? "critical" : card.hit ? "hit" : "miss"}`),
    outcomeKind: card.critical ? "critical" : card.hit ? "hit" : "miss",
    // Whoever reads what it cost reads there that it was provoked.
    provoked: card.provoked && cost.length === 0 ? t(`BATTLETEMPO.${ruleset}.Provoked`) : "",
    rolls: card.rolls.filter(({ kind }) => kind !== "damage").map((roll) => rollContext(roll, ruleset, ownsTarget)),
    damage: damageContext(card, ruleset),
    hp: ownsTarget && card.hp ? hpText(card.hp) : "",
    conditions: card.conditions.map((condition) => conditionName(ruleset, condition)),
    cost,
  };
}

/** A roll of its own in the same lines; what others' checks came to in numbers stays theirs. */
function outcomeContext({ by, roll, conditions }: RollCard, ruleset: string, session: FightSession | null): JsonObject {
  const owns = session?.owns(creatureId(by.id)) ?? game.user.isGM;
  const outcome = roll.hit === undefined ? "" : t(`BATTLETEMPO.Card.${roll.hit ? "success" : "failure"}`);
  return {
    outcome,
    outcomeKind: roll.hit === true ? "hit" : "miss",
    rolls: owns || roll.kind !== "check" ? [rollContext(roll, ruleset, owns)] : [],
    conditions: conditions.map((condition) => conditionName(ruleset, condition)),
    cost: [],
  };
}

/** How it went, and the rolls that it took; what they had to reach is for those who may know the numbers of both. */
function ownContext({ by, target, rolls, success, pays }: OwnCard, ruleset: string, session: FightSession | null) {
  const owns = (id: string): boolean => session?.owns(creatureId(id)) ?? game.user.isGM;
  const all = owns(by.id) && (target === null || owns(target.id));
  return {
    outcome: success === null ? "" : t(`BATTLETEMPO.Card.${success ? "success" : "failure"}`),
    outcomeKind: success === false ? "miss" : "hit",
    rolls: rolls.map((roll) => rollContext(roll, ruleset, all)),
    conditions: [],
    cost: owns(by.id) ? pays.map((slot) => costContext(slot, ruleset, session)) : [],
  };
}

/** A line for everything that befell somebody. */
const changeNotes = ({ changes }: OwnCard, ruleset: string, nameOf: (creature: CardCreature) => string): string[] =>
  changes.flatMap(({ creature, damage, healing, gained, ended, moved }) => {
    const who = nameOf(creature);
    const condition = (id: string): string => conditionName(ruleset, id);
    return [
      ...(damage === null ? [] : [t("BATTLETEMPO.Card.harm", { who, amount: String(damage) })]),
      ...(healing === null ? [] : [t("BATTLETEMPO.Card.mend", { who, amount: String(healing) })]),
      ...gained.map((id) => `${who}: ${condition(id)}`),
      ...ended.map((id) => t("BATTLETEMPO.Card.ended", { who, condition: condition(id) })),
      ...(moved ? [t("BATTLETEMPO.Card.shifted", { who })] : []),
    ];
  });

/** A slot by its name, and its shape on the strip as long as the fight's game can tell it. */
function costContext(slot: string, ruleset: string, session: FightSession | null): JsonObject {
  return { name: slotName(ruleset, slot), shape: slotShape(session?.ruleset, slot) };
}

/** The damage done, with the roll that it comes from. */
function damageContext({ damage, rolls }: StrikeCard, ruleset: string): JsonObject | null {
  if (damage === null) return null;
  const roll = rolls.find(({ kind }) => kind === "damage");
  return { total: damage, roll: roll ? rollContext(roll, ruleset, false) : null };
}

/** A roll with its parts by name; what it had to reach is for those who may know the target's numbers. */
function rollContext(roll: RollOutcome, ruleset: string, mayCompare: boolean): JsonObject {
  return {
    label: t(`BATTLETEMPO.Roll.${roll.kind}`),
    total: roll.total,
    faces: roll.faces.join(", "),
    against: mayCompare && roll.against !== undefined ? roll.against : null,
    modifiers: namedModifiers(roll).map(({ label, value }) => ({
      name: modifierName(ruleset, label),
      value: signed(value),
    })),
  };
}

const hpText = ({ from, to }: { readonly from: number | null; readonly to: number | null }): string =>
  t("BATTLETEMPO.Card.hp", { from: String(from ?? "–"), to: String(to ?? "–") });

/** Why it ended: a refusal's code, something that the game has a note for, or a condition. */
function reasonNote(reason: string, ruleset: string): string {
  const key = `BATTLETEMPO.Refusal.${reason}.plain`;
  if (game.i18n.has(key)) return t(key);
  const isNoted = game.i18n.has(`BATTLETEMPO.${ruleset}.Note.${reason}`);
  return isNoted ? noteText(ruleset, reason, {}) : conditionName(ruleset, reason);
}
