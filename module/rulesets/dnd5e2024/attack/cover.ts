import { createCellSet } from "../../../grid/board/cell-set.js";
import { footprintCells } from "../../../grid/footprint/footprint.js";
import type { Modifier } from "../../../model/roll.js";
import type { Situation } from "../../../rules/situation.js";
import { standing, type Place } from "../distance.js";
import { footprintOf, mountIdOf, presentFighters, type Fighter } from "../fighter.js";
import { COVER_BONUS, coverBetween, type Cover } from "../lines.js";

/** The cover that a target has against an attack from somebody (DND5-COVER-001, DND5-COVER-002). */
export function coverOf(situation: Situation, from: Fighter, to: Fighter): Cover {
  const place = standing(situation, to);
  return place ? coverAt(situation, from, to, place) : "none";
}

/** The same as the game master has it, where there is a ruling about this attack (DND5-ATT-004). */
export const coverAgainst = (situation: Situation, attacker: Fighter, target: Fighter): Cover =>
  attacker.turn.ruledCover ?? coverOf(situation, attacker, target);

/** The same for a target, or nobody in particular, that stands elsewhere. Creatures in between cover; rider and mount don't hide each other. */
export function coverAt(situation: Situation, from: Fighter, to: Fighter | null, place: Place): Cover {
  const origin = standing(situation, from);
  const { board } = situation;
  if (!board || !origin) return "none";
  const ends = to ? [from, to] : [from];
  const own = ends.flatMap((end) => [end.id, mountIdOf(end)]);
  const others = presentFighters(situation).filter(
    (other) => !own.includes(other.id) && !own.includes(mountIdOf(other) ?? other.id),
  );
  const cells = others.flatMap((other) => {
    const footprint = footprintOf(situation, other);
    return footprint ? footprintCells(board, footprint) : [];
  });
  return coverBetween(board, origin.footprint, place.footprint, createCellSet(board, cells));
}

/** What cover from somebody adds to a Dexterity save against it (GAP-DND5-02). */
export function coverOnSaves(situation: Situation, from: Fighter, to: Fighter): Modifier[] {
  const value = COVER_BONUS[coverOf(situation, from, to)];
  return value > 0 ? [{ label: "cover", value }] : [];
}
