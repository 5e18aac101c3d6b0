import type { Facing } from "../../model/position.js";

interface Armed {
  readonly tactic: string;
  /** The attack with which a tactic that ends in a blow strikes; null: the usual one. */
  readonly attack: string | null;
  /** Which kind of the tactic, where it comes in several; null: its first. */
  readonly variant: string | null;
}

const armed = new Map<string, Armed>();
const facings = new Map<string, Facing>();

/** Where the token is to look at the end of the way that is being planned for it; null: as the way leads. */
export const armedFacing = (tokenId: string): Facing | null => facings.get(tokenId) ?? null;

/** Says where the token is to look at the end of its way; null takes it back. */
export function armFacing(tokenId: string, facing: Facing | null): void {
  if (facing === null) facings.delete(tokenId);
  else facings.set(tokenId, facing);
}

/** The tactic armed for the token's next movement on this client; null: the cheapest lawful one. */
export const armedTactic = (tokenId: string): string | null => armed.get(tokenId)?.tactic ?? null;

/** The attack chosen with it. */
export const armedAttack = (tokenId: string): string | null => armed.get(tokenId)?.attack ?? null;

/** The kind chosen with it. */
export const armedVariant = (tokenId: string): string | null => armed.get(tokenId)?.variant ?? null;

/** Arms a tactic (or clears it) and tells this client's screens. */
export function armTactic(
  tokenId: string,
  tactic: string | null,
  attack: string | null = null,
  variant: string | null = null,
): void {
  const isSame = armedAttack(tokenId) === attack && armedVariant(tokenId) === variant;
  if (armedTactic(tokenId) === tactic && isSame) return;
  if (tactic === null) armed.delete(tokenId);
  else armed.set(tokenId, { tactic, attack, variant });
  Hooks.callAll("battle-tempo.armed", tokenId, tactic);
}
