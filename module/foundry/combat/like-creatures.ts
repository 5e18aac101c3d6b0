import type { Command } from "../../model/command.js";
import type { CreatureId } from "../../model/ids.js";
import { nextCreature } from "../../table/host.js";
import type { FightSession } from "../port/fight-session.js";
import { actsTogether } from "../settings/settings.js";
import { fightToken } from "./fight-scene.js";

/** The same for creatures that are alike: of one actor, on one side, both seen or both hidden. Null: like nobody. */
export function likeness(combatant: Combatant.Implementation | null): string | null {
  if (!combatant?.actorId) return null;
  const side = fightToken(combatant)?.disposition ?? "";
  return `${combatant.actorId}/${side}/${String(combatant.hidden)}`;
}

/** Those behind a creature in the order who are like it, without a gap. */
function followers({ encounter, combatantOf }: FightSession, creature: CreatureId): CreatureId[] {
  const alike = likeness(combatantOf(creature));
  const behind = encounter.order.slice(encounter.order.indexOf(creature) + 1);
  const end = behind.findIndex((id) => likeness(combatantOf(id)) !== alike);
  return alike === null ? [] : end < 0 ? behind : behind.slice(0, end);
}

/** The beginning of a creature's turn, together with those of like creatures where the table plays them so. */
export function startOf(session: FightSession, creature: CreatureId): Extract<Command, { type: "StartTurn" }> {
  const others = actsTogether() ? followers(session, creature) : [];
  return { type: "StartTurn", creature, ...(others.length > 0 ? { with: others } : {}) };
}

/** The turn behind all those that have begun; null where nobody is there to take it. */
export function startBehindGroup(session: FightSession): Command | null {
  const { encounter, ruleset, scene } = session;
  const next = nextCreature({ ...encounter, ahead: 0 }, ruleset, scene);
  return next === null ? null : startOf(session, next);
}
