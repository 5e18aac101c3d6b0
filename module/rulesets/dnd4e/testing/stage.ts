import { openStage, type Seat, type Stage } from "../../../combat/testing/stage.js";
import type { BoardSnapshot } from "../../../grid/board/snapshot.js";
import { dnd4e } from "../ruleset.js";

export { way, type Doing, type Seat } from "../../../combat/testing/stage.js";

/** A fight by these rules; the first seat has the turn. */
export const stage = (seats: readonly Seat[], board: Partial<BoardSnapshot> | null = {}, surprise = false): Stage =>
  openStage(dnd4e, seats, board, { surprise });
