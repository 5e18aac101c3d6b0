import type { AttackProfile } from "../../model/profile.js";
import { t } from "../i18n/localize.js";
import { lengthText } from "../i18n/measure.js";
import { causeName, slotName } from "../i18n/terms.js";
import { slotShape } from "../strip/slot-shape.js";
import { poolText } from "../strip/strip-text.js";
import type { ReactionRow } from "./reaction-rows.js";

/** A choice of its own that an act waits for, not a chance against it. */
export const isChoice = ({ window }: ReactionRow): boolean => window.kind === "choice";

/** Who could strike, and why, or whom it moves: the heading of a row. */
export function reactionTitle(row: ReactionRow): string {
  const { session, window, responder } = row;
  if (isChoice(row))
    return t("BATTLETEMPO.Prompt.moves", {
      who: session.nameOf(responder.creature),
      whom: session.nameOf(window.against),
    });
  return t("BATTLETEMPO.Prompt.title", {
    who: session.nameOf(responder.creature),
    whom: session.nameOf(window.against),
    cause: causeName(session.ruleset.id, window.of),
  });
}

/** A short fact; one that is a cost has the shape of its slot. */
export interface ReactionDetail {
  readonly text: string;
  readonly shape: string;
}

/** With what where there is no choice, from how far, and what it takes. */
export function reactionDetails(row: ReactionRow): ReactionDetail[] {
  if (isChoice(row)) return [];
  const { session, responder } = row;
  const { option } = responder;
  const attacks = attacksOf(row);
  const [usual] = attacks;
  const reach = usual?.reach?.max;
  const weapon = attacks.length === 1 && usual?.name !== undefined ? [usual.name] : [];
  const { cellLength, unit, id } = session.ruleset;
  const distance =
    reach === undefined ? [] : [t("BATTLETEMPO.Prompt.reach", { length: lengthText(reach * cellLength, unit) })];
  const { pays, left, pool } = option;
  const cost = left === null || pool === null ? slotName(id, pays) : poolText({ slot: pays, left, max: pool }, id);
  return [
    ...[...weapon, ...distance].map((text) => ({ text, shape: "" })),
    { text: t("BATTLETEMPO.Prompt.cost", { cost }), shape: slotShape(session.ruleset, pays) },
  ];
}

/** The lengths to choose from, the farthest first; empty: there is nothing to choose. */
export function distancesOf({ session, responder }: ReactionRow): { readonly value: number; readonly name: string }[] {
  const { distances = [] } = responder.option;
  return distances.toReversed().map((value) => ({ value, name: lengthText(value, session.ruleset.unit) }));
}

/** The attacks that may be used for it, the usual one first. */
export function attacksOf({ session, responder }: ReactionRow): AttackProfile[] {
  const profile = session.scene.profiles.get(responder.creature);
  return responder.option.attacks.flatMap((id) => profile?.attacks?.find((attack) => attack.id === id) ?? []);
}
