import { ApplicationV2 } from "../apps/api/application.js";
import type { Context, RenderOptions } from "../apps/api/types.js";
import { makeElement, makeIcon } from "../apps/dom.js";
import { host, localize } from "../apps/host.js";
import { ENGLISH } from "../apps/word-lists.js";
import { word, type WordKey } from "../apps/words.js";
import { prepareSceneControls, type SceneControl, type SceneTool } from "./scene-control-set.js";

interface Activation {
  event?: Event;
  control?: string;
  tool?: string;
  toggles?: Record<string, boolean>;
}

/** The tools of the scene: a column of controls and, beside it, the tools of the active one. */
export class SceneControls extends ApplicationV2 {
  static override readonly emittedEvents: readonly string[] = ["render", "close", "position", "activate"];
  static override DEFAULT_OPTIONS: object = {
    id: "scene-controls",
    tag: "aside",
    window: { frame: false, positioned: false },
    actions: { control: onControl, tool: onTool },
  };

  #controls: Record<string, SceneControl> | null = null;
  #active = "tokens";

  get controls(): Record<string, SceneControl> {
    return (this.#controls ??= prepareSceneControls());
  }

  get control(): SceneControl | null {
    return this.controls[this.#active] ?? null;
  }

  get tools(): Record<string, SceneTool> {
    return this.control?.tools ?? {};
  }

  get tool(): SceneTool | undefined {
    return this.tools[this.control?.activeTool ?? ""];
  }

  /** Brings a control or tool to the front, or switches toggles, and tells those concerned. */
  async activate({ event = new Event("activate"), control, tool, toggles = {} }: Activation = {}): Promise<void> {
    if (control && control !== this.#active && this.controls[control]) this.#changeControl(event, control);
    if (tool) this.#changeTool(event, tool);
    for (const [name, active] of Object.entries(toggles)) this.#toggle(event, name, active);
    this.dispatchEvent(new Event("activate"));
    await this.render({ force: true });
  }

  #changeControl(event: Event, name: string): void {
    void this.control?.onChange?.(event, false);
    this.#active = name;
    void this.control?.onChange?.(event, true);
  }

  #changeTool(event: Event, name: string): void {
    const { control } = this;
    const tool = control?.tools[name];
    if (!control || !tool) return;
    if (tool.button) return void tool.onChange?.(event, true);
    if (tool.toggle) return this.#toggle(event, name, !tool.active);
    if (control.activeTool === name) return;
    void this.tool?.onChange?.(event, false);
    control.activeTool = name;
    void tool.onChange?.(event, true);
    void control.onToolChange?.(event, tool, true);
  }

  #toggle(event: Event, name: string, active: boolean): void {
    const tool = this.tools[name];
    if (!tool?.toggle) return;
    tool.active = active;
    void tool.onChange?.(event, active);
  }

  protected override _configureRenderOptions(options: RenderOptions): void {
    super._configureRenderOptions(options);
    const { reset, controls, control, tool } = options as {
      reset?: boolean;
      controls?: string;
      control?: string;
      tool?: string;
    };
    if (reset) this.#resetControls();
    const wanted = control ?? controls;
    if (wanted && this.controls[wanted]) this.#active = wanted;
    if (tool && this.control?.tools[tool]) this.control.activeTool = tool;
  }

  /** Builds the controls anew; the chosen tool and the state of toggles are kept. */
  #resetControls(): void {
    const before = this.#controls ?? {};
    this.#controls = prepareSceneControls();
    for (const [name, control] of Object.entries(this.#controls)) {
      const old = before[name];
      if (old && control.tools[old.activeTool]) control.activeTool = old.activeTool;
      for (const tool of Object.values(control.tools)) {
        const state = old?.tools[tool.name]?.active;
        if (tool.toggle && state !== undefined) tool.active = state;
      }
    }
  }

  protected override async _renderHTML(_context: Context, _options: RenderOptions): Promise<HTMLElement[]> {
    const layers = sorted(this.controls).map((control) => this.#makeControlButton(control));
    const tools = sorted(this.tools).map((tool) => this.#makeToolButton(tool));
    return [
      makeMenu("scene-controls-layers", word("sceneControls"), layers),
      makeMenu("scene-controls-tools", this.#label(), tools),
    ];
  }

  #label(): string {
    return this.control ? readTitle(this.control.title) : "";
  }

  #makeControlButton(control: SceneControl): HTMLElement {
    const isActive = control.name === this.#active;
    return makeToolButton(
      control,
      { class: "control layer", "data-action": "control", "data-control": control.name },
      isActive,
    );
  }

  #makeToolButton(tool: SceneTool): HTMLElement {
    const isActive = tool.toggle ? tool.active === true : tool.name === this.control?.activeTool;
    const kind = tool.toggle ? "toggle" : tool.button ? "button" : "";
    return makeToolButton(
      tool,
      { class: `control tool ${kind}`, "data-action": "tool", "data-tool": tool.name },
      isActive,
    );
  }

  protected override _replaceHTML(result: unknown, content: HTMLElement, _options: RenderOptions): void {
    content.replaceChildren(...(result as HTMLElement[]));
  }

  protected override _insertElement(element: HTMLElement): void {
    document.getElementById("ui-left-column-1")?.append(element);
  }
}

function onControl(this: SceneControls, event: PointerEvent, target: HTMLElement): Promise<void> {
  return this.activate({ event, control: target.dataset["control"] ?? "" });
}

function onTool(this: SceneControls, event: PointerEvent, target: HTMLElement): Promise<void> {
  return this.activate({ event, tool: target.dataset["tool"] ?? "" });
}

function sorted<T extends { order: number; visible?: boolean }>(entries: Record<string, T>): T[] {
  return Object.values(entries)
    .filter(({ visible }) => visible !== false)
    .sort((a, b) => a.order - b.order);
}

function makeMenu(id: string, label: string, buttons: HTMLElement[]): HTMLElement {
  const items = buttons.map((button) => makeElement("li", {}, button));
  return makeElement("menu", { id, class: "plain", "aria-label": label }, ...items);
}

function makeToolButton(
  entry: SceneControl | SceneTool,
  attributes: Record<string, string>,
  isActive: boolean,
): HTMLElement {
  const title = readTitle(entry.title);
  const classes = `ui-control icon ${attributes["class"]} ${isActive ? "active" : ""}`;
  const state = {
    "aria-pressed": isActive,
    "aria-label": title,
    "data-tooltip-text": title,
    "data-tooltip-direction": "RIGHT",
    "data-letters": title.slice(0, 2),
  };
  const button = makeElement("button", { type: "button", ...attributes, ...state, class: classes });
  button.append(makeIcon(entry.icon));
  return button;
}

/** Titles of the tabletop's other parts that stand for words of ours. */
const TITLES: Readonly<Record<string, WordKey>> = {
  "CONTROLS.GroupRegion": "regionControls",
  "CONTROLS.RegionSelect": "regionSelect",
  "CONTROLS.RegionRectangle": "regionRectangle",
};

/** Our own titles are keys of the word list; those of packages are keys of their language files. */
function readTitle(title: string): string {
  if (title in ENGLISH) return word(title as WordKey);
  const own = TITLES[title];
  return own && !host.game.i18n.has(title) ? word(own) : localize(title);
}
