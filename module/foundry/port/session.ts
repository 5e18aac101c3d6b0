import { creatureId } from "../../table/host.js";
import type { FightSession, SessionSeat } from "./fight-session.js";

type SessionSource = (combat: Combat.Implementation) => FightSession | null;

let source: SessionSource = () => null;

/** Called once by the adapter's start: where sessions come from. */
export function provideSessions(from: SessionSource): void {
  source = from;
}

/** The combat's session; null where no game is active (unknown ruleset) or the combat is gone. */
export const sessionOf = (combat: Combat.Implementation | null | undefined): FightSession | null =>
  combat ? source(combat) : null;

/** The started fight of the token's scene in which it takes part; the active one first where there are several. */
export function sessionOfToken(token: TokenDocument.Implementation | null | undefined): SessionSeat | null {
  if (!token) return null;
  return seatIn((combatant) => combatant.tokenId === token.id && combatant.sceneId === token.parent?.id);
}

/** The same for an actor: by its token where it is a token's own actor, otherwise by its id. */
export function sessionOfActor(actor: Actor.Implementation | null | undefined): SessionSeat | null {
  if (!actor) return null;
  if (actor.token) return sessionOfToken(actor.token);
  return seatIn((combatant) => combatant.actorId === actor.id && combatant.token?.actorLink !== false);
}

/** The session of the combat that this client looks at. */
export const viewedSession = (): FightSession | null => sessionOf(game.combat);

function seatIn(isMine: (combatant: Combatant.Implementation) => boolean): SessionSeat | null {
  const started = game.combats.contents.filter((combat) => combat.started);
  const active = started.filter((combat) => combat.active);
  for (const combat of [...active, ...started]) {
    const combatant = combat.combatants.find(isMine);
    const session = combatant?.id ? sessionOf(combat) : null;
    if (session && combatant?.id && combatant.id in session.encounter.creatures)
      return { session, creature: creatureId(combatant.id) };
  }
  return null;
}
