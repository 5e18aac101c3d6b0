import { ApplicationV2 } from "../apps/api/application.js";
import type { ClosingOptions, Configuration, Context, RenderOptions } from "../apps/api/types.js";
import { host } from "../apps/host.js";

/** A tab of the sidebar. Rendered in place; `renderPopout` shows a second instance of it in a window. */
export abstract class AbstractSidebarTab extends ApplicationV2 {
  static tabName = "";
  static override readonly emittedEvents: readonly string[] = ["render", "close", "position", "activate", "deactivate"];
  static override DEFAULT_OPTIONS: object = {
    id: "{id}",
    classes: ["tab", "sidebar-tab"],
    tag: "section",
    window: { frame: false, positioned: false },
  };

  #popout: this | undefined;
  #original: this | undefined;

  get tabName(): string {
    return (this.constructor as typeof AbstractSidebarTab).tabName;
  }

  get active(): boolean {
    return this.element?.classList.contains("active") ?? false;
  }

  get isPopout(): boolean {
    return this.options["isPopout"] === true;
  }

  get popout(): this | undefined {
    return this.#popout;
  }

  protected override _initializeApplicationOptions(options: Partial<Configuration>): Configuration {
    const { tabName } = this.constructor as typeof AbstractSidebarTab;
    const merged = super._initializeApplicationOptions({ uniqueId: tabName, ...options });
    merged.classes = [...merged.classes, `${tabName}-sidebar`];
    if (merged["isPopout"]) merged.classes = merged.classes.filter((name) => name !== "tab").concat("sidebar-popout");
    return merged;
  }

  protected override async _prepareContext(options: RenderOptions): Promise<Context> {
    return Object.assign(await super._prepareContext(options), { user: host.game.user });
  }

  protected override async _renderFrame(options: RenderOptions): Promise<HTMLElement> {
    const frame = await super._renderFrame(options);
    if (this.isPopout) return frame;
    Object.assign(frame.dataset, { tab: this.tabName, group: "primary" });
    frame.setAttribute("role", "tabpanel");
    frame.setAttribute("aria-labelledby", `sidebar-tab-${this.tabName}`);
    return frame;
  }

  protected override _insertElement(element: HTMLElement): void {
    if (this.isPopout) return super._insertElement(element);
    const place = document.getElementById("sidebar-content");
    place?.querySelector(`#${CSS.escape(element.id)}`)?.remove();
    place?.append(element);
    const { tabGroups } = host.ui["sidebar"] as { tabGroups: Record<string, string> };
    element.classList.toggle("active", tabGroups["primary"] === this.tabName);
  }

  override async render(options: RenderOptions | boolean = {}, extra: RenderOptions = {}): Promise<this> {
    await super.render(options, extra);
    const { force: _force, ...again } = typeof options === "boolean" ? extra : options;
    if (this.#popout?.rendered) await this.#popout.render(again);
    return this;
  }

  activate(): void {
    const sidebar = host.ui["sidebar"] as ApplicationV2;
    sidebar.changeTab(this.tabName, "primary");
  }

  async renderPopout(): Promise<this> {
    if (this.isPopout) return this;
    const constructor = this.constructor as new (options: object) => this;
    this.#popout ??= new constructor({
      id: `${this.tabName}-popout`,
      isPopout: true,
      window: { frame: true, positioned: true, title: this.title },
      position: { width: 320 },
    });
    this.#popout.#original = this;
    return this.#popout.render({ force: true });
  }

  /** Called by the sidebar when this tab comes to the front or leaves it. */
  setActive(active: boolean): void {
    if (active) this._onActivate();
    else this._onDeactivate();
    this.dispatchEvent(new Event(active ? "activate" : "deactivate"));
  }

  protected _onActivate(): void {}
  protected _onDeactivate(): void {}

  protected override _onClose(options: ClosingOptions): void {
    super._onClose(options);
    if (this.#original) this.#original.#popout = undefined;
  }
}
