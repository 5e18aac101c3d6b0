import { putAt } from "../../../rules/creature.js";
import { done, type Part } from "./part.js";
import { suffer } from "./suffer.js";

/** Puts a creature where it was moved; who is thrown about while concentrating may lose the thread (G4-CONCENTRATE-002). */
export const displace: Part = (performance) => {
  const { act, actor, action, progress } = performance;
  if (progress.tests !== undefined) return suffer(performance, actor);
  const how = action.id === "teleport" ? "teleport" : "forced";
  const elevation = act.elevations?.at(-1) ?? actor.state.position?.elevation ?? 0;
  const facts = putAt(actor, act.path ?? [], how, how, elevation);
  const upset = how === "forced" && act.cause !== "carried" && actor.turn.concentrate !== null;
  return upset ? { kind: "go", facts, progress: { tests: ["concentrate"] } } : done(facts);
};
