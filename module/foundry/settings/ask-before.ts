import { KEYS } from "../i18n/localize.js";
import { SYSTEM_ID } from "../system-id.js";

const CHOICES = ["keys", "always", "never"] as const;

/** In `init`: each client's own choice. */
export function registerAskBefore(): void {
  game.settings.register(SYSTEM_ID, "askBeforeStrikes", {
    name: `${KEYS}.Settings.askBeforeStrikes.name`,
    hint: `${KEYS}.Settings.askBeforeStrikes.hint`,
    scope: "client",
    config: true,
    type: String,
    choices: Object.fromEntries(CHOICES.map((choice) => [choice, `${KEYS}.Settings.askBeforeStrikes.${choice}`])),
    default: "keys",
  });
  game.settings.register(SYSTEM_ID, "askBeforeEnd", {
    name: `${KEYS}.Settings.askBeforeEnd.name`,
    hint: `${KEYS}.Settings.askBeforeEnd.hint`,
    scope: "client",
    config: true,
    type: Boolean,
    default: true,
  });
}

/** Whether this user is asked before ending a turn with something unused; the master of many creatures never is. */
export const asksBeforeEnd = (): boolean => !game.user.isGM && game.settings.get(SYSTEM_ID, "askBeforeEnd");

/** Whether this user is asked before a movement that gives chances to strike, by how it is made. */
export function asksBefore(method: string): boolean {
  const choice = game.settings.get(SYSTEM_ID, "askBeforeStrikes");
  if (method === "keyboard") return choice !== "never";
  return method === "dragging" && choice === "always";
}
