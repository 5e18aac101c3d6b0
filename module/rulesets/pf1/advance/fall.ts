import { terrainAt } from "../../../grid/board/terrain.js";
import { footprintCells } from "../../../grid/footprint/footprint.js";
import type { Fact } from "../../../model/event.js";
import type { CreatureId } from "../../../model/ids.js";
import { gain } from "../../../rules/creature.js";
import { sum } from "../../../rules/dice.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { injure } from "../attack/injure.js";
import { footprintOf, type Fighter } from "../fighter.js";

/** Feet of a fall for each die of damage. */
const FALL = 10;

type DiceRequest = Extract<Step, { kind: "roll" }>["request"];

/** The dice that so many feet of a fall take; null where it is too short to hurt. */
export function fallRequest(by: CreatureId, feet: number): DiceRequest | null {
  const count = Math.floor(feet / FALL);
  return count > 0 ? { by, kind: "damage", dice: [{ count, sides: 6 }], modifiers: [] } : null;
}

/** What a fall does: whoever is hurt by it lies where it ends. */
export function landed(fallen: Fighter, faces: readonly number[]): Fact[] {
  const total = sum(faces);
  return [
    { type: "RollResolved", roll: { by: fallen.id, kind: "damage", faces, total, bonus: 0, modifiers: [] } },
    ...injure(fallen, total, false),
    ...(total > 0 ? gain(fallen, "prone") : []),
  ];
}

/** Feet between a creature and the ground below it: the bottom of a pit where all of it is over one; without a scene, level 0. */
export function feetAboveGround(situation: Situation, fighter: Fighter): number {
  const { board } = situation;
  const footprint = footprintOf(situation, fighter);
  const depths =
    board && footprint
      ? footprintCells(board, footprint).map((cell) =>
          Math.max(0, ...terrainAt(board, cell).map(({ kind, depth }) => (kind === "pit" ? (depth ?? 0) : 0))),
        )
      : [0];
  return Math.max(0, (fighter.state.position?.elevation ?? 0) + Math.min(...depths));
}
