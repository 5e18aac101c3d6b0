import type { Fact } from "../../../model/event.js";
import { putAt } from "../../../rules/creature.js";
import { sum } from "../../../rules/dice.js";
import { injure } from "../attack/injure.js";
import { teamOf } from "../fighter.js";
import { done, type Part } from "./part.js";

/** Feet of a fall that cost a die (general knowledge: 1d6 for each 10 ft, 20 dice at most). */
const FEET_A_DIE = 10;
const MOST_DICE = 20;

/** Puts a creature where it was moved; a fall hurts. */
export const displace: Part = ({ situation, act, actor, action, task, progress }) => {
  const path = act.path ?? [];
  const how = action.id === "teleport" ? "teleport" : "forced";
  if (progress.fallen === true) {
    const faces = task.faces ?? [];
    const total = sum(faces);
    const roll: Fact = {
      type: "RollResolved",
      roll: { by: actor.id, kind: "damage", faces, total, bonus: 0, modifiers: [] },
    };
    return done([roll, ...injure(actor, total)]);
  }
  const moved = [actor, ...(how === "forced" ? [] : teamOf(situation, actor))].flatMap((each) =>
    putAt(each, path, how, how, act.elevations?.at(-1)),
  );
  const [from = 0, to = 0] = act.elevations ?? [];
  const count = Math.min(MOST_DICE, Math.floor((from - to) / FEET_A_DIE));
  if (act.cause !== "fall" || count < 1) return done(moved);
  const request = { by: actor.id, kind: "damage", dice: [{ count, sides: 6 }], modifiers: [] };
  return { kind: "roll", facts: moved, request, progress: { fallen: true } };
};
