import { createCellSet } from "../../grid/board/cell-set.js";
import { terrainAt } from "../../grid/board/terrain.js";
import { footprintCells } from "../../grid/footprint/footprint.js";
import { cornerLines } from "../../grid/sight/corner-lines.js";
import { isEnemy } from "../../rules/creature.js";
import { sightOf } from "../../rules/sight.js";
import type { Creature, Situation } from "../../rules/situation.js";
import { standing, type Place } from "./distance.js";
import { footprintOf, presentFighters } from "./fighter.js";

/** What shields a target, and what it takes off attacks (GAP-DND4-05, GAP-DND4-14). */
export const COVER_PENALTY = { none: 0, cover: -2, superior: -5, total: 0 } as const;
export type Cover = keyof typeof COVER_PENALTY;

/**
 * Cover that a target at a place has from somebody, by the freest corner: one or two of four lines stopped are cover,
 * more superior cover, all total cover, which no effect passes. Enemies of the attacker that stand between give cover
 * against shots.
 */
export function coverAt(situation: Situation, from: Creature, to: Creature | null, place: Place, shot = false): Cover {
  const origin = standing(situation, from);
  const { board } = situation;
  if (!board || !origin) return "none";
  const between = shot ? presentFighters(situation).filter((other) => isEnemy(other, from) && other.id !== to?.id) : [];
  const cells = between.flatMap((other) => {
    const footprint = footprintOf(situation, other);
    return footprint ? footprintCells(board, footprint) : [];
  });
  const creatures = createCellSet(board, cells);
  const lines = cornerLines(sightOf(board), origin.footprint, place.footprint, { creatures });
  if (lines.lines > 0 && lines.byWall === lines.lines) return "total";
  const thick = lines.crossed.some((cell) => terrainAt(board, cell).some(({ degree }) => degree === "superior"));
  if (lines.byWall * 2 > lines.lines || thick) return "superior";
  return lines.stopped > 0 ? "cover" : "none";
}

/** Cover of one creature from another; none without a scene. */
export function coverOf(situation: Situation, from: Creature, to: Creature, shot = false): Cover {
  const place = standing(situation, to);
  return place ? coverAt(situation, from, to, place, shot) : "none";
}
