import type { Cell } from "../../model/position.js";
import type { Creature } from "../situation.js";

/** Of the eight directions, the one that leads most nearly along a vector. */
function eighth([dx, dy]: Cell): Cell {
  const turn = Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) * (Math.PI / 4);
  return [Math.round(Math.cos(turn)), Math.round(Math.sin(turn))];
}

/**
 * The way on which somebody is pushed straight away from another, or pulled towards it, its own cell first: cell by cell
 * as far as `mayCome` lets it, so many cells at most. `space`: cells a side. Alone its own cell: it stays.
 */
export function straightWay(
  from: Creature,
  whom: Creature,
  { cells, away }: { readonly cells: number; readonly away: boolean },
  space: (creature: Creature) => number,
  mayCome: (way: readonly Cell[]) => boolean,
): readonly Cell[] {
  const [at, source] = [whom.state.position?.cell, from.state.position?.cell];
  if (!at || !source) return at ? [at] : [];
  const middle = ([x, y]: Cell, creature: Creature): Cell => [x + space(creature) / 2, y + space(creature) / 2];
  const origin = middle(source, from);
  let way: readonly Cell[] = [at];
  for (let step = 0; step < cells; step++) {
    const [x, y] = way[way.length - 1] ?? at;
    const [mx, my] = middle([x, y], whom);
    const [ox, oy] = away ? [mx - origin[0], my - origin[1]] : [origin[0] - mx, origin[1] - my];
    if (ox === 0 && oy === 0) break;
    const [dx, dy] = eighth([ox, oy]);
    const next = [...way, [x + dx, y + dy] as const];
    if (!mayCome(next)) break;
    way = next;
  }
  return way;
}
