import type { JsonObject } from "../../kernel/json.js";
import type { ActionId } from "../../model/ids.js";
import type { AttackProfile } from "../../model/profile.js";
import type { Face } from "../face.js";
import { t } from "../i18n/localize.js";

/** What this user means by the attacks of an actor until it is put away again, by the actor's address. */
const meant = new Map<string, ReadonlySet<string>>();

const meantBy = (actor: Actor.Implementation | null): ReadonlySet<string> => meant.get(actor?.uuid ?? "") ?? new Set();

/** What an act says because of what is meant by it. */
export function intentOptions(
  { intents = [] }: Face,
  actor: Actor.Implementation | null,
  action: ActionId,
  attack: AttackProfile | undefined,
): JsonObject {
  const chosen = meantBy(actor);
  const fitting = intents.filter(({ name, fits }) => chosen.has(name) && attack !== undefined && fits(action, attack));
  return Object.fromEntries(fitting.flatMap(({ options }) => Object.entries(options)));
}

/** The buttons that say what is meant. */
export const intentButtons = ({ id, intents = [] }: Face, actor: Actor.Implementation): JsonObject[] =>
  intents.map(({ name }) => ({
    name,
    label: t(`BATTLETEMPO.${id}.Intent.${name}`),
    hint: t(`BATTLETEMPO.${id}.Intent.${name}-hint`),
    pressed: meantBy(actor).has(name) ? "true" : "false",
  }));

/** Means it, or no more. */
export function toggleIntent(actor: Actor.Implementation, name = ""): void {
  const chosen = new Set(meantBy(actor));
  if (!chosen.delete(name)) chosen.add(name);
  meant.set(actor.uuid, chosen);
}
