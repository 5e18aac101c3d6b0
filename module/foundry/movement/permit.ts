import type { Ledger } from "../../combat/ledger/ledger.js";
import type { CreatureId } from "../../model/ids.js";
import type { Position } from "../../model/position.js";
import { replay, revisionOf } from "../../table/host.js";
import { samePlace } from "../board/place.js";
import { wayToLedger } from "./way-to-ledger.js";

/** A leg that comes later than so many records after the one that it follows is believed no more. */
const PERMIT_LASTS = 20;

/** A leg as its update tells of it. */
export interface Leg {
  readonly creature: CreatureId;
  readonly here: Position;
  /** The revision that it says it follows. */
  readonly revision: number;
}

/** Where a leg has come to: to its end, or to a cell before that. */
export type LegState = "arrived" | "on-its-way";

/**
 * What the ledger knows of a leg: at the revision that it follows the creature was to be there, or to pass there. Null
 * where it knows nothing: any client can write what an update says of itself, so nothing else makes one true.
 */
export function legState(ledger: Ledger, { creature, here, revision }: Leg): LegState | null {
  const { opening, folded, records } = ledger;
  if (revision < folded || revision > revisionOf(ledger) || revision < revisionOf(ledger) - PERMIT_LASTS) return null;
  const until = records.filter((record) => record.seq <= revision);
  const place = replay(opening, until).creatures[creature]?.position ?? null;
  if (!place) return null;
  if (samePlace(place, here)) return "arrived";
  return wayToLedger(until, creature, here.cell, place.cell) ? "on-its-way" : null;
}

/** Permits that have been used, by token: each leg is walked to its end but once. */
export interface UsedPermits {
  readonly isUsed: (tokenId: string, revision: number) => boolean;
  readonly use: (tokenId: string, revision: number) => void;
}

export function createUsedPermits(): UsedPermits {
  const used = new Map<string, Set<number>>();
  return {
    isUsed: (tokenId, revision) => used.get(tokenId)?.has(revision) === true,
    use: (tokenId, revision) => {
      const known = used.get(tokenId) ?? new Set();
      // What is older than any permit lasts needs no remembering.
      used.set(tokenId, new Set([...known].filter((each) => each >= revision - PERMIT_LASTS)).add(revision));
    },
  };
}
