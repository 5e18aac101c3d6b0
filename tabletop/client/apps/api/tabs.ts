import type { ApplicationV2 } from "./application.js";
import type { Tab, TabsConfiguration } from "./types.js";

/** The tab that each group of a class opens with. */
export function initialTabs(constructor: typeof ApplicationV2): Record<string, string | null> {
  const entries = Object.entries(constructor.TABS).map(([group, { initial }]) => [group, initial ?? null] as const);
  return Object.fromEntries(entries);
}

/** Render context of one tab group; a group without an active tab takes its initial one. */
export function prepareTabs(
  group: string,
  config: TabsConfiguration | null,
  active: Record<string, string | null>,
): Record<string, Tab> {
  if (!config) return {};
  active[group] ??= config.initial ?? null;
  const tabs: Record<string, Tab> = {};
  for (const entry of config.tabs) {
    const isActive = active[group] === entry.id;
    const label = config.labelPrefix ? `${config.labelPrefix}.${entry.id}` : entry.id;
    tabs[entry.id] = { label, ...entry, group, active: isActive, cssClass: isActive ? "active" : "" };
  }
  return tabs;
}

/** Marks one tab of a group as active, in its navigation and among its contents. */
export function showTab(root: HTMLElement, tab: string, group: string): void {
  const buttons = root.querySelectorAll<HTMLElement>(`.tabs [data-group="${group}"][data-tab]`);
  const panels = root.querySelectorAll<HTMLElement>(`.tab[data-group="${group}"][data-tab]`);
  if (buttons.length + panels.length === 0) throw new Error(`No tab "${tab}" in the group "${group}"`);
  for (const button of buttons) {
    const isActive = button.dataset["tab"] === tab;
    button.classList.toggle("active", isActive);
    if (button.getAttribute("role") === "tab") button.setAttribute("aria-selected", String(isActive));
    else button.setAttribute("aria-pressed", String(isActive));
  }
  for (const panel of panels) panel.classList.toggle("active", panel.dataset["tab"] === tab);
}
