import { terrainAt } from "../../grid/board/terrain.js";
import { cornerLines } from "../../grid/sight/corner-lines.js";
import { sightOf } from "../../rules/sight.js";
import type { Creature, Situation } from "../../rules/situation.js";
import { standing, type Place } from "./distance.js";

/** What shields a target, and what it takes off missiles (general knowledge; the source has no table). */
export const COVER_PENALTY = { none: 0, half: -4, "three-quarters": -7, total: 0 } as const;
export type Shelter = keyof typeof COVER_PENALTY;

/** What shields a place from somebody, by the freest corner; creatures don't count. */
export function shelterAt(situation: Situation, from: Creature, place: Place): Shelter {
  const { board } = situation;
  const origin = standing(situation, from);
  if (!board || !origin) return "none";
  const lines = cornerLines(sightOf(board), origin.footprint, place.footprint, {});
  if (lines.lines > 0 && lines.byWall === lines.lines) return "total";
  const thick = lines.crossed.some((cell) => terrainAt(board, cell).some(({ degree }) => degree === "three-quarters"));
  if (lines.byWall * 2 > lines.lines || thick) return "three-quarters";
  return lines.stopped > 0 ? "half" : "none";
}

/** What shields one creature from another; nothing without a scene. */
export function shelterOf(situation: Situation, from: Creature, to: Creature): Shelter {
  const place = standing(situation, to);
  return place ? shelterAt(situation, from, place) : "none";
}
