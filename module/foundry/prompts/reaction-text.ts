import type { AttackProfile } from "../../model/profile.js";
import { t } from "../i18n/localize.js";
import { lengthText } from "../i18n/measure.js";
import { causeName, slotName } from "../i18n/terms.js";
import { slotShape } from "../strip/slot-shape.js";
import { poolText } from "../strip/strip-text.js";
import type { ReactionRow } from "./reaction-rows.js";

/** Who could strike, and why: the heading of a row. */
export function reactionTitle({ session, window, responder }: ReactionRow): string {
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

/** The attacks that may be used for it, the usual one first. */
export function attacksOf({ session, responder }: ReactionRow): AttackProfile[] {
  const profile = session.scene.profiles.get(responder.creature);
  return responder.option.attacks.flatMap((id) => profile?.attacks?.find((attack) => attack.id === id) ?? []);
}
