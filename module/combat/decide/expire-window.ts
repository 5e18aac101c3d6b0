import type { WindowId } from "../../model/ids.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import type { Draft } from "./draft.js";
import { run } from "./run.js";

/** Time ran out: whoever has not answered has declined; what was accepted before still happens. */
export function expireWindow(draft: Draft, id: WindowId): Refusal | null {
  const window = draft.encounter.windows.find((open) => open.id === id);
  if (!window) return refusal("no-window", { window: id });
  for (const responder of window.responders.filter((each) => each.answer === null)) {
    draft.push({ type: "WindowAnswered", window: id, by: responder.creature, answer: { accept: false } });
  }
  if (window.responders.every((each) => !each.answer?.accept || each.started)) {
    draft.push({ type: "WindowClosed", window: id, how: "expired" });
  }
  run(draft);
  return null;
}
