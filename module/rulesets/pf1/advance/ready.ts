import type { JsonObject } from "../../../kernel/json.js";
import { storedTrigger } from "../../../rules/readied.js";
import type { Step } from "../../../rules/step.js";
import { changeTurn } from "../state.js";
import type { Performance } from "./drive.js";

/** Stores what is to be done, and when. */
export function performReady({ act, actor }: Performance): Step {
  const { trigger, then } = act;
  const readied = {
    trigger: storedTrigger(trigger),
    action: then as unknown as JsonObject,
  };
  return { kind: "done", facts: [changeTurn(actor.id, { readied })] };
}
