import type { JsonObject } from "../../kernel/json.js";
import type { Act } from "../../model/act.js";
import type { ActionId, CreatureId } from "../../model/ids.js";
import type { AttackProfile } from "../../model/profile.js";
import { isJsonObject, situationOf } from "../../table/host.js";
import type { FightSession } from "../port/fight-session.js";

/** What somebody is about to declare: an action, with which attack (null: the usual one), and what is said of it. */
export interface Draft {
  readonly action: ActionId;
  readonly with: string | null;
  readonly options: JsonObject;
}

/** An action that may be declared, and whether it may be now. */
export interface Choice {
  readonly id: ActionId;
  readonly legal: boolean;
}

/** What a creature may declare now, as far as this user can know; empty in games that declare nothing. */
export function choicesOf({ ruleset, face, viewed }: FightSession, by: CreatureId): Choice[] {
  if (!face.declare) return [];
  const found = ruleset.ask(situationOf(viewed.encounter, viewed.scene), { kind: "choices", by });
  return (Array.isArray(found) ? found : []).flatMap((each) =>
    isJsonObject(each) && typeof each.id === "string" ? [{ id: each.id, legal: each.legal === true }] : [],
  );
}

/** What a creature has declared for the round, as far as this user may know; null: nothing. */
export function declaredBy({ viewed }: FightSession, creature: CreatureId): Draft | null {
  const declared = viewed.encounter.creatures[creature]?.turn.declared;
  if (!isJsonObject(declared) || typeof declared.action !== "string") return null;
  const { action, options } = declared;
  return {
    action,
    with: typeof declared.with === "string" ? declared.with : null,
    options: isJsonObject(options) ? options : {},
  };
}

/** Whether a creature has something to declare and hasn't, or may still declare something else. */
export const mayDeclare = (session: FightSession, creature: CreatureId): boolean =>
  session.perceives(creature) && choicesOf(session, creature).some(({ legal }) => legal);

/** Those who take part and have something to declare and haven't, in the order of the fight. */
export const undeclared = (session: FightSession): CreatureId[] =>
  session.encounter.order.filter(
    (id) =>
      session.encounter.creatures[id]?.out === false && declaredBy(session, id) === null && mayDeclare(session, id),
  );

/** Attacks of a creature with which an action is done. */
export const attacksFor = ({ face, scene }: FightSession, by: CreatureId, action: ActionId): AttackProfile[] =>
  (scene.profiles.get(by)?.attacks ?? []).filter((attack) => face.declare?.fits(action, attack) === true);

/** The declaration as an act; null in games that declare nothing. */
export function actOfDraft({ face }: FightSession, by: CreatureId, draft: Draft): Act | null {
  if (!face.declare) return null;
  const hasOptions = Object.keys(draft.options).length > 0;
  const then: Act = {
    by,
    action: draft.action,
    ...(draft.with !== null && { with: draft.with }),
    ...(hasOptions && { options: draft.options }),
  };
  return { by, action: face.declare.action, then };
}
