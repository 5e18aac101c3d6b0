import type { HeldMove } from "../port/fight-session.js";
import { armTactic } from "./armed-tactic.js";
import type { TokenPath } from "./path.js";

/** What the mover's client keeps of a move that is played in legs. */
export interface Held extends HeldMove {
  readonly way: TokenPath;
  /** How the way goes on in another manner, once this part of it has been gone; null: it ends here. */
  readonly rest: TokenPath | null;
  /** It has been asked of the ledger; until then its user is asked something first, or it stands in line. */
  readonly begun: boolean;
  /** What the original update carried besides its waypoints: method, rotation, ruler, constraints, animation. */
  readonly options: Readonly<Record<string, unknown>>;
}

const held = new Map<string, Held>();

export const heldMove = (tokenId: string): Held | null => held.get(tokenId) ?? null;

/** All moves that this client holds. */
export const heldMoves = (): readonly Held[] => [...held.values()];

export function holdMove(move: Held): void {
  held.set(move.tokenId, move);
  Hooks.callAll("battle-tempo.held", move.tokenId, move);
}

/** The move is over, walked or not: its tactic is spent. */
export function releaseMove(tokenId: string): void {
  if (!held.delete(tokenId)) return;
  armTactic(tokenId, null);
  Hooks.callAll("battle-tempo.held", tokenId, null);
}

/** What hasn't been asked of the ledger yet doesn't come about: the tactic stays armed for the next try. */
export function dropWaiting(tokenId: string): void {
  if (held.get(tokenId)?.begun !== false) return;
  held.delete(tokenId);
  Hooks.callAll("battle-tempo.held", tokenId, null);
}

/** A fight that is gone finishes no move: its tokens are free. */
export function releaseMovesOf(combatId: string): void {
  for (const { tokenId, session } of heldMoves()) if (session.combat.id === combatId) releaseMove(tokenId);
}
