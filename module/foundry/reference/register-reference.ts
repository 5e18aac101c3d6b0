import { KEYS } from "../i18n/localize.js";
import { activeGame } from "../port/active-game.js";
import { SYSTEM_ID } from "../system-id.js";
import { ReferenceWindow } from "./reference-window.js";

/** The one window of rules at a glance, opened or brought to the front. */
export async function openReference(): Promise<void> {
  const open = foundry.applications.instances.get(ReferenceWindow.DEFAULT_OPTIONS.id);
  await (open ?? new ReferenceWindow()).render({ force: true });
}

/** In `init`, after the game is chosen: the window's place in the settings, for everybody, and its key. */
export function registerReference(): void {
  if (!activeGame()) return;
  game.settings.registerMenu(SYSTEM_ID, "referenceMenu", {
    name: `${KEYS}.Reference.title`,
    label: `${KEYS}.Reference.open`,
    hint: `${KEYS}.Reference.menuHint`,
    icon: "fa-solid fa-book-open",
    type: ReferenceWindow,
    restricted: false,
  });
  const { SHIFT } = foundry.helpers.interaction.KeyboardManager.MODIFIER_KEYS;
  game.keybindings.register(SYSTEM_ID, "reference", {
    name: `${KEYS}.Keys.reference`,
    editable: [{ key: "KeyI", modifiers: [SHIFT] }],
    onDown: () => {
      void openReference();
      return true;
    },
  });
}
