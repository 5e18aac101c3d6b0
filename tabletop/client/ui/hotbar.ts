import { ApplicationV2 } from "../apps/api/application.js";
import type { Context, RenderOptions } from "../apps/api/types.js";
import { makeElement } from "../apps/dom.js";
import { host } from "../apps/host.js";
import { TextEditor } from "../apps/ux/text-editor.js";
import { DragDrop } from "../apps/ux/drag-drop.js";
import { word } from "../apps/words.js";

interface MacroLike {
  readonly id: string;
  readonly documentName: string;
  readonly name: string;
  readonly img: string;
  execute(): unknown;
}

interface HotbarUser {
  getHotbarMacros(page?: number): { slot: number; macro: MacroLike | null }[];
  assignHotbarMacro(macro: MacroLike | null, slot?: number | string): Promise<unknown>;
}

interface SlotData {
  slot: number;
  macro: MacroLike | null;
}

/** A page of ten slots for this user's macros: a press runs one, a drop fills one. */
export class Hotbar extends ApplicationV2 {
  static override DEFAULT_OPTIONS: object = {
    id: "hotbar",
    tag: "aside",
    window: { frame: false, positioned: false },
  };

  readonly #page: number = 1;

  get page(): number {
    return this.#page;
  }

  get slots(): SlotData[] {
    return userHere().getHotbarMacros(this.page);
  }

  protected override async _renderHTML(_context: Context, _options: RenderOptions): Promise<HTMLElement[]> {
    return [
      makeElement(
        "ol",
        { id: "action-bar", class: "plain", "aria-label": word("hotbar") },
        ...this.slots.map(makeSlot),
      ),
    ];
  }

  protected override _replaceHTML(result: unknown, content: HTMLElement, _options: RenderOptions): void {
    content.replaceChildren(...(result as HTMLElement[]));
    new DragDrop({
      dropSelector: ".slot",
      permissions: { dragstart: () => false },
      callbacks: { drop: (event) => this._onDrop(event) },
    }).bind(content);
  }

  protected override _insertElement(element: HTMLElement): void {
    document.getElementById("ui-left-column-2")?.append(element);
  }

  /** Packages are asked first; whoever answers false sees to it. Of documents, a macro of the world is put in its slot. */
  protected async _onDrop(event: DragEvent): Promise<void> {
    event.preventDefault();
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(".slot") : null;
    const slot = element?.dataset["slot"];
    if (slot === undefined) return;
    const data = TextEditor.implementation.getDragEventData(event);
    if (!host.Hooks.call("hotbarDrop", this, data, slot)) return;
    if (data["type"] !== "Macro") throw new Error(`NotModelled: Hotbar drop of ${String(data["type"])}`);
    const macro = (await host.fromUuid(String(data["uuid"]))) as unknown as MacroLike | null;
    if (macro) await userHere().assignHotbarMacro(macro, slot);
  }
}

const userHere = (): HotbarUser => host.game.user as unknown as HotbarUser;

function makeSlot({ slot, macro }: SlotData): HTMLElement {
  const name = macro?.name ?? word("emptySlot");
  const key = String(slot % 10);
  const button = makeElement("button", { type: "button", "aria-label": `${key}: ${name}` }, key);
  if (macro) button.style.backgroundImage = `url("${macro.img}")`;
  button.addEventListener("click", () => void macro?.execute());
  const state = macro ? "full" : "open";
  return makeElement("li", { class: `slot ${state}`, "data-slot": String(slot), "data-tooltip-text": name }, button);
}
