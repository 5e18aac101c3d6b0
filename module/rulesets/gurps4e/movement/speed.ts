import type { Act } from "../../../model/act.js";
import { findStat } from "../../../rules/creature.js";
import type { Stride } from "../action.js";
import { basicSpeedOf, postureOf, type Fighter } from "../fighter.js";

/** The movement mode that an act names, else walking. */
export const modeOf = (act: Act): string => (typeof act.options?.mode === "string" ? act.options.mode : "walk");

/** Basic Move in a mode, in yards a turn; null where the creature has no such mode (G4-GAP-02). */
export function basicMove(fighter: Fighter, mode: string): number | null {
  const speed = fighter.profile.speeds[mode];
  if (speed !== undefined && speed > 0) return speed;
  if (mode !== "walk") return null;
  return speed ?? findStat(fighter, "move") ?? Math.floor(basicSpeedOf(fighter));
}

/** What posture leaves of a Move on foot; wings and fins don't mind it (G4-POSTURE-004). */
export function moveOf(fighter: Fighter, mode: string): number {
  const basic = basicMove(fighter, mode) ?? 0;
  const { move } = postureOf(fighter);
  if (mode !== "walk") return basic;
  return "yards" in move ? Math.min(move.yards, basic) : partOf(basic, move.part);
}

/** A part of a Move without fractions, but never nothing of something. */
const partOf = (move: number, part: number): number => (move <= 0 ? 0 : Math.max(1, Math.floor(move * part)));

/** Yards of a step: a tenth of the Move, begun ones counted in full (G4-STEP-001, G4-GAP-05). */
export const stepLength = (fighter: Fighter, mode: string): number => Math.ceil(moveOf(fighter, mode) / 10);

/** Yards or movement points that a stride allows in all (G4-MOVE-001). */
export function allowanceOf(fighter: Fighter, stride: Stride, mode: string): number {
  switch (stride) {
    case "none":
      return 0;
    case "step":
      return stepLength(fighter, mode);
    case "half":
    case "forward":
      return partOf(moveOf(fighter, mode), 1 / 2);
    case "full":
      return moveOf(fighter, mode);
  }
}
