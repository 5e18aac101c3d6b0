import { cellIndex, columnOf, rowOf } from "../../../grid/board/layout.js";
import { neighbourRing } from "../../../grid/footprint/ring.js";
import { pathCost } from "../../../grid/search/path-cost.js";
import { sameCell, type Cell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import { reason, when } from "../../../rules/reasons.js";
import type { Situation } from "../../../rules/situation.js";
import { mayRetreat } from "../attack/defence.js";
import { isRanged, type Weapon } from "../attack/weapon.js";
import { placeAt, standing, yardsBetween } from "../distance.js";
import { footprintOf, type Fighter } from "../fighter.js";
import { moverGraph } from "../movement/mover-graph.js";

/** What one could step back from. */
export interface Blow {
  readonly attacker: Fighter;
  readonly weapon: Weapon | null;
}

/** What stands against a step back from whoever strikes, on that way: one hex farther off, once between turns (G4-GAP-04). */
export function retreatReasons(
  situation: Situation,
  defender: Fighter,
  blow: Blow,
  path: readonly Cell[] | undefined,
): Reason[] {
  const { board } = situation;
  const [from, to] = path ?? [];
  const at = defender.state.position?.cell;
  const foe = standing(situation, blow.attacker);
  const [here, there] = [from && placeAt(situation, defender, from), to && placeAt(situation, defender, to)];
  const reasons = [
    ...when(!mayRetreat(situation, defender), "step-excluded"),
    ...when(blow.weapon !== null && isRanged(blow.weapon), "defence-excluded", { defence: "retreat" }),
  ];
  if (!board || !from || !to || !at || path?.length !== 2 || !sameCell(from, at))
    return [...reasons, ...when(board !== null, "not-adjacent-path", { step: 0 })];
  const cells = [from, to].map(([column, row]) => cellIndex(board, column, row));
  const { refused } = pathCost(moverGraph(situation, board, defender, { yards: true }), cells);
  const nearer = foe && here && there && yardsBetween(situation, foe, there) <= yardsBetween(situation, foe, here);
  return [
    ...reasons,
    ...(refused ? [reason(refused.refusal === "outside" ? "blocked" : refused.refusal, { step: 0 })] : []),
    ...when(nearer === true, "not-farther", { step: 0 }),
  ];
}

/** The hexes to which it could step back from an attack, each as a way, straight away from it first; none without a scene. */
export function retreatWays(situation: Situation, defender: Fighter, blow: Blow): readonly (readonly Cell[])[] {
  const { board } = situation;
  const footprint = footprintOf(situation, defender);
  const from = defender.state.position?.cell;
  if (!board || !footprint || !from || !mayRetreat(situation, defender)) return [];
  const foe = standing(situation, blow.attacker);
  const middle = foe?.footprint.cell ?? footprint.cell;
  const awry = ([column, row]: Cell): number => {
    const hex = (at: number): readonly [number, number] => [
      columnOf(board, at) + (rowOf(board, at) & 1) / 2,
      rowOf(board, at),
    ];
    const [x, y] = hex(middle);
    const [ownX, ownY] = hex(footprint.cell);
    const [toX, toY] = hex(cellIndex(board, column, row));
    return Math.abs((ownX - x) * (toY - y) - (ownY - y) * (toX - x));
  };
  return neighbourRing(board, footprint)
    .map((cell): Cell => [columnOf(board, cell), rowOf(board, cell)])
    .filter((to) => retreatReasons(situation, defender, blow, [from, to]).length === 0)
    .toSorted((a, b) => awry(a) - awry(b))
    .map((to) => [from, to]);
}
