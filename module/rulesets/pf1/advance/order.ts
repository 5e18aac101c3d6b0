import type { Step } from "../../../rules/step.js";
import { changeTurn } from "../state.js";
import type { Performance } from "./drive.js";

/** The turn is put off; the table brings the creature in when it asks for it. */
export const performOrder = ({ actor }: Performance): Step => ({
  kind: "done",
  facts: [changeTurn(actor.id, { delaying: true })],
});
