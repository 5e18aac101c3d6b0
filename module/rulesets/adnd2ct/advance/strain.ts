import { readTest, requestTest } from "../../../rules/d20.js";
import { fatigueOf, fatigueSave, isTiring, payFatigue, wearOut } from "../fatigue.js";
import { changeTurn } from "../state.js";
import { done, type Part } from "./part.js";

/** The fatigue point that fighting and running cost once a round; who has none left saves or wears out (GAP-ADND-09). */
export const strain: Part = ({ situation, actor, action, task, progress }) => {
  const save = fatigueSave(actor);
  if (progress.asked === true) {
    const { hit, fact } = readTest(save, task.faces);
    return done([fact, ...(hit ? [] : wearOut(actor))]);
  }
  if (!isTiring(situation, actor, action.id)) return done([]);
  const tired = changeTurn(actor.id, { tired: true });
  if (fatigueOf(situation, actor) > 0) return done([payFatigue(situation, actor), tired]);
  return { kind: "roll", facts: [tired], request: requestTest(save), progress: { asked: true } };
};
