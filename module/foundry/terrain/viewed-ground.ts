import { commonLevel } from "../board/levels.js";
import { groundOf } from "../board/scene-snapshot.js";
import type { Cell } from "../../model/position.js";
import { seenGround, type RegionGround, type SeenGround } from "./seen-ground.js";

/** The ground of the scene last asked about; to test every cell against every region takes a while. */
let known: {
  readonly scene: Scene.Implementation;
  readonly level: string | null;
  readonly regions: RegionGround[];
} | null = null;

/** The ground has changed. */
export function forgetGround(): void {
  known = null;
}

/** What of the ground of a scene this user may know at this moment; the scene is the one on the screen. */
export function viewedGround(scene: Scene.Implementation): SeenGround[] {
  const level = commonLevel(scene.tokens.contents as Iterable<{ level?: string | null }>);
  if (known?.scene !== scene || known.level !== level) known = { scene, level, regions: regionsOf(scene, level) };
  return seenGround(known.regions, {
    isGM: game.user.isGM,
    secret: CONST.REGION_VISIBILITY.GAMEMASTER,
    sees: (cell) => isSeen(scene, cell),
  });
}

const regionsOf = (scene: Scene.Implementation, level: string | null): RegionGround[] =>
  groundOf(scene, level).map(({ region, listings, cells }) => ({ visibility: region.visibility, listings, cells }));

interface Sight {
  readonly visibility?: { readonly tokenVision: boolean; testVisibility(point: object): boolean };
  readonly fog?: { isPointExplored?(point: object): boolean };
}

/** In sight now, or explored before: what is drawn must tell no more than the map does. */
function isSeen(scene: Scene.Implementation, [column, row]: Cell): boolean {
  const sight = canvas as Sight;
  if (sight.visibility?.tokenVision !== true) return true;
  const centre = scene.grid.getCenterPoint({ i: row, j: column });
  return sight.visibility.testVisibility(centre) || sight.fog?.isPointExplored?.(centre) === true;
}
