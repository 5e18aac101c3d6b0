import { KEYS, t } from "../i18n/localize.js";
import { activeGame } from "../port/active-game.js";
import { SYSTEM_ID } from "../system-id.js";
import { QuickCreature } from "./quick-creature.js";

/** In `init`: a button above the list of actors, and a key. */
export function registerQuick(): void {
  Hooks.on("renderActorDirectory", (_app: unknown, html: HTMLElement) => {
    if (!isOffered() || html.querySelector(`.${BUTTON}`)) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = BUTTON;
    button.textContent = t(`${KEYS}.Quick.title`);
    button.addEventListener("click", openQuick);
    const list = html.querySelector(".directory-header .header-actions") ?? html.querySelector(".directory-list");
    if (list?.classList.contains("header-actions")) list.append(button);
    else list?.before(button);
  });
  const { ALT } = foundry.helpers.interaction.KeyboardManager.MODIFIER_KEYS;
  game.keybindings.register(SYSTEM_ID, "quickCreature", {
    name: `${KEYS}.Quick.title`,
    editable: [{ key: "KeyN", modifiers: [ALT] }],
    onDown: () => isOffered() && openQuick(),
  });
}

const BUTTON = "tempo-quick-button";

/** To whoever may make actors, in a game that says what a creature needs. */
const isOffered = (): boolean => activeGame()?.face.quick !== undefined && game.user.can("ACTOR_CREATE");

function openQuick(): boolean {
  void new QuickCreature().render({ force: true });
  return true;
}
