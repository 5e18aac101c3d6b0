import type { RefusedAttempt } from "../port/fight-session.js";
import { refusalTexts } from "./refusal-text.js";

/** From `init`: whatever of this user's was refused is said, with all its reasons at once. */
export function showRefusals(): void {
  Hooks.on("battle-tempo.refused", (attempt: RefusedAttempt) => {
    ui.notifications.warn(refusalTexts(attempt.refusal, attempt.session).join(" "));
  });
}
