const armed = new Map<string, string>();

/** The tactic armed for the token's next movement on this client; null: the cheapest lawful one. */
export const armedTactic = (tokenId: string): string | null => armed.get(tokenId) ?? null;

/** Arms a tactic (or clears it) and tells this client's screens. */
export function armTactic(tokenId: string, tactic: string | null): void {
  if (armedTactic(tokenId) === tactic) return;
  if (tactic === null) armed.delete(tokenId);
  else armed.set(tokenId, tactic);
  Hooks.callAll("battle-tempo.armed", tokenId, tactic);
}
