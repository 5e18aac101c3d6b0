import { openStage, type Seat, type Stage } from "../../../combat/testing/stage.js";
import type { BoardSnapshot } from "../../../grid/board/snapshot.js";
import type { RulesetOptions } from "../../../rules/situation.js";
import { gurps4e } from "../ruleset.js";

export type { Doing, Seat, Stage } from "../../../combat/testing/stage.js";

/** A fight on hexes by these rules; the first seat has the turn. */
export const stage = (
  seats: readonly Seat[],
  board: Partial<BoardSnapshot> | null = {},
  options: RulesetOptions = {},
): Stage => openStage(gurps4e, seats, board && { shape: "hex", ...board }, { options });

/** Gives so many dice of each face that a roll of three shows this sum. */
export function rollSum(fight: Stage, sum: number): void {
  const first = Math.min(6, sum - 2);
  const second = Math.min(6, sum - first - 1);
  fight.roll(first, second, sum - first - second);
}
