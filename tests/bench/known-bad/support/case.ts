import type { KnownBadTable } from "./table.js";

/** A mistake that is public knowledge: a package that makes it, and its twin that doesn't. */
export interface KnownBad {
  /** of the folder below `packages/` */
  readonly name: string;
  readonly says: string;
  /** what is done at the table, and what has come of it */
  readonly play: (table: KnownBadTable) => Promise<unknown>;
  /** what the table suffers from the package that makes the mistake */
  readonly suffers: unknown;
  /** what comes of it with the corrected twin */
  readonly holds: unknown;
  /** a second game master sits down, too */
  readonly secondGm?: boolean;
}
