import { hasCondition } from "../fighter.js";
import { FREE_OF_CHARGE, when, type Case, type Judgement } from "./case.js";

/** The dying fight for their life with each of their turns (PF1-GAP-18). */
export const judgeDying = ({ actor }: Case): Judgement => ({
  price: FREE_OF_CHARGE,
  reasons: when(!hasCondition(actor, "dying"), "condition", { needs: "dying" }),
  move: null,
  provocations: [],
});
