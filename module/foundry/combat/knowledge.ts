import type { LedgerRecord } from "../../combat/ledger/record.js";
import type { CreatureState } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import { creatureId } from "../../table/host.js";
import type { FightSession } from "../port/fight-session.js";
import { mayKnow } from "../port/may-know.js";
import { unperceivedBy } from "./perception.js";
import { isSecretDeparted, UNSEEN } from "./departed.js";
import { isPlayedBy } from "./players.js";

/** Which creatures of a fight a user may know of and perceives, on whichever client this is asked. */
export function knowledgeOf(session: FightSession, user: User.Implementation): (creature: CreatureId) => boolean {
  const plays = (creature: CreatureId): boolean => isPlayedBy(user, session.combatantOf(creature));
  const missed = user.isGM ? null : unperceivedBy(session.scene.profiles, plays);
  return (creature) =>
    session.combatantOf(creature) !== null && isTold(session, user, creature) && missed?.has(creature) !== true;
}

/**
 * Which creatures every player may know of and somebody of theirs perceives: at one table what one of them sees the
 * others hear. `appears`: what it is asked for shows the creature to all.
 */
export function knownToPlayers(session: FightSession): (creature: CreatureId, appears?: boolean) => boolean {
  const players = playersAtTable();
  const missed = missedByPlayers(session, players);
  return (creature, appears = false) =>
    players.every((user) => isTold(session, user, creature)) && (appears || !missed.has(creature));
}

const playersAtTable = (): User.Implementation[] => game.users.contents.filter((user) => !user.isGM);

/** Whom nobody that any of them plays perceives. */
const missedByPlayers = (
  { scene, combatantOf }: FightSession,
  players: readonly User.Implementation[],
): ReadonlySet<CreatureId> =>
  unperceivedBy(scene.profiles, (creature) => players.some((user) => isPlayedBy(user, combatantOf(creature))));

/** Who stands on the side of a creature that some player plays: they tell one another where they are. */
export function friendsOfPlayers({ scene, combatantOf }: FightSession): (creature: CreatureId) => boolean {
  const players = playersAtTable();
  const own = [...scene.profiles.values()].filter(({ id }) =>
    players.some((user) => isPlayedBy(user, combatantOf(id))),
  );
  const sides = new Set(own.map(({ side }) => side));
  return (creature) => sides.has(scene.profiles.get(creature)?.side ?? "");
}

/**
 * The creatures of which no player may know, or which nobody of theirs perceives: what they do and how they stand is the
 * game master's alone. One that any player may know of is none of them, since its own player has to play it. `record`:
 * what it shows or hides is so by it already, whether or not the documents say so yet.
 */
export function secretsOf(session: FightSession, record: LedgerRecord | null = null): ReadonlySet<CreatureId> {
  const players = playersAtTable();
  // Of some the combatant is gone already, others take no part yet.
  const there = session.combat.combatants.contents.flatMap(({ id }) => id ?? []);
  const ids = new Set([...there, ...Object.keys(session.encounter.creatures)].map(creatureId));
  if (players.length === 0) return new Set();
  const events = record?.kind === "commit" ? record.events : [];
  const [shown, gone] = [events.flatMap(appearing), events.flatMap(vanishing)];
  const missed = missedByPlayers(session, players);
  const isFriend = friendsOfPlayers(session);
  const isSecret = (id: CreatureId): boolean => {
    if (players.some((user) => isPlayedBy(user, session.combatantOf(id)))) return false;
    if (!players.some((user) => isTold(session, user, id))) return true;
    return (missed.has(id) && !shown.includes(id)) || (gone.includes(id) && !isFriend(id));
  };
  return new Set([...ids].filter(isSecret));
}

/**
 * What creatures of the game master's have prepared, and by the game's rules nobody knows before they do it, is left out
 * of their states. What any player plays is known to all.
 */
export function veilOf({ ruleset, combatantOf }: FightSession): (state: CreatureState) => CreatureState {
  const players = playersAtTable();
  return (state) => {
    const keys = ruleset.untold?.(state.turn) ?? [];
    if (keys.length === 0 || players.length === 0) return state;
    if (players.some((user) => isPlayedBy(user, combatantOf(state.id)))) return state;
    const shown = Object.entries(state.turn).filter(([key]) => !keys.includes(key));
    return { ...state, turn: Object.fromEntries(shown) };
  };
}

/** Who is seen from now on by what an event says. */
export const appearing = (event: Event): CreatureId[] =>
  event.type === "ConditionLost" && UNSEEN.includes(event.condition) ? [event.creature] : [];

/** Who is seen no more by what an event says. */
export const vanishing = (event: Event): CreatureId[] =>
  event.type === "ConditionGained" && UNSEEN.includes(event.condition.id) ? [event.creature] : [];

/** Hidden or secret, or not; whoever has left the fight stays as secret as it was. */
function isTold(session: FightSession, user: User.Implementation, creature: CreatureId): boolean {
  const combatant = session.combatantOf(creature);
  if (user.isGM) return true;
  return combatant ? !combatant.hidden && mayKnow(user, combatant.token) : !isSecretDeparted(session.combat, creature);
}
