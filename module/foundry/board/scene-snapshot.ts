import type { BoardSnapshot, GridShape, TerrainListing } from "../../grid/board/snapshot.js";
import type { Cell } from "../../model/position.js";
import { levelsAllow, type Levelled } from "./levels.js";
import { listTerrain, toPatches, type BehaviorSource } from "./terrain.js";
import { toWallSegments } from "./walls.js";

/** The scene as plain data for the board: read from documents alone, since the one who decides may not look at it. */
export function takeSnapshot(scene: Scene.Implementation, level: string | null): BoardSnapshot {
  const { size } = scene.grid;
  const { columns, rows } = extentOf(scene);
  const walls = scene.walls.contents.filter((wall) => levelsAllow(wall as Levelled, level));
  return {
    shape: shapeOf(scene),
    columns,
    rows,
    walls: toWallSegments(walls, size),
    terrain: groundOf(scene, level).flatMap(({ listings, cells }) => toPatches(listings, cells)),
  };
}

/** What a region says of the ground, and the cells of which it says so. */
export interface Ground {
  readonly region: RegionDocument.Implementation;
  readonly listings: readonly TerrainListing[];
  readonly cells: readonly Cell[];
}

/** The regions of a scene that say anything of its ground, on that level. */
export function groundOf(scene: Scene.Implementation, level: string | null): Ground[] {
  return scene.regions.contents
    .filter((region) => levelsAllow(region as Levelled, level))
    .flatMap((region) => {
      const listings = listTerrain(region.behaviors as Iterable<BehaviorSource>);
      return listings.length === 0 ? [] : [{ region, listings, cells: cellsIn(region, scene) }];
    });
}

/** Only squares and core's odd-row hexes are boards that we enforce; everything else is measured, and told of. */
export function shapeOf(scene: Scene.Implementation): GridShape {
  if (scene.grid.isSquare) return "square";
  return scene.grid.type === CONST.GRID_TYPES.HEXODDR ? "hex" : "gridless";
}

function extentOf(scene: Scene.Implementation): { readonly columns: number; readonly rows: number } {
  const { width, height } = scene.dimensions;
  const { size, sizeX, sizeY } = scene.grid;
  // Rows of hexes overlap by a quarter of a hex.
  if (shapeOf(scene) === "hex")
    return {
      columns: Math.max(1, Math.floor(width / sizeX)),
      rows: Math.max(1, Math.floor((height - sizeY / 4) / (sizeY * 0.75))),
    };
  return { columns: Math.max(1, Math.ceil(width / size)), rows: Math.max(1, Math.ceil(height / size)) };
}

/** Cells whose centre lies in the region, as the region's document answers it. */
function cellsIn(region: RegionDocument.Implementation, scene: Scene.Implementation): Cell[] {
  const { columns, rows } = extentOf(scene);
  const elevation = region.elevation.bottom ?? 0;
  const cells: Cell[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const centre = scene.grid.getCenterPoint({ i: row, j: column });
      if (region.testPoint({ ...centre, elevation })) cells.push([column, row]);
    }
  }
  return cells;
}
