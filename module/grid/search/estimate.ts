import { rowOf } from "../board/layout.js";
import type { MoveGraph } from "./move-graph.js";

/**
 * What it costs at least to come to a goal: the way over open ground at the lowest price on the board. It never falls by
 * more than a step costs, so that states can be settled in the order of cost and estimate. Written as numbers instead of
 * a function for each way of counting, for it is asked at every step of a search.
 */
export interface Aim {
  readonly goal: number;
  readonly row: number;
  /** Lowest price of a step. 0 where a search has no goal. */
  readonly price: number;
  /** Halves of a step that each step sideways adds to the long way, where both ways lie in the same sense. */
  readonly along: number;
  /** The same where they don't, which on hexes is a step saved. */
  readonly against: number;
  /** 1 where an odd beginning costs half a step more. */
  readonly odd: number;
}

/** For searches that go everywhere. */
export const NO_AIM: Aim = { goal: 0, row: 0, price: 0, along: 0, against: 0, odd: 0 };

/** Halves that a step sideways adds: none where diagonals count one, one where every second counts two, two without any. */
const NONE = 0;
const HALF = 1;
const WHOLE = 2;

/** An estimate for ways to a goal. */
export function createAim(graph: MoveGraph, goal: number): Aim {
  const { board, diagonals, minOdd, minStep } = graph;
  const halves = board.shape !== "hex" && diagonals === "alternating" && minOdd >= minStep * 2;
  const sideways = board.shape !== "hex" && diagonals === "forbidden" ? WHOLE : halves ? HALF : NONE;
  return {
    goal,
    row: rowOf(board, goal),
    price: minStep,
    along: board.shape === "hex" ? WHOLE : sideways,
    against: sideways,
    odd: halves ? 1 : 0,
  };
}

/** The estimate over a gap of so many array columns and rows. */
export function estimate(aim: Aim, dx: number, dy: number, parity: number): number {
  const across = Math.abs(dx);
  const down = Math.abs(dy);
  const halves = (dx ^ dy) < 0 ? aim.against : aim.along;
  const steps = Math.max(across, down) + ((Math.imul(Math.min(across, down), halves) + (parity & aim.odd)) >> 1);
  return Math.imul(aim.price, steps);
}
