import { cellIndex, columnOf, directionBetween, rowOf } from "../../../grid/board/layout.js";
import { HEX_DIRECTIONS, toHexDirection, toStepDirection, type HexDirection } from "../../../grid/hex/direction.js";
import { arcOfStep, sixthsBetween } from "../../../grid/hex/facing.js";
import { FREE, OCCUPIED, type MoveGraph } from "../../../grid/search/move-graph.js";
import type { Cell } from "../../../model/position.js";
import type { Situation } from "../../../rules/situation.js";
import { facingOf } from "../distance.js";
import type { Fighter } from "../fighter.js";

/** A way with a facing for each cell that is left. */
interface TurnedWay {
  readonly path: readonly Cell[];
  readonly facings: readonly HexDirection[];
}

/** What leaving a cell in a direction costs beyond the hex ahead (G4-GAP-06). */
const surcharge = (facing: HexDirection, step: HexDirection): number => (arcOfStep(facing, step) === "front" ? 0 : 1);

/**
 * The turns that make a given way cheapest, none where nothing is gained; null where nobody keeps track of facing.
 * `forward`: into front hexes only.
 */
export function turnedAlong(
  situation: Situation,
  mover: Fighter,
  path: readonly Cell[],
  forward = false,
): HexDirection[] | null {
  const { board } = situation;
  const start = facingOf(situation, mover);
  if (!board || !start) return null;
  const cells = path.map(([column, row]) => cellIndex(board, column, row));
  let best: readonly Turned[] = [{ cost: 0, turns: 0, facings: [], now: start }];
  for (const [i, cell] of cells.slice(0, -1).entries()) {
    const step = toHexDirection(directionBetween(board, cell, cells[i + 1] ?? -1));
    if (!step) return null;
    best = HEX_DIRECTIONS.map((now) => cheapest(best.map((before) => turn(before, now, step, forward))));
  }
  return [...cheapest(best).facings];
}

interface Turned {
  readonly cost: number;
  /** How often it has turned. */
  readonly turns: number;
  readonly facings: readonly HexDirection[];
  readonly now: HexDirection;
}

function turn(
  { cost, turns, facings, now: before }: Turned,
  now: HexDirection,
  step: HexDirection,
  forward: boolean,
): Turned {
  const extra = surcharge(now, step);
  return {
    cost: cost + sixthsBetween(before, now) + (forward && extra > 0 ? Infinity : extra),
    turns: turns + (now === before ? 0 : 1),
    facings: [...facings, now],
    now,
  };
}

/** Of those that cost the same the one that turns least. */
const cheapest = (ways: readonly Turned[]): Turned =>
  ways.reduce((best, way) => (way.cost < best.cost || (way.cost === best.cost && way.turns < best.turns) ? way : best));

/** How a search with facing goes. */
interface TurnedSearch {
  readonly graph: MoveGraph;
  readonly start: number;
  readonly facing: HexDirection;
  /** Movement points. */
  readonly budget: number;
  /** Into front hexes only. */
  readonly forward: boolean;
}

/** The cheapest way, turns included, to every hex where a mover may stop within its budget; by array position. */
export function turnedWays(search: TurnedSearch): ReadonlyMap<number, TurnedWay> {
  const { graph, start, facing, budget } = search;
  const found = new Map<number, TurnedWay>();
  const settled = new Set<number>();
  const buckets: State[][] = [[{ cell: start, facing, from: null }]];
  for (let cost = 0; cost <= budget; cost++) {
    const bucket = buckets[cost] ?? [];
    for (const state of bucket) {
      const key = state.cell * 6 + HEX_DIRECTIONS.indexOf(state.facing);
      if (settled.has(key)) continue;
      settled.add(key);
      if (state.cell !== start && !found.has(state.cell) && graph.standing[state.cell] === FREE)
        found.set(state.cell, trace(graph, state));
      for (const [next, price] of neighbours(search, state)) (buckets[cost + price] ??= []).push(next);
    }
  }
  return found;
}

interface State {
  readonly cell: number;
  readonly facing: HexDirection;
  readonly from: State | null;
}

/** Turning by a sixth costs a point; then the step. */
function* neighbours({ graph, forward }: TurnedSearch, state: State): Generator<readonly [State, number]> {
  for (const facing of HEX_DIRECTIONS)
    if (sixthsBetween(facing, state.facing) === 1) yield [{ cell: state.cell, facing, from: state }, 1];
  const exits = graph.exits[state.cell] ?? 0;
  const low = graph.lowWalls?.[state.cell] ?? 0;
  for (const step of HEX_DIRECTIONS) {
    const direction = toStepDirection(step);
    const cell = state.cell + (graph.board.steps[direction] ?? 0);
    const costs = ((low >> direction) & 1) === 1 ? graph.lowWallCosts : graph.costs;
    const cost = costs[0][cell] ?? 0;
    const extra = surcharge(state.facing, step);
    if (((exits >> direction) & 1) === 0 || cost === 0 || graph.standing[cell] === OCCUPIED) continue;
    if (!forward || extra === 0) yield [{ cell, facing: state.facing, from: state }, cost + extra];
  }
}

function trace({ board }: MoveGraph, end: State): TurnedWay {
  const states: State[] = [];
  for (let state: State | null = end; state; state = state.from) states.unshift(state);
  // Of the states in one cell the last one has the facing with which it is left.
  const kept = states.filter((state, i) => states[i + 1]?.cell !== state.cell);
  return {
    path: kept.map(({ cell }): Cell => [columnOf(board, cell), rowOf(board, cell)]),
    facings: kept.slice(0, -1).map(({ facing }) => facing),
  };
}
