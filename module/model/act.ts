import type { JsonObject } from "../kernel/json.js";
import type { ActionId, AttackId, CreatureId, SlotId } from "./ids.js";
import type { Cell, Facing } from "./position.js";

export const FORCED_CAUSES = ["push", "pull", "slide", "carried", "fall"] as const;
export type ForcedCause = (typeof FORCED_CAUSES)[number];

export const TRIGGER_SIDES = ["enemy", "ally"] as const;

/** What a readied or waiting creature waits for, of somebody in particular or of a side as it stands to the waiting one. */
export interface Trigger {
  readonly on: string;
  readonly of?: CreatureId;
  readonly side?: (typeof TRIGGER_SIDES)[number];
}

/** A creature uses an action: the one shape for sheet, ruler, keys, macros and scenarios. */
export interface Act {
  readonly by: CreatureId;
  readonly action: ActionId;
  /** Begins with the cell the creature stands on. */
  readonly path?: readonly Cell[];
  /** Elevation at each path cell. */
  readonly elevations?: readonly number[];
  /** Facing after the move. */
  readonly facing?: Facing;
  /** Facing taken on each path cell before it is left. */
  readonly facings?: readonly Facing[];
  readonly target?: CreatureId;
  readonly targets?: readonly CreatureId[];
  readonly with?: AttackId;
  readonly variant?: string;
  /** The slot that pays, where it is not the default. */
  readonly pay?: SlotId;
  readonly options?: JsonObject;
  readonly trigger?: Trigger;
  readonly then?: Act;
  readonly cause?: ForcedCause;
  readonly source?: CreatureId;
  /** Its way was longer: it ends in front of something that its mover can't know of. */
  readonly unseen?: boolean;
  readonly drags?: Readonly<Record<CreatureId, readonly Cell[]>>;
}
