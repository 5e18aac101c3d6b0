import type { Act } from "../../model/act.js";
import type { CreatureId } from "../../model/ids.js";
import type { ActionDefinition } from "../../rules/definitions.js";
import type { FightSession } from "../port/fight-session.js";
import { intentOptions } from "./intents.js";
import { definitionOf } from "./definition-of.js";
import { targetedCreatures } from "../port/targets.js";

/** An action as this user would take it now, with the targets chosen, the attack at hand, and its first kind. */
export function actOf(session: FightSession, by: CreatureId, definition: ActionDefinition, attack: string | null): Act {
  const targets = targetedCreatures(session);
  const [target] = targets;
  const line = session.scene.profiles.get(by)?.attacks?.find(({ id }) => id === attack);
  const { strikes = true, ...said } = (line && session.face.lineUse?.(definition.id, line)) ?? {};
  const meant = intentOptions(session.face, session.actorOf(by), definition.id, line);
  const variant = session.face.variants[definition.id]?.[0];
  const cell = session.encounter.creatures[by]?.position?.cell;
  return {
    by,
    action: definition.id,
    ...said,
    ...(Object.keys(meant).length > 0 && { options: { ...said.options, ...meant } }),
    ...(definition.attack && strikes && attack !== null ? { with: attack } : {}),
    ...(definition.targeting === "creature" && target ? { target } : {}),
    ...(definition.targeting === "creatures" ? { targets } : {}),
    ...(variant === undefined ? {} : { variant }),
    ...(definition.targeting === "path" && cell ? { path: [cell] } : {}),
  };
}

/** The act of a button, which names its action and on an attack's line the attack; `inHand` is the attack of all others. */
export function actOfButton(
  session: FightSession,
  by: CreatureId,
  button: DOMStringMap,
  inHand: string | null,
): Act | null {
  const named = button.with === "" ? undefined : button.with;
  const definition = definitionOf(session, {
    by,
    action: button.act ?? "",
    ...(named !== undefined && { with: named }),
  });
  if (!definition) return null;
  return actOf(session, by, definition, named ?? (definition.alone === true ? null : inHand));
}
