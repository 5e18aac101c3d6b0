import { hasTerrain } from "../../../grid/board/terrain.js";
import type { Fact } from "../../../model/event.js";
import type { DiceTerm } from "../../../model/roll.js";
import { sum } from "../../../rules/dice.js";
import type { Situation } from "../../../rules/situation.js";
import { heldBy, isIncapable, mountOf } from "../conditions.js";
import { conditionsThat } from "../conditions.data.js";
import { hasEffect } from "../features.js";
import { footprintOf, hasCondition, type Fighter } from "../fighter.js";
import { gain, injure } from "./injure.js";

/** Feet of a fall for each die of damage, and the most dice there are (GAP-DND5-11). */
const FALL = { feet: 10, dice: 20 };

/** What a fall of so many feet rolls for damage; none where it is too short to hurt. */
export function fallDice(feet: number): readonly DiceTerm[] {
  const count = Math.min(FALL.dice, Math.max(0, Math.floor(feet / FALL.feet)));
  return count > 0 ? [{ count, sides: 6 }] : [];
}

/** Conditions that bring a flyer down: it can't act, it lies, or its speed is 0 (GAP-DND5-10, GAP-DND5-11). */
export const GROUNDING: readonly string[] = ["prone", ...conditionsThat("incapable"), ...conditionsThat("holds")];

/** Whether a creature is up in the air by its own wings, and they carry it no longer; one that hovers stays aloft. */
export function falls(situation: Situation, fighter: Fighter): boolean {
  const { position } = fighter.state;
  if (!position || position.elevation <= 0 || (fighter.profile.speeds.fly ?? 0) <= 0) return false;
  if (mountOf(situation, fighter) || swims(situation, fighter)) return false;
  const carried = !hasCondition(fighter, "prone") && !isIncapable(fighter) && heldBy(fighter) === null;
  return !carried && !hasEffect(fighter, "hovers");
}

function swims(situation: Situation, fighter: Fighter): boolean {
  const { board } = situation;
  const place = footprintOf(situation, fighter);
  return board !== null && place !== null && hasTerrain(board, place.cell, "water");
}

/** A fall that hurts ends Prone. */
export function landed(actor: Fighter, faces: readonly number[] | null): Fact[] {
  if (!faces) return [];
  const total = sum(faces);
  const roll: Fact = {
    type: "RollResolved",
    roll: { by: actor.id, kind: "damage", faces, total, bonus: 0, modifiers: [] },
  };
  const harm = injure(actor, total);
  const lies = harm.some((fact) => fact.type === "ConditionGained" && fact.condition.id === "prone");
  return [roll, ...harm, ...(lies || hasCondition(actor, "prone") ? [] : gain(actor, "prone"))];
}
