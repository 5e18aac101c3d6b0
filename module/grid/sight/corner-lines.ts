import type { CellSet } from "../board/cell-set.js";
import { centreX, centreY, columnOf, rowOf } from "../board/layout.js";
import type { Point } from "../board/snapshot.js";
import { coversCell, footprintCells, type Footprint } from "../footprint/footprint.js";
import { hexLine } from "../hex/hex-line.js";
import { cellsCrossed } from "./cells-crossed.js";
import type { Line } from "./line.js";
import { crossesSolidHex, isStopped, type Sight } from "./sight.js";

/** Cells that may stand in the way beside walls. Those under either end are left out. */
export interface Obstacles {
  readonly creatures?: CellSet;
  /** Default: cells with terrain of the kind `cover`. */
  readonly objects?: CellSet;
}

/** The lines from one corner of one cell to the four corners of another cell, and what stops how many of them. */
export interface CornerLines {
  /** Where the lines start. */
  readonly corner: Point;
  /** 4; on hexes 1, from centre to centre. */
  readonly lines: number;
  /** Lines that anything stops; each of the following counts the lines stopped by that, whatever else does. */
  readonly stopped: number;
  readonly byWall: number;
  readonly byLowWall: number;
  readonly byCreature: number;
  readonly byObject: number;
  /** Cells of creatures and objects that the lines cross. */
  readonly crossed: readonly number[];
}

/** Which corner of the origin, and which cell of a large target, to go by. */
export type CornerChoice = "fewest" | "most";

/**
 * Draws lines from each corner of the origin to all corners of each cell of the target, and answers the choice: with
 * `fewest`, the corner and cell where the fewest lines are stopped (and of these, the fewest by walls); with `most`, the
 * other extreme. What a count amounts to is the ruleset's to say.
 */
export function cornerLines(
  sight: Sight,
  from: Footprint,
  to: Footprint,
  obstacles: Obstacles = {},
  choice: CornerChoice = "fewest",
): CornerLines {
  const { board } = sight;
  const ask: Ask = { sight, from, to, objects: board.terrain.counts.get("cover"), ...obstacles };
  let best: CornerLines | null = null;
  for (const origin of footprintCells(board, from)) {
    for (const target of footprintCells(board, to)) {
      for (const lines of linesBetween(ask, origin, target)) {
        if (best === null || isBetter(lines, best, choice)) best = lines;
        if (choice === "fewest" && best.stopped === 0) return best;
      }
    }
  }
  return best ?? count(ask, [0, 0], []);
}

const NO_CELLS: readonly number[] = [];

interface Ask {
  readonly sight: Sight;
  readonly from: Footprint;
  readonly to: Footprint;
  readonly creatures?: CellSet | undefined;
  readonly objects?: CellSet | undefined;
}

function* linesBetween(ask: Ask, origin: number, target: number): Generator<CornerLines> {
  const { board } = ask.sight;
  const homeP: Point = [centreX(board, origin), centreY(board, origin)];
  const homeQ: Point = [centreX(board, target), centreY(board, target)];
  const line = ([px, py]: Point, [qx, qy]: Point): Line => ({ px, py, qx, qy, homeP, homeQ });
  if (board.shape === "hex") {
    const crossed = hexLine(board, origin, target);
    const filled = crossesSolidHex(board, origin, target);
    yield count(ask, homeP, [{ line: line(homeP, homeQ), crossed, filled }]);
    return;
  }
  const hasObstacles = ask.creatures !== undefined || ask.objects !== undefined;
  for (const corner of cornersOf(columnOf(board, origin), rowOf(board, origin))) {
    const lines = cornersOf(columnOf(board, target), rowOf(board, target)).map((end) => line(corner, end));
    yield count(
      ask,
      corner,
      lines.map((each) => ({ line: each, crossed: hasObstacles ? cellsCrossed(board, each) : NO_CELLS })),
    );
  }
}

function cornersOf(x: number, y: number): readonly Point[] {
  return [
    [x, y],
    [x + 1, y],
    [x, y + 1],
    [x + 1, y + 1],
  ];
}

interface Drawn {
  readonly line: Line;
  readonly crossed: readonly number[];
  /** Something solid lies on it that is no wall. */
  readonly filled?: boolean;
}

function count(ask: Ask, corner: Point, lines: readonly Drawn[]): CornerLines {
  const tally = { stopped: 0, byWall: 0, byLowWall: 0, byCreature: 0, byObject: 0 };
  const crossed = new Set<number>();
  const hasLowWalls = ask.sight.lowWalls.asked.length > 0;
  for (const each of lines) {
    const between = each.crossed.filter((cell) => isBetween(ask, cell));
    const creatures = between.filter((cell) => (ask.creatures?.[cell] ?? 0) !== 0);
    const objects = between.filter((cell) => (ask.objects?.[cell] ?? 0) !== 0);
    const wall = each.filled === true || isStopped(ask.sight.walls, each.line, "sight");
    const lowWall = hasLowWalls && isStopped(ask.sight.lowWalls, each.line, "sight");
    for (const cell of [...creatures, ...objects]) crossed.add(cell);
    tally.byWall += Number(wall);
    tally.byLowWall += Number(lowWall);
    tally.byCreature += Number(creatures.length > 0);
    tally.byObject += Number(objects.length > 0);
    tally.stopped += Number(wall || lowWall || creatures.length > 0 || objects.length > 0);
  }
  return { corner, lines: lines.length, ...tally, crossed: [...crossed] };
}

function isBetween({ sight, from, to }: Ask, cell: number): boolean {
  return !coversCell(sight.board, from, cell) && !coversCell(sight.board, to, cell);
}

function isBetter(lines: CornerLines, best: CornerLines, choice: CornerChoice): boolean {
  const more = lines.stopped - best.stopped || lines.byWall - best.byWall;
  return choice === "fewest" ? more < 0 : more > 0;
}
