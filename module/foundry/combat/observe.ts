import type { Command } from "../../model/command.js";
import type { CommandId, CreatureId } from "../../model/ids.js";
import type { Position } from "../../model/position.js";
import { commandId, equalJson } from "../../table/host.js";
import { put } from "../commands/authority.js";
import type { FightSession } from "../port/fight-session.js";
import { policyOf, reactionsOf } from "./chance-policy.js";
import { documentConditions } from "./begin-fight.js";

type Seen = Omit<Extract<Command, { type: "Observe" }>, "type" | "creature">;

/** The table's own command, from within a task that has its turn. `id`: of what somebody waits for to be recorded. */
export async function putOwn(
  session: FightSession,
  command: Command,
  id: CommandId = commandId(foundry.utils.randomID()),
): Promise<boolean> {
  const envelope = { id, revision: session.revision, command };
  return (await put(session, envelope, game.user)).ok;
}

/** Takes note of vitals, conditions and defeat that others have changed on a creature's documents. */
export async function observeCreature(session: FightSession, creature: CreatureId): Promise<void> {
  const seen = differences(session, creature);
  if (seen) await putOwn(session, { type: "Observe", creature, ...seen });
}

/** Takes note of where a creature's token is. `id`: of the command that its mover waits for. */
export async function observePosition(
  session: FightSession,
  creature: CreatureId,
  position: Position,
  id?: CommandId,
): Promise<void> {
  const facing = session.encounter.creatures[creature]?.position?.facing ?? null;
  await putOwn(session, { type: "Observe", creature, position: { ...position, facing } }, id);
}

function differences(session: FightSession, creature: CreatureId): Seen | null {
  const state = session.encounter.creatures[creature];
  const actor = session.actorOf(creature);
  if (!state || !actor) return null;
  const vitals = session.face.vitalsOf(actor);
  const changed = Object.entries(vitals).filter(([vital, value]) => (state.vitals[vital] ?? value) !== value);
  const conditions = seenConditions(session, creature, actor);
  const policy = policyOf(actor) ?? "ask";
  const reactions = reactionsOf(actor) ?? {};
  const out = !state.out && session.combatantOf(creature)?.isDefeated === true;
  const seen: Seen = {
    ...(changed.length > 0 ? { vitals: Object.fromEntries(changed) } : {}),
    ...(conditions ? { conditions } : {}),
    ...(out ? { out } : {}),
    ...(policy === (state.chances ?? "ask") ? {} : { chances: policy }),
    ...(equalJson(reactions, state.reactions ?? {}) ? {} : { reactions }),
  };
  return Object.keys(seen).length > 0 ? seen : null;
}

/** The ledger's conditions with those that came and went on the actor; null where they agree. */
function seenConditions(session: FightSession, creature: CreatureId, actor: Actor.Implementation) {
  const known = session.encounter.creatures[creature]?.conditions ?? [];
  const shown = documentConditions(actor, session.face);
  const followed = new Set(session.face.conditions.map(({ id }) => id));
  const kept = known.filter(({ id }) => !followed.has(id) || shown.some((each) => each.id === id));
  const come = shown.filter(({ id }) => !known.some((each) => each.id === id));
  return come.length === 0 && kept.length === known.length ? null : [...kept, ...come];
}
