import { ApplicationV2 } from "../apps/api/application.js";
import type { Context, RenderOptions } from "../apps/api/types.js";
import { makeElement } from "../apps/dom.js";
import { host } from "../apps/host.js";
import { word } from "../apps/words.js";

/** The banner that says the game is paused; empty while it runs. */
export class GamePause extends ApplicationV2 {
  static override DEFAULT_OPTIONS: object = {
    id: "pause",
    tag: "figure",
    window: { frame: false, positioned: false },
  };

  protected override async _renderHTML(_context: Context, _options: RenderOptions): Promise<HTMLElement[]> {
    return host.game.paused ? [makeElement("figcaption", {}, word("paused"))] : [];
  }

  protected override _replaceHTML(result: unknown, content: HTMLElement, _options: RenderOptions): void {
    content.classList.toggle("paused", host.game.paused);
    content.setAttribute("role", "status");
    content.replaceChildren(...(result as HTMLElement[]));
  }

  protected override _insertElement(element: HTMLElement): void {
    document.getElementById("ui-middle")?.append(element);
  }
}
