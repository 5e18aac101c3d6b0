import type { TerrainKind, TerrainListing, TerrainPatch } from "../../grid/board/snapshot.js";
import type { Cell } from "../../model/position.js";
import { isNumber, TERRAIN_KINDS } from "../../table/host.js";
import { TERRAIN_TYPE } from "../system-id.js";

/** Core's own behaviour that makes movement dearer. */
const CORE_COST_TYPE = "modifyMovementCost";

/** What of a region behaviour's document matters to the board. */
export interface BehaviorSource {
  readonly type: string;
  readonly disabled: boolean;
  readonly system: Readonly<Record<string, unknown>>;
}

/** What a region's behaviours say of its ground: our own terrain, or core's dearer movement where ours is absent. */
export function listTerrain(behaviors: Iterable<BehaviorSource>): TerrainListing[] {
  const active = [...behaviors].filter((behavior) => !behavior.disabled);
  const own = active.filter(({ type }) => type === TERRAIN_TYPE).flatMap(({ system }) => toListing(system) ?? []);
  if (own.length > 0) return own;
  return active.filter(({ type }) => type === CORE_COST_TYPE).flatMap(({ system }) => fromCore(system) ?? []);
}

/** The same listings for each of the cells; a low wall runs along their edge. */
export const toPatches = (listings: readonly TerrainListing[], cells: readonly Cell[]): TerrainPatch[] =>
  listings.map((listing) =>
    listing.kind === "low-wall" ? { ...listing, edges: edgesOf(cells) } : { ...listing, cells },
  );

/** Each pair of cells that touch, the first inside and the second outside; on hexes more than do, which the board drops. */
function edgesOf(cells: readonly Cell[]): (readonly [Cell, Cell])[] {
  const inside = new Set(cells.map(([column, row]) => `${String(column)},${String(row)}`));
  return cells.flatMap(([column, row]) =>
    AROUND.map(([dx, dy]): Cell => [column + dx, row + dy])
      .filter(([x, y]) => !inside.has(`${String(x)},${String(y)}`))
      .map((outside) => [[column, row], outside] as const),
  );
}

const AROUND = [-1, 0, 1]
  .flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0);

function toListing({ kind, multiplier, degree, depth }: Readonly<Record<string, unknown>>): TerrainListing | null {
  const known = terrainKind(kind);
  if (!known) return null;
  return {
    kind: known,
    ...(isMeasure(multiplier) ? { multiplier } : {}),
    ...(isMeasure(depth) ? { depth } : {}),
    ...(typeof degree === "string" && degree !== "" ? { degree } : {}),
  };
}

/** Walking that costs more is difficult terrain; walking that core forbids (null) is solid. */
function fromCore(system: Readonly<Record<string, unknown>>): TerrainListing | null {
  const { difficulties } = system as { readonly difficulties?: Readonly<Record<string, unknown>> };
  const walk = difficulties?.walk;
  if (walk === null) return { kind: "solid" };
  return isMeasure(walk) && walk > 1 ? { kind: "difficult", multiplier: walk } : null;
}

/** Anybody can put anything into a document: what can't be counted with is not said at all. */
const isMeasure = (value: unknown): value is number => isNumber(value) && value >= 0;

const terrainKind = (value: unknown): TerrainKind | null => TERRAIN_KINDS.find((kind) => kind === value) ?? null;
