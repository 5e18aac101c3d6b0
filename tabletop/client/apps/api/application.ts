import { FormDataExtended } from "../ux/form-data-extended.js";
import { createApplicationMenu, type ContextMenu, type MenuEntry, type MenuOptions } from "../ux/context-menu.js";
import { ApplicationWindow, CONTENT, ELEMENT } from "./application-window.js";
import { callClassHooks } from "./class-hooks.js";
import { DEFAULT_OPTIONS } from "./default-options.js";
import { attachFrameListeners } from "./frame-listeners.js";
import { buildFrame, renderHeaderControl, updateFrame } from "./frame.js";
import { prepareTabs } from "./tabs.js";
import { TaskQueue } from "./task-queue.js";
import type * as Types from "./types.js";

/** Every application that is rendered now, by its id: `foundry.applications.instances`. */
export const instances = new Map<string, ApplicationV2>();

const STATES = { ERROR: -3, CLOSING: -2, CLOSED: -1, NONE: 0, RENDERING: 1, RENDERED: 2 } as const;

/**
 * The base of every window and interface part: it renders an element, keeps it up to date and takes it away.
 * Renders and closings of one application never overlap: each waits for the one before.
 */
export class ApplicationV2 extends ApplicationWindow {
  static BASE_APPLICATION: typeof ApplicationV2 = ApplicationV2;
  static readonly RENDER_STATES = STATES;
  static override readonly emittedEvents: readonly string[] = ["render", "close", "position"];
  static TABS: Record<string, Types.TabsConfiguration> = {};
  static _appId = 0;
  static _maxZ = 100;

  static DEFAULT_OPTIONS: object = DEFAULT_OPTIONS;

  #state: number = STATES.NONE;
  #queue = new TaskQueue();

  static *inheritanceChain(): Generator<typeof ApplicationV2, void, undefined> {
    let link: unknown = this;
    while (typeof link === "function" && link !== Function.prototype) {
      yield link as typeof ApplicationV2;
      if (link === this.BASE_APPLICATION) return;
      link = Object.getPrototypeOf(link);
    }
  }

  get rendered(): boolean {
    return this.#state === STATES.RENDERED;
  }

  get state(): number {
    return this.#state;
  }

  /** Renders when forced or already on screen; a boolean stands for `{force}`. */
  render(options: Types.RenderOptions | boolean = {}, extra: Types.RenderOptions = {}): Promise<this> {
    const request = typeof options === "boolean" ? { ...extra, force: options } : { ...options };
    return this.#queue.add(() => this.#render(request));
  }

  async #render(options: Types.RenderOptions): Promise<this> {
    const isFirst = this.#state <= STATES.NONE;
    if (isFirst && !options.force) return this;
    if (!this.#mayRender(options)) return this;
    options.isFirstRender = isFirst;
    this._configureRenderOptions(options);
    try {
      const context = await this._prepareContext(options);
      if (isFirst) await this._preFirstRender(context, options);
      await this._preRender(context, options);
      this.#state = STATES.RENDERING;
      await this.#updateElement(context, options, isFirst);
      this.#state = STATES.RENDERED;
      if (isFirst) await this._onFirstRender(context, options);
      await this._onRender(context, options);
      this.dispatchEvent(new Event("render"));
      callClassHooks(this, "render{}", this.element, context, options);
      await this._postRender(context, options);
    } catch (error) {
      this.#state = STATES.ERROR;
      throw new Error(`Failed to render ${this.constructor.name} "${this.id}": ${String(error)}`, { cause: error });
    }
    return this;
  }

