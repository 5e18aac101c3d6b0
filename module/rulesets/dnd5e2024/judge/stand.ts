import { heldBy } from "../conditions.js";
import { halfSpeed, movementLeft } from "../movement/speed.js";
import { flatMove, when, type Case, type Judgement } from "./case.js";
import { payFrom } from "./price.js";

/** Getting up costs half the speed and provokes nothing (DND5-MOVE-007, GAP-DND5-05). */
export function judgeStand({ actor }: Case): Judgement {
  const cost = halfSpeed(actor);
  const left = movementLeft(actor);
  const held = heldBy(actor);
  const cell = actor.state.position?.cell;
  return {
    price: { ...payFrom(actor, "movement"), spend: { moved: actor.turn.moved + cost } },
    reasons: [
      ...when(held !== null, "condition", { condition: held }),
      ...when(cost > left, "too-far", { needed: cost, left }),
    ],
    move: cell ? flatMove(cell, cell, cost, left, "stand") : null,
    provocations: [],
  };
}
