import { host } from "../apps/host.js";
import { word } from "../apps/words.js";

type Scheme = "" | "light" | "dark";

interface UIConfiguration {
  uiScale: number;
  fontScale: number;
  colorScheme: { applications: Scheme; interface: Scheme };
}

const DEFAULTS: UIConfiguration = { uiScale: 1, fontScale: 5, colorScheme: { applications: "", interface: "" } };

/** Root font size in pixels for the font steps 1 to 10; 5 is normal. */
const FONT_SIZES = [10, 12, 13, 14, 16, 18, 20, 22, 24, 28] as const;

/** Registers the client settings of the look: `core.uiConfig` and its older sibling `core.fontSize`. */
export function registerThemeSettings(): void {
  const { settings } = host.game;
  if (!settings.settings.has("core.uiConfig")) {
    settings.register("core", "uiConfig", {
      name: word("appearance"),
      scope: "client",
      config: false,
      type: Object,
      default: DEFAULTS,
      onChange: applyTheme,
    });
  }
  if (!settings.settings.has("core.fontSize")) {
    settings.register("core", "fontSize", {
      name: word("fontSize"),
      scope: "client",
      config: false,
      type: Number,
      default: 5,
      onChange: applyTheme,
    });
  }
}

/** The look chosen on this client, completed by the defaults. */
export function readTheme(): UIConfiguration {
  const stored = host.game.settings.get("core", "uiConfig") as Partial<UIConfiguration> | null;
  const colorScheme = { ...DEFAULTS.colorScheme, ...stored?.colorScheme };
  const fontScale = stored?.fontScale ?? (host.game.settings.get("core", "fontSize") as number);
  return { ...DEFAULTS, ...stored, fontScale, colorScheme };
}

/** Writes the chosen scheme and font size to the page: windows follow the body, the interface its own scheme. */
export function applyTheme(): void {
  const { colorScheme, fontScale } = readTheme();
  writeScheme(document.body, resolveScheme(colorScheme.applications));
  const frame = document.getElementById("interface");
  if (frame) writeScheme(frame, resolveScheme(colorScheme.interface));
  const size = FONT_SIZES[Math.min(FONT_SIZES.length, Math.max(1, Math.round(fontScale))) - 1] ?? 16;
  document.documentElement.style.fontSize = `${size}px`;
}

function writeScheme(element: HTMLElement, scheme: "light" | "dark"): void {
  element.classList.add("themed");
  element.classList.toggle("theme-light", scheme === "light");
  element.classList.toggle("theme-dark", scheme === "dark");
}

function resolveScheme(scheme: Scheme): "light" | "dark" {
  if (scheme) return scheme;
  return window.matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}
