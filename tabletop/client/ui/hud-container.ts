import { makeElement } from "../apps/dom.js";
import { host } from "../apps/host.js";
import type { TokenHUD } from "./token-hud.js";

/** `canvas.hud`: holds the one token HUD, made on first use of the configured class. */
export class HeadsUpDisplayContainer {
  #token: TokenHUD | null = null;
  readonly element = makeElement("div", { id: "hud", class: "themed theme-dark" });

  get token(): TokenHUD {
    const { hudClass } = host.CONFIG["Token"] as { hudClass: new () => TokenHUD };
    return (this.#token ??= new hudClass());
  }

  /** Puts the display's layer over the canvas, unless it is there. */
  attach(): void {
    if (!document.getElementById("hud")) document.body.append(this.element);
  }

  /** Follows the canvas when it is panned or zoomed. */
  align(): void {
    if (this.#token?.rendered) this.#token.setPosition();
  }
}
