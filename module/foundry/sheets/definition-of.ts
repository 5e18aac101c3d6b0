import type { Act } from "../../model/act.js";
import type { HomeMade } from "../../model/home-made.js";
import type { CreatureId } from "../../model/ids.js";
import type { ActionDefinition } from "../../rules/definitions.js";
import type { Ruleset } from "../../rules/ruleset.js";
import { HOME_MADE } from "../../table/host.js";
import { actionName } from "../i18n/terms.js";
import type { FightSession } from "../port/fight-session.js";

/** The row of a home-made action as sheets need it: like a row of the table, used with the item that it is. */
export function homeDefinition(ruleset: Ruleset, { slot, targets, provokes }: HomeMade): ActionDefinition {
  return {
    id: HOME_MADE,
    group: ruleset.homeMade?.slots[slot] ?? "free",
    slot: slot === "free" ? null : slot,
    targeting: targets === "none" ? "none" : "creature",
    attack: true,
    tactic: false,
    listed: true,
    provokes: provokes ? "yes" : "no",
  };
}

/** A home-made action of a creature in the fight. */
const homeMadeOf = ({ scene }: FightSession, by: CreatureId, id: string | undefined): HomeMade | undefined =>
  scene.profiles.get(by)?.homeMade?.find((made) => made.id === id);

/** The row of an act: of the game's table, or of what its doer's table has made. Undefined: there is no such thing. */
export function definitionOf(
  session: FightSession,
  act: Pick<Act, "by" | "action" | "with">,
): ActionDefinition | undefined {
  if (act.action !== HOME_MADE) return session.ruleset.actions.find(({ id }) => id === act.action);
  const made = homeMadeOf(session, act.by, act.with);
  return made && homeDefinition(session.ruleset, made);
}

/** What an act is called: by the game, or by who has made it. */
export const nameOfAct = (session: FightSession, act: Pick<Act, "by" | "action" | "with">): string =>
  (act.action === HOME_MADE ? homeMadeOf(session, act.by, act.with)?.name : undefined) ??
  actionName(session.ruleset.id, act.action);
