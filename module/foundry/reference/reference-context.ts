import type { ActionDefinition, ActionGroup } from "../../rules/definitions.js";
import type { Ruleset } from "../../rules/ruleset.js";
import { KEYS, t } from "../i18n/localize.js";
import { actionHint, actionName, slotName } from "../i18n/terms.js";

/** A rule that is only told, in this client's language. `find`: what a search is compared with. */
export interface ToldRule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly find: string;
}

/** What the table of a game says of an action. */
export interface ToldAction {
  readonly id: string;
  readonly name: string;
  /** Slot that pays, and how it provokes. */
  readonly facts: string;
  readonly hint: string;
  readonly find: string;
}

export interface ToldGroup {
  readonly label: string;
  readonly actions: readonly ToldAction[];
}

const GROUPS: readonly ActionGroup[] = ["main", "move", "small", "reaction", "free"];

/** The rules of a game that are only told, in the ruleset's order. */
export const toldRules = ({ id: ruleset, references = [] }: Ruleset): ToldRule[] =>
  references.map((id) => {
    const title = t(`${KEYS}.${ruleset}.Reference.${id}.title`);
    const text = t(`${KEYS}.${ruleset}.Reference.${id}.text`);
    return { id, title, text, find: `${title} ${text}` };
  });

/** The listed actions of a game by their groups, with what each costs and provokes; empty groups are left out. */
export const toldActions = ({ id, actions }: Ruleset): ToldGroup[] =>
  GROUPS.map((group) => ({
    label: t(`${KEYS}.Group.${group}`),
    actions: actions
      .filter((action) => action.group === group && action.listed)
      .map((action) => toldAction(id, action)),
  })).filter((group) => group.actions.length > 0);

function toldAction(ruleset: string, { id, slot, provokes }: ActionDefinition): ToldAction {
  const name = actionName(ruleset, id);
  const price = slot === null ? t(`${KEYS}.Reference.free`) : slotName(ruleset, slot);
  const facts = `${price} · ${t(`${KEYS}.Reference.provokes.${provokes}`)}`;
  const hint = actionHint(ruleset, id);
  return { id, name, facts, hint, find: `${name} ${facts} ${hint}` };
}
