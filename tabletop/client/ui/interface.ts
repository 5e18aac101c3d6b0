import "../styles/index.css";
import type { ApplicationV2 } from "../apps/api/application.js";
import { host } from "../apps/host.js";
import { TooltipManager } from "../apps/ux/tooltip.js";
import { listenForLinks } from "../apps/ux/text-editor.js";
import { buildLayout } from "./layout.js";
import { refreshOnChanges } from "./refresh.js";
import { applyTheme, registerThemeSettings } from "./theme.js";

/** The parts of the interface that stand on the page, in the order they are made. */
const PARTS = [
  "sidebar",
  "controls",
  "players",
  "hotbar",
  "pause",
  "chat",
  "combat",
  "actors",
  "compendium",
  "settings",
] as const;

/** Makes the applications of the interface from their configured classes: after `init`, before `setup`. */
function createInterface(): void {
  const classes = host.CONFIG["ui"] as Record<string, new () => ApplicationV2>;
  for (const name of PARTS) {
    const constructor = classes[name];
    if (!constructor) throw new Error(`NotModelled: CONFIG.ui.${name} is missing`);
    host.ui[name] ??= new constructor();
  }
}

/** Puts the whole interface on the page; called once, at boot, when documents and settings are there. */
export async function renderInterface(): Promise<void> {
  buildLayout();
  registerThemeSettings();
  applyTheme();
  createInterface();
  const tooltip = new TooltipManager();
  host.game.tooltip ??= tooltip;
  tooltip.activateEventListeners();
  listenForLinks();
  for (const name of PARTS) await (host.ui[name] as ApplicationV2).render({ force: true });
  refreshOnChanges();
}
