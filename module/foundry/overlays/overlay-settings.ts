import { KEYS } from "../i18n/localize.js";
import { SYSTEM_ID } from "../system-id.js";
import { OVERLAY_LOOKS, OVERLAYS, type OverlayKind } from "./overlay-kinds.js";

/** After our other tools for tokens. */
const ORDER = 70;

export const isShown = (kind: OverlayKind): boolean => game.settings.get(SYSTEM_ID, `overlay-${kind}`);

/** Switches one off, as its own button would. */
export const hideOverlay = (kind: OverlayKind): Promise<void> => toggle(kind, false);

/** In `init`: each overlay is a setting of this client, a key, and a button among the tools for tokens. */
export function registerOverlays(redraw: (kind: OverlayKind) => void): void {
  const { SHIFT } = foundry.helpers.interaction.KeyboardManager.MODIFIER_KEYS;
  for (const kind of OVERLAYS) {
    game.settings.register(SYSTEM_ID, `overlay-${kind}`, {
      name: `${KEYS}.Overlay.${kind}`,
      hint: `${KEYS}.Overlay.${kind}Hint`,
      scope: "client",
      config: true,
      type: Boolean,
      default: false,
      onChange: () => {
        press(kind);
        redraw(kind);
      },
    });
    game.keybindings.register(SYSTEM_ID, `overlay-${kind}`, {
      name: `${KEYS}.Overlay.${kind}`,
      hint: `${KEYS}.Overlay.${kind}Hint`,
      editable: [{ key: OVERLAY_LOOKS[kind].key, modifiers: [SHIFT] }],
      onDown: () => {
        void toggle(kind, !isShown(kind));
        return true;
      },
    });
  }
  Hooks.on("getSceneControlButtons", (controls) => {
    const tools = controls.tokens?.tools;
    if (!tools) return;
    OVERLAYS.forEach((kind, i) => {
      tools[toolName(kind)] = {
        name: toolName(kind),
        order: ORDER + i,
        title: `${KEYS}.Overlay.${kind}`,
        icon: OVERLAY_LOOKS[kind].icon,
        toggle: true,
        active: isShown(kind),
        onChange: (_event, active) => void toggle(kind, active),
      };
    });
  });
}

async function toggle(kind: OverlayKind, shown: boolean): Promise<void> {
  if (isShown(kind) !== shown) await game.settings.set(SYSTEM_ID, `overlay-${kind}`, shown);
}

/** The button shows what the setting says, whatever has changed it. */
function press(kind: OverlayKind): void {
  const tool = ui.controls.controls.tokens?.tools[toolName(kind)];
  if (!tool || tool.active === isShown(kind)) return;
  tool.active = isShown(kind);
  void ui.controls.render();
}

const toolName = (kind: OverlayKind): string => `battleTempo-${kind}`;
