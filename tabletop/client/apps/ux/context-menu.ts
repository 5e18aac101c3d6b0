import type { ApplicationV2 } from "../api/application.js";
import { makeElement, makeIcon, parseElements } from "../dom.js";
import { host, localize } from "../host.js";

/** An entry in the shape of generation 13 (name, condition, callback) or 14 (label, visible, onClick). */
export interface MenuEntry {
  name?: string;
  label?: string;
  icon?: string;
  group?: string;
  condition?: boolean | ((target: HTMLElement) => boolean);
  visible?: boolean | ((target: HTMLElement) => boolean);
  callback?: (target: HTMLElement) => unknown;
  onClick?: (event: Event, target: HTMLElement) => unknown;
}

export interface MenuOptions {
  eventName?: string;
  onOpen?: ((target: HTMLElement) => void) | null;
  onClose?: ((target: HTMLElement) => void) | null;
  jQuery?: boolean;
  fixed?: boolean;
}

/** An entry as the menu shows it, whichever shape it came in. */
interface ReadEntry {
  label: string;
  icon: string;
  visible: MenuEntry["visible"];
  run(event: Event, target: HTMLElement): unknown;
}

/** A menu that opens on elements matching a selector, by right click or by the keyboard's menu key. */
export class ContextMenu {
  static get implementation(): typeof ContextMenu {
    return ContextMenu;
  }

  menuItems: MenuEntry[];
  onOpen: MenuOptions["onOpen"];
  onClose: MenuOptions["onClose"];
  readonly selector: string;
  readonly eventName: string;
  readonly fixed: boolean;
  #container: HTMLElement;
  #element: HTMLElement | null = null;
  #target: HTMLElement | null = null;

  constructor(container: HTMLElement, selector: string, menuItems: MenuEntry[], options: MenuOptions = {}) {
    if (options.jQuery === true) throw new Error("NotModelled: ContextMenu with jQuery callbacks");
    this.#container = container;
    this.selector = selector || `#${container.id}`;
    this.menuItems = menuItems;
    this.eventName = options.eventName ?? "contextmenu";
    this.onOpen = options.onOpen;
    this.onClose = options.onClose;
    this.fixed = options.fixed ?? true;
    container.addEventListener(this.eventName, (event) => this.#onActivate(event as MouseEvent));
  }

  get element(): HTMLElement | null {
    return this.#element;
  }

  get target(): HTMLElement | null {
    return this.#target;
  }

  #onActivate(event: MouseEvent): void {
    const target = (event.target as HTMLElement).closest<HTMLElement>(this.selector);
    if (!target || !this.#container.contains(target)) return;
    event.preventDefault();
    event.stopPropagation();
    void this.render(target, { event });
  }

  async render(target: HTMLElement, { event }: { event?: MouseEvent } = {}): Promise<void> {
    ContextMenu.#open?.closeNow();
    this.onOpen?.(target);
    const entries = this.menuItems.map(readEntry).filter((entry) => isShown(entry.visible, target));
    if (entries.length === 0) return;
    this.#target = target;
    this.#element = this.#build(entries, target);
    document.body.append(this.#element);
    placeMenu(this.#element, event?.clientX || target.getBoundingClientRect().left, event?.clientY);
    ContextMenu.#open = this;
    this.#element.querySelector<HTMLElement>("[role=menuitem]")?.focus();
    document.addEventListener("pointerdown", this.#onOutside, { capture: true });
  }

  #build(entries: ReadEntry[], target: HTMLElement): HTMLElement {
    const list = makeElement("menu", { class: "context-items", role: "menu" });
    for (const entry of entries) {
      const item = makeElement("li", { class: "context-item", role: "menuitem", tabindex: "-1" });
      if (entry.icon.startsWith("<")) item.append(...parseElements(entry.icon));
      else if (entry.icon) item.append(makeIcon(entry.icon));
      item.append(makeElement("span", {}, inWords(entry.label)));
      item.addEventListener("click", (event) => {
        this.closeNow();
        void entry.run(event, target);
      });
      list.append(item);
    }
    const nav = makeElement("nav", { id: "context-menu", class: "themed" }, list);
    nav.addEventListener("keydown", (event) => this.#onKeyDown(event));
    return nav;
  }

  #onKeyDown(event: KeyboardEvent): void {
    const items = [...(this.#element?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
    const index = items.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    if (event.key === "Escape") this.closeNow();
    else if (event.key === "Enter" || event.key === " ") items[index]?.click();
    else if (step !== 0) items[(index + step + items.length) % items.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  async close(): Promise<void> {
    this.closeNow();
  }

  closeNow(): void {
    if (!this.#element) return;
    document.removeEventListener("pointerdown", this.#onOutside, { capture: true });
    this.#element.remove();
    this.#element = null;
    if (ContextMenu.#open === this) ContextMenu.#open = null;
    if (this.#target) this.onClose?.(this.#target);
  }

  #onOutside = (event: Event): void => {
    if (!this.#element?.contains(event.target as Node)) this.closeNow();
  };

  static #open: ContextMenu | null = null;
}

const KEY = /^\w+(\.[\w-]+)+$/;

/** A label that is no key is shown as it is, without counting among the words that are missing. */
const inWords = (label: string): string => (KEY.test(label) ? localize(label) : label);

/** Reads an entry as the running generation does: 13 knows only the old names, 14 both. */
function readEntry(entry: MenuEntry): ReadEntry {
  const isNew = host.game.release.generation >= 14;
  const label = isNew ? (entry.label ?? entry.name) : entry.name;
  if (label === undefined) throw new Error("NotModelled: a context menu entry without a label of this generation");
  const onClick = isNew ? entry.onClick : undefined;
  return {
    label,
    icon: entry.icon ?? "",
    visible: isNew ? (entry.visible ?? entry.condition) : entry.condition,
    run: (event, target) => (onClick ? onClick(event, target) : entry.callback?.(target)),
  };
}

function isShown(visible: MenuEntry["visible"], target: HTMLElement): boolean {
  return typeof visible === "function" ? Boolean(visible(target)) : (visible ?? true);
}

function placeMenu(menu: HTMLElement, x: number, y: number | undefined): void {
  const { clientWidth, clientHeight } = document.documentElement;
  menu.style.left = `${Math.max(0, Math.min(x, clientWidth - menu.offsetWidth))}px`;
  menu.style.top = `${Math.max(0, Math.min(y ?? 0, clientHeight - menu.offsetHeight))}px`;
}

/** Makes a menu for an application, after the hooks had their say on its entries. */
export function createApplicationMenu(
  app: ApplicationV2,
  handler: () => MenuEntry[],
  selector: string,
  options: MenuOptions & { container?: HTMLElement; hookName?: string; parentClassHooks?: boolean },
): ContextMenu | null {
  const {
    container = app.element,
    hookName = "get{}ContextOptions",
    parentClassHooks = true,
    ...menuOptions
  } = options;
  const entries = handler();
  for (const link of (app.constructor as typeof ApplicationV2).inheritanceChain()) {
    host.Hooks.callAll(hookName.replace("{}", link.name), app, entries);
    if (!parentClassHooks || !hookName.includes("{}")) break;
  }
  return entries.length > 0 ? new ContextMenu(container, selector, entries, { ...menuOptions, jQuery: false }) : null;
}
