import { localize } from "../host.js";
import type { ApplicationV2 } from "./application.js";
import { ApplicationSteps } from "./application-steps.js";
import { findWindowElements } from "./frame.js";
import { mergeOptions } from "./merge-options.js";
import { applyPosition, resolvePosition } from "./positioning.js";
import { initialTabs, showTab } from "./tabs.js";
import type * as Types from "./types.js";

/** Where the rendering half keeps an application's elements; null while it is not on the page. */
export const ELEMENT = Symbol("element");
export const CONTENT = Symbol("content");

/** The outer side of an application: its options, its element, where it stands and which tab it shows. */
export abstract class ApplicationWindow extends ApplicationSteps {
  readonly options: Readonly<Types.Configuration>;
  position: Types.Position = { top: NaN, left: NaN, width: "auto", height: "auto", scale: 1, zIndex: 0 };
  tabGroups: Record<string, string | null> = initialTabs(this.constructor as typeof ApplicationV2);
  [ELEMENT]: HTMLElement | null = null;
  [CONTENT]: HTMLElement | null = null;

  #id: string;

  constructor(options: object = {}) {
    super();
    this.options = Object.freeze(this._initializeApplicationOptions(options as Partial<Types.Configuration>));
    this.#id = this.options.id.replace("{id}", this.options.uniqueId);
    Object.assign(this.position, this.options.position);
  }

  protected _initializeApplicationOptions(options: Partial<Types.Configuration>): Types.Configuration {
    const layers: object[] = [options];
    for (const link of (this.constructor as typeof ApplicationV2).inheritanceChain()) {
      if (Object.hasOwn(link, "DEFAULT_OPTIONS")) layers.unshift(link.DEFAULT_OPTIONS);
    }
    const merged = mergeOptions(layers) as Types.Configuration;
    merged.uniqueId ??= String(++(this.constructor as typeof ApplicationV2).BASE_APPLICATION._appId);
    return merged;
  }

  get window(): Types.WindowElements {
    return this[ELEMENT] ? findWindowElements(this[ELEMENT]) : {};
  }

  get classList(): DOMTokenList | undefined {
    return this[ELEMENT]?.classList;
  }

  get id(): string {
    return this.#id;
  }

  get title(): string {
    return localize(this.options.window.title);
  }

  get element(): HTMLElement {
    return this[ELEMENT] as HTMLElement;
  }

  get form(): HTMLFormElement | null {
    return this[ELEMENT] instanceof HTMLFormElement ? this[ELEMENT] : (this[ELEMENT]?.querySelector("form") ?? null);
  }

  get minimized(): boolean {
    return this[ELEMENT]?.classList.contains("minimized") ?? false;
  }

  get hasFrame(): boolean {
    return this.options.window.frame;
  }

  setPosition(position: Partial<Types.Position> = {}): Types.Position | void {
    if (!this[ELEMENT]) return;
    const wanted = { ...this.position, ...position };
    this._prePosition(wanted);
    this.position = this._updatePosition(wanted);
    applyPosition(this[ELEMENT], this.position);
    this._onPosition(this.position);
    this.dispatchEvent(new Event("position"));
    return this.position;
  }

  protected _updatePosition(position: Types.Position): Types.Position {
    return this[ELEMENT] ? resolvePosition(this[ELEMENT], position) : position;
  }

  async toggleControls(expanded?: boolean | null): Promise<void> {
    const { controls, controlsDropdown } = this.window;
    if (!controls || !controlsDropdown) return;
    const open = expanded ?? controlsDropdown.hasAttribute("hidden");
    controlsDropdown.hidden = !open;
    controlsDropdown.classList.toggle("expanded", open);
    controls.setAttribute("aria-expanded", String(open));
  }

  async minimize(): Promise<void> {
    if (!this.options.window.minimizable || !this[ELEMENT]) return;
    this[ELEMENT].classList.add("minimized");
  }

  async maximize(): Promise<void> {
    this[ELEMENT]?.classList.remove("minimized");
  }

  bringToFront(): void {
    const base = (this.constructor as typeof ApplicationV2).BASE_APPLICATION;
    if (!this[ELEMENT] || this.position.zIndex === base._maxZ) return;
    this.position.zIndex = ++base._maxZ;
    this[ELEMENT].style.zIndex = String(this.position.zIndex);
    const { ui } = globalThis as { ui?: Record<string, unknown> };
    if (ui) ui["activeWindow"] = this;
  }

  changeTab(tab: string, group: string, options: { force?: boolean; updatePosition?: boolean } = {}): void {
    if (!tab || !group) throw new Error("changeTab needs a tab and its group");
    if (this.tabGroups[group] === tab && !options.force) return;
    if (this[CONTENT]) showTab(this[ELEMENT] ?? this[CONTENT], tab, group);
    this.tabGroups[group] = tab;
    if (options.updatePosition) this.setPosition();
  }
}
