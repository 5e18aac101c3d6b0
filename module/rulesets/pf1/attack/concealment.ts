import type { Board } from "../../../grid/board/board.js";
import { terrainAt } from "../../../grid/board/terrain.js";
import { footprintCells } from "../../../grid/footprint/footprint.js";
import type { Creature, Situation } from "../../../rules/situation.js";
import { conditionsOf } from "../conditions.js";
import { cellsBetween, rangeMetric, standing, type Place } from "../distance.js";
import { hasEffect } from "../features.js";
import { canSee } from "../sight.js";
import type { Strike } from "./strike-order.js";

/** Percent of blows that miss what is hard to see, and what can't be seen at all (PF1-GAP-21). */
const CONCEALED = 20;
export const UNSEEN = 50;

/** Degrees of obscurement that hide a creature from everybody who doesn't stand beside it. */
const THICK = ["total", "heavy", "heavily"];

/** Chance in a hundred that a blow or shot goes astray, whatever its roll says. */
export function missChance(situation: Situation, { attacker, target }: Strike): number {
  if (!canSee(attacker, target)) return UNSEEN;
  const own = conditionsOf(target).map(([, { concealment = 0 }]) => concealment);
  const place = standing(situation, target);
  return Math.max(0, ...own, place ? concealmentAt(situation, attacker, place) : 0);
}

/** What darkness and mist at a place do for whoever is there: as much as in the clearest of its cells. */
export function concealmentAt(situation: Situation, viewer: Creature, place: Place): number {
  const { board } = situation;
  if (!board || !(board.terrain.counts.has("dark") || board.terrain.counts.has("obscured"))) return 0;
  const from = standing(situation, viewer);
  const beside = from !== null && cellsBetween(situation, from, place, rangeMetric(situation)) <= 1;
  const inDark = hasEffect(viewer, "darkvision") ? 0 : UNSEEN;
  const cells = footprintCells(board, place.footprint);
  return Math.min(...cells.map((cell) => concealmentIn(board, cell, inDark, beside)));
}

function concealmentIn(board: Board, cell: number, inDark: number, beside: boolean): number {
  const listed = terrainAt(board, cell).map(({ kind, degree = "" }) => {
    if (kind === "dark") return inDark;
    if (kind !== "obscured") return 0;
    return THICK.includes(degree) && !beside ? UNSEEN : CONCEALED;
  });
  return Math.max(0, ...listed);
}
