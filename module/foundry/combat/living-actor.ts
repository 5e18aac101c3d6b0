/**
 * The actor that a combatant is played by; null where it is gone. A token's own actor outlives the world's actor on the
 * clients that had drawn it, and is nothing after the next reload: then it is gone for everybody.
 */
export function livingActor({ actor, actorId }: Combatant.Implementation): Actor.Implementation | null {
  return actor && (!actor.isToken || game.actors.has(actorId ?? "")) ? actor : null;
}
