interface Armed {
  readonly tactic: string;
  /** The attack with which a tactic that ends in a blow strikes; null: the usual one. */
  readonly attack: string | null;
}

const armed = new Map<string, Armed>();

/** The tactic armed for the token's next movement on this client; null: the cheapest lawful one. */
export const armedTactic = (tokenId: string): string | null => armed.get(tokenId)?.tactic ?? null;

/** The attack chosen with it. */
export const armedAttack = (tokenId: string): string | null => armed.get(tokenId)?.attack ?? null;

/** Arms a tactic (or clears it) and tells this client's screens. */
export function armTactic(tokenId: string, tactic: string | null, attack: string | null = null): void {
  if (armedTactic(tokenId) === tactic && armedAttack(tokenId) === attack) return;
  if (tactic === null) armed.delete(tokenId);
  else armed.set(tokenId, { tactic, attack });
  Hooks.callAll("battle-tempo.armed", tokenId, tactic);
}