  #mayRender(options: Types.RenderOptions): boolean {
    try {
      return this._canRender(options) !== false;
    } catch (error) {
      const { ui } = globalThis as { ui?: { notifications?: { warn(message: string): void } } };
      ui?.notifications?.warn((error as Error).message);
      return false;
    }
  }

  async #updateElement(context: Types.Context, options: Types.RenderOptions, isFirst: boolean): Promise<void> {
    if (isFirst || !this[ELEMENT]) {
      this[ELEMENT] = await this._renderFrame(options);
      this[CONTENT] = this[ELEMENT].querySelector<HTMLElement>(":scope > .window-content") ?? this[ELEMENT];
    }
    const content = this[CONTENT] ?? this[ELEMENT];
    this._replaceHTML(await this._renderHTML(context, options), content, options);
    if (isFirst) {
      instances.set(this.id, this);
      this._insertElement(this[ELEMENT]);
      this._attachFrameListeners();
    }
    if (this.hasFrame) this._updateFrame(options);
    if (this.options.window.positioned) this.setPosition(options.position);
    if (isFirst && this.hasFrame) this.bringToFront();
  }

  protected _configureRenderOptions(options: Types.RenderOptions): void {
    if (options.isFirstRender) {
      options.window = { title: this.title, icon: this.options.window.icon, controls: true, ...options.window };
    }
    if (typeof options.tab === "string") options.tab = { [Object.keys(this.tabGroups)[0] ?? "primary"]: options.tab };
    if (options.tab) Object.assign(this.tabGroups, options.tab);
  }

  protected async _prepareContext(_options: Types.RenderOptions): Promise<Types.Context> {
    const groups = Object.keys((this.constructor as typeof ApplicationV2).TABS);
    return groups.length === 1 ? { tabs: this._prepareTabs(groups[0] ?? "") } : {};
  }

  protected _prepareTabs(group: string): Record<string, Types.Tab> {
    return prepareTabs(group, this._getTabsConfig(group), this.tabGroups);
  }

  protected _getTabsConfig(group: string): Types.TabsConfiguration | null {
    return (this.constructor as typeof ApplicationV2).TABS[group] ?? null;
  }

  protected _getHeaderControls(): Types.HeaderControl[] {
    return [...this.options.window.controls];
  }

  protected *_headerControlsButtons(): Generator<Types.HeaderControl, void, undefined> {
    const controls = this._getHeaderControls();
    callClassHooks(this, "getHeaderControls{}", controls);
    for (const control of controls) {
      const { visible = true } = control;
      if (typeof visible === "function" ? visible.call(this) : visible) yield control;
    }
  }

  protected async _renderFrame(_options: Types.RenderOptions): Promise<HTMLElement> {
    return buildFrame(this.id, this.options);
  }

  protected _renderHeaderControl(control: Types.HeaderControl): HTMLLIElement {
    return renderHeaderControl(control);
  }

  protected _updateFrame(options: Types.RenderOptions): void {
    const controls = options.window?.controls
      ? [...this._headerControlsButtons()].map((control) => this._renderHeaderControl(control))
      : null;
    updateFrame(this.window, options.window ?? {}, controls);
  }

  protected _insertElement(element: HTMLElement): void {
    document.getElementById(element.id)?.remove();
    document.body.append(element);
  }

  close(options: Types.ClosingOptions = {}): Promise<this> {
    return this.#queue.add(() => this.#close(options));
  }

  async #close(options: Types.ClosingOptions): Promise<this> {
    if (this.#state !== STATES.RENDERED && this.#state !== STATES.ERROR) return this;
    this.#state = STATES.CLOSING;
    await this._preClose(options);
    if (this[ELEMENT]) this._removeElement(this[ELEMENT]);
    this._tearDown(options);
    this.#state = STATES.CLOSED;
    this._onClose(options);
    this.dispatchEvent(new Event("close"));
    callClassHooks(this, "close{}");
    return this;
  }

  protected _removeElement(element: HTMLElement): void {
    element.remove();
  }

  protected _tearDown(_options: Types.ClosingOptions): void {
    instances.delete(this.id);
    this[ELEMENT] = null;
    this[CONTENT] = null;
  }

  async submit(submitOptions: object = {}): Promise<unknown> {
    const { form, options } = this;
    if (!form || !options.form?.handler) throw new Error(`${this.constructor.name} has no form with a handler`);
    const event = new Event("submit", { cancelable: true });
    return options.form.handler.call(this, event, form, new FormDataExtended(form), submitOptions);
  }

  protected _attachFrameListeners(): void {
    attachFrameListeners(this, {
      clickTab: (event) => this._onClickTab(event),
      clickAction: (event, target) => this._onClickAction(event, target),
      submit: (config, event) => this._onSubmitForm(config, event),
      change: (config, event) => this._onChangeForm(config, event),
    });
  }

  protected _onClickTab(event: PointerEvent): void {
    const button = (event.target as HTMLElement).closest<HTMLElement>('[data-action="tab"]');
    const { tab, group } = button?.dataset ?? {};
    if (tab && group) this.changeTab(tab, group);
  }

  protected async _onSubmitForm(config: Types.FormConfiguration, event: Event): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    await config.handler?.call(this, event, form, new FormDataExtended(form));
    if (config.closeOnSubmit && event.type === "submit") await this.close({ submitted: true });
  }

  protected _onChangeForm(config: Types.FormConfiguration, event: Event): unknown {
    return config.submitOnChange ? this._onSubmitForm(config, event) : undefined;
  }

  protected _createContextMenu(
    handler: () => MenuEntry[],
    selector: string,
    options: MenuOptions & { container?: HTMLElement; hookName?: string; parentClassHooks?: boolean } = {},
  ): ContextMenu | null {
    return createApplicationMenu(this, handler, selector, options);
  }
}
