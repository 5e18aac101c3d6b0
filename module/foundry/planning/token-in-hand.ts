import { viewedSession } from "../port/session.js";

/** The token that keys and buttons mean: the one controlled, else this user's own whose turn it is; null for none. */
export function tokenInHand(): TokenDocument.Implementation | null {
  if (!canvas.ready) return null;
  const [first, ...others] = canvas.tokens?.controlled ?? [];
  if (first && others.length === 0) return first.document;
  return first ? null : actingToken();
}

/** The token whose turn it is, if this user plays it and looks at its scene. */
export function actingToken(): TokenDocument.Implementation | null {
  const session = viewedSession();
  const active = session?.encounter.active ?? null;
  if (!session || active === null || !session.owns(active)) return null;
  const token = session.tokenOf(active);
  return token?.parent === canvas.scene ? token : null;
}
