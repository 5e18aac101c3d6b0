/** Whether the user plays the combatant: owns its actor, or is a game master. */
export function isPlayedBy(user: User.Implementation, combatant: Combatant.Implementation | null): boolean {
  if (user.isGM) return true;
  return combatant?.actor?.testUserPermission(user, "OWNER") ?? false;
}

/**
 * Who plays it, of those connected: the players who own it, the one whose character it is first; the active game
 * master where there is none.
 */
export function playersOf(combatant: Combatant.Implementation | null): User.Implementation[] {
  const players = game.users.contents
    .filter((user) => user.active && !user.isGM && isPlayedBy(user, combatant))
    .sort((a, b) => Number(isOwn(b, combatant)) - Number(isOwn(a, combatant)) || (a.id < b.id ? -1 : 1));
  const gm = game.users.activeGM;
  return players.length > 0 ? players : gm ? [gm] : [];
}

const isOwn = (user: User.Implementation, combatant: Combatant.Implementation | null): boolean =>
  user.character !== null && user.character.id === combatant?.actorId;
