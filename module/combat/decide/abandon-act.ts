import type { CreatureId } from "../../model/ids.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import type { Draft } from "./draft.js";
import { interrupt } from "./meet-unseen.js";
import { run } from "./run.js";

/** Gives up the rest of a creature's innermost act; what has happened stays, its open window is withdrawn. */
export function abandonAct(draft: Draft, by: CreatureId): Refusal | null {
  const task = draft.encounter.tasks.findLast((each) => each.act.by === by);
  if (!task) return refusal("no-window", { creature: by });
  for (const window of draft.encounter.windows.filter((open) => open.task === task.id)) {
    draft.push({ type: "WindowClosed", window: window.id, how: "withdrawn" });
  }
  interrupt(draft, by, task.act.action, "abandoned");
  draft.push({ type: "ActEnded", task: task.id });
  run(draft);
  return null;
}
