import type { JsonObject } from "../../kernel/json.js";
import type { CreatureId } from "../../model/ids.js";
import { creatureId, HOME_MADE, isJsonObject } from "../../table/host.js";
import { t } from "../i18n/localize.js";
import { actionName } from "../i18n/terms.js";
import type { FightSession } from "../port/fight-session.js";

const WORDS = "BATTLETEMPO.Ready";

/** Triggers of which nobody in particular is the doer. */
const OF_NOBODY = "other";

/** Something that is kept ready: what is waited for, and what is then done. */
export interface Held {
  readonly trigger: JsonObject;
  readonly then: JsonObject;
}

/** What a creature keeps ready, as its turn state has it; null: nothing. */
export function heldBy({ face, encounter }: FightSession, creature: CreatureId): Held | null {
  if (!face.ready) return null;
  const [key, act] = face.ready.heldAs;
  const stored = encounter.creatures[creature]?.turn[key];
  if (!isJsonObject(stored)) return null;
  const { trigger, [act]: then } = stored;
  return isJsonObject(trigger) && isJsonObject(then) ? { trigger, then } : null;
}

/** It in a few words: "When an enemy enters my reach: Spear, attack". */
export function heldText(session: FightSession, by: CreatureId, { trigger, then }: Held): string {
  const on = typeof trigger.on === "string" ? trigger.on : OF_NOBODY;
  const what = t(`${WORDS}.Trigger.on-${on}`);
  const done = thenText(session, by, then);
  if (on === OF_NOBODY) return t(`${WORDS}.sentencePlain`, { what, then: done });
  return t(`${WORDS}.sentence`, { who: whoText(session, trigger), what, then: done });
}

function whoText(session: FightSession, { of, side }: JsonObject): string {
  if (typeof of === "string") return session.nameOf(creatureId(of));
  return t(`${WORDS}.Who.${side === "enemy" || side === "ally" ? side : "anyone"}`);
}

/** What is then done, with the weapon, and whom it is meant for. */
function thenText(session: FightSession, by: CreatureId, { action, with: item, target }: JsonObject): string {
  const profile = session.scene.profiles.get(by);
  const named = typeof action === "string" ? actionName(session.ruleset.id, action) : "";
  const own = action === HOME_MADE ? profile?.homeMade?.find(({ id }) => id === item)?.name : undefined;
  const attack = profile?.attacks?.find(({ id }) => id === item);
  const words = own ?? (attack ? `${attack.name ?? attack.id}, ${named}` : named);
  return typeof target === "string" ? `${words} → ${session.nameOf(creatureId(target))}` : words;
}
