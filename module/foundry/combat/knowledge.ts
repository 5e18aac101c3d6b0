import type { CreatureId } from "../../model/ids.js";
import type { FightSession } from "../port/fight-session.js";
import { mayKnow } from "../port/may-know.js";
import { unperceivedBy } from "./perception.js";
import { isSecretDeparted } from "./departed.js";
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
  const players = game.users.contents.filter((user) => !user.isGM);
  const missed = unperceivedBy(session.scene.profiles, (creature) => {
    const combatant = session.combatantOf(creature);
    return players.some((user) => isPlayedBy(user, combatant));
  });
  return (creature, appears = false) =>
    players.every((user) => isTold(session, user, creature)) && (appears || !missed.has(creature));
}

/** Who stands on the side of a creature that some player plays: they tell one another where they are. */
export function friendsOfPlayers({ scene, combatantOf }: FightSession): (creature: CreatureId) => boolean {
  const players = game.users.contents.filter((user) => !user.isGM);
  const own = [...scene.profiles.values()].filter(({ id }) =>
    players.some((user) => isPlayedBy(user, combatantOf(id))),
  );
  const sides = new Set(own.map(({ side }) => side));
  return (creature) => sides.has(scene.profiles.get(creature)?.side ?? "");
}

/** Hidden or secret, or not; whoever has left the fight stays as secret as it was. */
function isTold(session: FightSession, user: User.Implementation, creature: CreatureId): boolean {
  const combatant = session.combatantOf(creature);
  if (user.isGM) return true;
  return combatant ? !combatant.hidden && mayKnow(user, combatant.token) : !isSecretDeparted(session.combat, creature);
}
