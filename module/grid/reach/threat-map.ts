import type { GridLayout } from "../board/layout.js";
import type { Footprint } from "../footprint/footprint.js";
import type { GridMetric } from "../square/metric.js";
import { createCreatureSet, type CreatureSet } from "./creature-set.js";
import { createSpans, listSpans, reachStamp, type Reach } from "./reach-stamp.js";

/** A creature as the map knows it: where it stands and how far it threatens. */
export interface Threat {
  readonly footprint: Footprint;
  readonly reach: Reach;
  readonly metric: GridMetric;
}

/** Who threatens each cell. Kept while creatures move: one that moved is taken out and stamped anew. */
export interface ThreatMap {
  readonly layout: GridLayout;
  /** Words a cell. */
  readonly words: number;
  readonly bits: Int32Array;
  /** What is stamped, by the creature's number. */
  readonly stamped: (Threat | undefined)[];
  /** Room to work in; grows with the largest reach. */
  spans: Int32Array;
}

/** Which creatures a step of a mover concerns, in both readings of provoking. */
export interface Leaving {
  /** Threatened any cell of the mover before the step, even if they still do. */
  readonly threatened: CreatureSet;
  /** Threatened the mover before the step and don't threaten any cell of it afterwards. */
  readonly left: CreatureSet;
}

/** An empty map for creatures numbered below `capacity`. */
export function createThreatMap(layout: GridLayout, capacity: number): ThreatMap {
  const words = Math.max(1, (capacity + 31) >> 5);
  return { layout, words, bits: new Int32Array(layout.cellCount * words), stamped: [], spans: new Int32Array(0) };
}

/**
 * Stamps what a creature threatens, in place of what was stamped for it before. Cells that `reaches` denies are left
 * out: the way to consider walls and facing.
 */
export function stampThreat(
  map: ThreatMap,
  creature: number,
  threat: Threat,
  reaches?: (cell: number) => boolean,
): void {
  unstampThreat(map, creature);
  const word = creature >> 5;
  const bit = 1 << (creature & 31);
  const { bits, words } = map;
  const count = fillSpans(map, threat);
  for (let i = 0; i < count; i += 2) {
    const last = map.spans[i + 1] ?? -1;
    for (let cell = map.spans[i] ?? 0; cell <= last; cell++) {
      if (reaches && !reaches(cell)) continue;
      const at = cell * words + word;
      bits[at] = (bits[at] ?? 0) | bit;
    }
  }
  map.stamped[creature] = threat;
}

/** Takes a creature out; nothing happens where it wasn't in. */
export function unstampThreat(map: ThreatMap, creature: number): void {
  const threat = map.stamped[creature];
  if (!threat) return;
  const word = creature >> 5;
  const others = ~(1 << (creature & 31));
  const { bits, words } = map;
  const count = fillSpans(map, threat);
  for (let i = 0; i < count; i += 2) {
    const last = map.spans[i + 1] ?? -1;
    for (let at = (map.spans[i] ?? 0) * words + word; at <= last * words + word; at += words) {
      bits[at] = (bits[at] ?? 0) & others;
    }
  }
  map.stamped[creature] = undefined;
}

/** Stamps a creature again at another place with the reach it had; one that wasn't stamped stays out. */
export function moveThreat(map: ThreatMap, creature: number, cell: number, reaches?: (cell: number) => boolean): void {
  const threat = map.stamped[creature];
  if (threat) stampThreat(map, creature, { ...threat, footprint: { cell, size: threat.footprint.size } }, reaches);
}

/** Sets `out` to all that threaten any cell of a footprint. */
export function threatenersOf(map: ThreatMap, { cell, size }: Footprint, out = createSetFor(map)): CreatureSet {
  const { bits, words, layout } = map;
  for (let word = 0; word < words; word++) {
    let union = 0;
    for (let dy = 0; dy < size; dy++) {
      const row = cell + dy * layout.stride;
      for (let dx = 0; dx < size; dx++) union |= bits[(row + dx) * words + word] ?? 0;
    }
    out[word] = union;
  }
  return out;
}

/** Whether a creature threatens a cell. */
export function threatensCell(map: ThreatMap, creature: number, cell: number): boolean {
  return ((map.bits[cell * map.words + (creature >> 5)] ?? 0) & (1 << (creature & 31))) !== 0;
}

/** An empty `Leaving` to be filled again and again. */
function createLeaving(map: ThreatMap): Leaving {
  return { threatened: createSetFor(map), left: createSetFor(map) };
}

/** Fills `out` with what a step of a `size` cells wide mover from one top-left cell to another concerns. */
export function leaving(map: ThreatMap, size: number, from: number, to: number, out = createLeaving(map)): Leaving {
  if (size === 1) return leavingCell(map, from, to, out);
  threatenersOf(map, { cell: from, size }, out.threatened);
  threatenersOf(map, { cell: to, size }, out.left);
  for (let word = 0; word < map.words; word++) {
    out.left[word] = (out.threatened[word] ?? 0) & ~(out.left[word] ?? 0);
  }
  return out;
}

function leavingCell({ bits, words }: ThreatMap, from: number, to: number, out: Leaving): Leaving {
  const { threatened, left } = out;
  for (let word = 0, before = from * words, after = to * words; word < words; word++, before++, after++) {
    const bitsBefore = bits[before] ?? 0;
    threatened[word] = bitsBefore;
    left[word] = bitsBefore & ~(bits[after] ?? 0);
  }
  return out;
}

/** Writes the runs of cells that a threat covers into the map's room for them; answers how many numbers that are. */
function fillSpans(map: ThreatMap, { footprint, reach, metric }: Threat): number {
  const stamp = reachStamp(map.layout, footprint.size, reach, metric);
  if (map.spans.length < stamp.length) map.spans = createSpans(stamp);
  return listSpans(map.layout, footprint, stamp, map.spans);
}

function createSetFor(map: ThreatMap): CreatureSet {
  return createCreatureSet(map.words * 32);
}
