import { ApplicationV2 } from "../apps/api/application.js";
import type { Context, RenderOptions } from "../apps/api/types.js";
import { makeElement, makeIcon } from "../apps/dom.js";
import { host } from "../apps/host.js";
import { word, type WordKey } from "../apps/words.js";
import type { AbstractSidebarTab } from "./sidebar-tab.js";

interface TabDescriptor {
  icon?: string;
  tooltip?: string;
  label?: WordKey;
}

/** The sidebar: a row of tabs and the room below them into which each tab's application puts itself. */
export class Sidebar extends ApplicationV2 {
  static override DEFAULT_OPTIONS: object = {
    id: "sidebar",
    tag: "aside",
    window: { frame: false, positioned: false },
  };

  static override TABS: Record<string, never> = {};

  /** The tabs by name, in order. */
  static readonly SIDEBAR_TABS: Readonly<Record<string, TabDescriptor>> = {
    chat: { icon: "fa-solid fa-comments", label: "chat" },
    combat: { icon: "fa-solid fa-swords", label: "combat" },
    actors: { icon: "fa-solid fa-user", label: "actors" },
    compendium: { icon: "fa-solid fa-book-atlas", label: "compendium" },
    settings: { icon: "fa-solid fa-gears", label: "settings" },
  };

  override tabGroups: Record<string, string | null> = { primary: "chat" };
  #expanded = true;

  get expanded(): boolean {
    return this.#expanded;
  }

  get popouts(): Record<string, AbstractSidebarTab> {
    const tabs = this.#tabs()
      .map((tab) => tab.popout)
      .filter((tab) => tab?.rendered);
    return Object.fromEntries(tabs.map((tab) => [tab?.tabName ?? "", tab as AbstractSidebarTab]));
  }

  #tabs(): AbstractSidebarTab[] {
    const names = Object.keys((this.constructor as typeof Sidebar).SIDEBAR_TABS);
    return names.map((name) => host.ui[name] as AbstractSidebarTab).filter(Boolean);
  }

  protected override async _renderHTML(_context: Context, _options: RenderOptions): Promise<HTMLElement[]> {
    const list = makeElement("div", { class: "tabs", role: "tablist", "aria-label": word("sidebar") });
    const tabs = Object.entries((this.constructor as typeof Sidebar).SIDEBAR_TABS);
    list.append(...tabs.map(([name, tab]) => this.#makeTabButton(name, tab)));
    const nav = makeElement("nav", { id: "sidebar-tabs" }, list);
    const known = document.getElementById("sidebar-content");
    return [nav, known ?? makeElement("div", { id: "sidebar-content" })];
  }

  #makeTabButton(name: string, { icon, tooltip, label }: TabDescriptor): HTMLElement {
    const text = label ? word(label) : (tooltip ?? name);
    const active = this.tabGroups["primary"] === name;
    const button = makeElement("button", {
      type: "button",
      id: `sidebar-tab-${name}`,
      class: active ? "active" : "",
      role: "tab",
      "aria-selected": active,
      "aria-controls": name,
      "data-action": "tab",
      "data-group": "primary",
      "data-tab": name,
    });
    if (icon) button.append(makeIcon(icon));
    button.append(makeElement("span", {}, text));
    return button;
  }

  protected override _replaceHTML(result: unknown, content: HTMLElement, _options: RenderOptions): void {
    content.replaceChildren(...(result as HTMLElement[]));
  }

  protected override _insertElement(element: HTMLElement): void {
    document.getElementById("ui-right")?.append(element);
  }

  override changeTab(tab: string, group: string, options: { force?: boolean } = {}): void {
    const before = this.tabGroups[group];
    super.changeTab(tab, group, options);
    if (before === tab) return;
    for (const app of this.#tabs()) if ([before, tab].includes(app.tabName)) app.setActive(app.tabName === tab);
    host.Hooks.callAll("changeSidebarTab", host.ui[tab]);
  }

  toggleExpanded(expanded = !this.#expanded): void {
    this.#expanded = expanded;
    this.element.classList.toggle("expanded", expanded);
    host.Hooks.callAll("collapseSidebar", this, !expanded);
  }

  expand(): void {
    this.toggleExpanded(true);
  }

  collapse(): void {
    this.toggleExpanded(false);
  }
}
