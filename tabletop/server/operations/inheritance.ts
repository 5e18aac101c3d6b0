import type { DocumentSource } from "../../protocol.js";
import { sourcesOf } from "../json.js";
import type { Node, Seat } from "../store/seat.js";
import type { Store } from "../store/store.js";

/**
 * Items and effects that an unlinked token's actor has from its base actor and not from its delta. They are not stored at
 * the token until somebody changes them there.
 */
export function inheritedChild(store: Store, seat: Seat, id: string): DocumentSource | undefined {
  const base = baseActorOf(store, seat.chain);
  if (!base || !seat.field) return undefined;
  const child = sourcesOf(base[seat.field]).find((each) => each._id === id);
  return child ? structuredClone(child) : undefined;
}

/** The world actor behind a chain that ends in a token's delta. */
function baseActorOf(store: Store, chain: readonly Node[]): DocumentSource | undefined {
  const [token, delta] = chain.slice(-2);
  if (token?.documentName !== "Token" || delta?.documentName !== "ActorDelta") return undefined;
  const actorId = token.source["actorId"];
  return typeof actorId === "string" ? store.get("actors", actorId) : undefined;
}

export function isTombstone(source: DocumentSource): boolean {
  return source["_tombstone"] === true;
}
