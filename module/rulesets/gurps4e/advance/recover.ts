import { gain, vitalOf } from "../../../rules/creature.js";
import { fullHitPoints } from "../attack/injure.js";
import { part, type Test } from "../attack/test.js";
import { attributeOf, type Fighter } from "../fighter.js";
import { rolling } from "./part.js";

/** HT, a point harder for each full measure of hit points below zero (G4-GAP-08). */
function consciousnessTest(actor: Fighter): Test {
  const [hp, full] = [vitalOf(actor, "hp") ?? 0, fullHitPoints(actor)];
  const deep = full === null || full <= 0 ? 0 : Math.floor(-hp / full);
  return { by: actor.id, kind: "check", skill: attributeOf(actor, "ht"), modifiers: part("wounds", -deep) };
}

/** Whether one without hit points goes on for another turn. */
export const stayConscious = rolling(
  ({ actor }) => consciousnessTest(actor),
  ({ actor }, { hit }) => (hit ? [] : gain(actor, "unconscious")),
);
