import { putAt } from "../../../rules/creature.js";
import { defenceTest, wordOf } from "../attack/defence.js";
import { readTest, requestTest } from "../attack/test.js";
import { guardOf } from "../judge/defence.js";
import { attackOn, triedAgainst } from "../provoke/defences.js";
import { changeTurn } from "../state.js";
import { done, type Part } from "./part.js";
import { suffer } from "./suffer.js";

/** The step back comes with the defence, before its roll shows whether it was enough. */
export const retreat: Part = ({ act, actor }) =>
  done(act.options?.retreat === true && act.path ? putAt(actor, act.path, "retreat", "own") : []);

/**
 * One active defence: the roll, what it uses up, and for one who concentrates whether it distracts (G4-CONCENTRATE-002).
 * Whatever comes of it, an aim is gone (G4-AIM-005).
 */
export const defend: Part = (performance) => {
  const { situation, act, actor, task, progress } = performance;
  if (progress.tests !== undefined) return suffer(performance, actor);
  const attack = attackOn(situation, actor, act.target);
  const guard = attack && guardOf(performance, attack);
  const test = guard && defenceTest(situation, guard);
  if (!attack || !test) return done();
  if (progress.rolled !== true)
    return { kind: "roll", facts: [], request: requestTest(test), progress: { rolled: true } };
  const { hit, fact } = readTest(test, task.faces);
  const { defencesUsed, aim, concentrate } = actor.turn;
  const used = changeTurn(actor.id, {
    defencesUsed: [...defencesUsed, wordOf(guard), ...(guard.retreats ? ["retreat"] : [])],
    defending: { attack: attack.task.id, tried: [...triedAgainst(actor, attack), wordOf(guard)], made: hit },
    ...(aim && { aim: null }),
  });
  if (!concentrate) return done([fact, used]);
  return { kind: "go", facts: [fact, used], progress: { tests: ["concentrate"] } };
};
