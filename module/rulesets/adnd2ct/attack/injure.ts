import type { Fact } from "../../../model/event.js";
import { changeVital, gain, vitalOf } from "../../../rules/creature.js";
import type { Fighter } from "../fighter.js";
import { changeTurn } from "../state.js";

/** What damage does: hit points, at none the fall; and a spell that isn't cast yet is lost (ADND-ACT-007, GAP-ADND-05). */
export function injure(target: Fighter, amount: number): Fact[] {
  const hp = vitalOf(target, "hp");
  if (amount <= 0) return [];
  const { declared, spent, lost } = target.turn;
  const spoilt = declared?.action === "cast-spell" && !spent && !lost ? [changeTurn(target.id, { lost: true })] : [];
  if (hp === null) return spoilt;
  const change = changeVital(target, "hp", hp - amount);
  const falls = hp - amount > 0 ? [] : [...gain(target, "unconscious"), ...gain(target, "prone")];
  return [change, ...spoilt, ...falls];
}
