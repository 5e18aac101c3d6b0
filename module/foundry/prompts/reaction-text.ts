import type { AttackProfile } from "../../model/profile.js";
import type { AttackId } from "../../model/ids.js";
import type { WindowAnswer, WindowOption } from "../../model/window.js";
import { DEFENCE } from "../../table/host.js";
import { t } from "../i18n/localize.js";
import { lengthText } from "../i18n/measure.js";
import { actionName, causeName, slotName } from "../i18n/terms.js";
import { slotShape } from "../strip/slot-shape.js";
import { poolText } from "../strip/strip-text.js";
import { chosenCourse, coursesOf, type Course } from "./courses.js";
import type { ReactionRow } from "./reaction-rows.js";

/** A choice of its own that an act waits for, not a chance against it. */
export const isChoice = ({ window }: ReactionRow): boolean => window.kind === "choice";

/** An attack that would hit, and waits for how it is met. */
export const isDefence = ({ window }: ReactionRow): boolean => window.kind === DEFENCE;

/** Who could strike, and why, or whom it moves: the heading of a row. */
export function reactionTitle(row: ReactionRow): string {
  const { session, window, responder } = row;
  if (isChoice(row))
    return t("BATTLETEMPO.Prompt.moves", {
      who: session.nameOf(responder.creature),
      whom: session.nameOf(window.against),
    });
  return t(`BATTLETEMPO.Prompt.${isDefence(row) ? "meets" : "title"}`, {
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
  // Where there are several ways to answer, each says itself what it is.
  if (isChoice(row) || (responder.others ?? []).length > 0) return [];
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

/** The attacks that may be used for the usual way to answer, the usual one first. */
export const attacksOf = (row: ReactionRow): AttackProfile[] => attacksFor(row, row.responder.option);

function attacksFor({ session, responder }: ReactionRow, option: WindowOption): AttackProfile[] {
  const profile = session.scene.profiles.get(responder.creature);
  return option.attacks.flatMap((id) => profile?.attacks?.find((attack) => attack.id === id) ?? []);
}

/** One way to answer among several: what its button says, and the answer that it gives. */
export interface Way {
  readonly name: string;
  readonly answer: WindowAnswer;
}

/**
 * All ways to answer where the rules leave a choice among actions, those that step back last; empty: there is one, with
 * whatever is at hand. A defence is always named, with its number.
 */
export function waysOf(row: ReactionRow): Way[] {
  const { session, responder } = row;
  const { option, others = [] } = responder;
  if (others.length === 0 && !isDefence(row)) return [];
  const kinds = [option, ...others].flatMap((each): Kind[] => {
    const name = actionName(session.ruleset.id, each.action);
    const attacks = attacksFor(row, each);
    if (attacks.length === 0) return [{ option: each, name }];
    return attacks.map(({ id, name: attack = id }) => ({ option: each, name: `${name}: ${attack}`, with: id }));
  });
  // Where this user knows of no way back, there is none for them.
  const back = coursesOf(row)[chosenCourse(row)];
  const stepping = back ? kinds.flatMap((kind) => steppingBack(kind, back)) : [];
  return [...kinds.map((kind) => toWay(kind, kind.option.rollAtMost)), ...stepping];
}

/** An action of a window with the attack that goes with it. */
interface Kind {
  readonly option: WindowOption;
  readonly name: string;
  readonly with?: AttackId;
}

const toWay = ({ option: { action }, name, with: attack }: Kind, atMost: number | undefined): Way => ({
  name: atMost === undefined ? name : t("BATTLETEMPO.Prompt.atMost", { name, value: String(atMost) }),
  answer: { accept: true, action, ...(attack === undefined ? {} : { with: attack }) },
});

/** The same done stepping back to where the row's course leads, where the rules allow it. */
function steppingBack(kind: Kind, course: Course): Way[] {
  const { retreatAtMost } = kind.option;
  if (retreatAtMost === undefined) return [];
  const named = { ...kind, name: t("BATTLETEMPO.Prompt.steppingBack", { name: kind.name }) };
  const { name, answer } = toWay(named, retreatAtMost);
  const path = course.map(([column, row]): [number, number] => [column, row]);
  return [{ name, answer: { ...answer, options: { retreat: true, path } } }];
}
