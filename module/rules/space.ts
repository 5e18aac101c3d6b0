import type { Board } from "../grid/board/board.js";
import { cellIndex, OUTSIDE } from "../grid/board/layout.js";
import type { Footprint } from "../grid/footprint/footprint.js";
import type { CreatureId } from "../model/ids.js";
import type { Cell } from "../model/position.js";
import { SIZES, type Size } from "../model/profile.js";
import { findCreature, type Creature, type Situation } from "./situation.js";

/** Steps on the ladder of sizes; medium is 2. */
export const sizeRank = (size: Size): number => SIZES.indexOf(size);

/** Id of the mount, or null for one on foot: who has got off is no longer where the profile says. */
export function mountIdOf(creature: Creature): CreatureId | null {
  const mounted = creature.state.conditions.find((condition) => condition.id === "mounted");
  if (mounted?.by) return mounted.by;
  return creature.state.turn.dismounted === true ? null : (creature.profile.rides ?? null);
}

/** A footprint as array positions; null off the board. */
export function footprintAt(board: Board, cell: Cell, size: number): Footprint | null {
  const index = cellIndex(board, cell[0], cell[1]);
  return index === OUTSIDE ? null : { cell: index, size };
}

/** How much room creatures take up. */
export interface Spaces {
  /** Cells a side, without its mount. */
  readonly spaceOf: (creature: Creature) => number;
  /** Cells a side that it takes up; a rider counts the space of its mount. */
  readonly widthOf: (situation: Situation, creature: Creature) => number;
  /** Where it stands as array positions; null without a scene, or off the board. */
  readonly footprintOf: (situation: Situation, creature: Creature) => Footprint | null;
}

/** The room that creatures of each size take up where their profile says nothing else, in cells a side. */
export function createSpaces(spaces: Readonly<Record<Size, number>>): Spaces {
  const spaceOf = ({ profile }: Creature): number => profile.space ?? spaces[profile.size];
  const widthOf = (situation: Situation, creature: Creature): number => {
    const mount = mountIdOf(creature);
    const carrier = mount === null ? null : findCreature(situation, mount);
    return carrier ? Math.max(spaceOf(carrier), spaceOf(creature)) : spaceOf(creature);
  };
  return {
    spaceOf,
    widthOf,
    footprintOf(situation, creature) {
      const { position } = creature.state;
      return situation.board && position && footprintAt(situation.board, position.cell, widthOf(situation, creature));
    },
  };
}
