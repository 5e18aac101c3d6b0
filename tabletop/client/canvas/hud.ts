import { CONFIG } from "../globals/config.js";
import type { Token } from "./placeables/token.js";

/** The application that stands around a token, as far as the canvas handles it. */
export interface TokenHudLike {
  readonly object?: Token | null;
  bind(object: Token): unknown;
  clear?(): unknown;
  close?(options?: object): unknown;
  setPosition?(position?: object): unknown;
}

/** Applications that belong to an object on the canvas: the one around a token. */
export class HeadsUpDisplay {
  #token: TokenHudLike | null = null;
  #bound: Token | null = null;

  /** Made when it is first asked for, so that packages may replace its class in `init`. */
  get token(): TokenHudLike | null {
    const HudClass = (CONFIG["Token"] as { hudClass?: new () => TokenHudLike } | undefined)?.hudClass;
    return (this.#token ??= HudClass ? new HudClass() : null);
  }

  /** The token that it is open for. */
  get object(): Token | null {
    return this.#bound;
  }

  bind(token: Token): void {
    this.#bound = token;
    void this.token?.bind(token);
  }

  clear(): void {
    if (!this.#bound) return;
    this.#bound = null;
    if (this.#token?.clear) void this.#token.clear();
    else void this.#token?.close?.();
  }

  /** Opens it for a token, or closes it if it is open there. */
  toggle(token: Token): void {
    if (this.#bound === token) this.clear();
    else this.bind(token);
  }

  /** Follows its token and the view. */
  align(): void {
    if (this.#bound) void this.#token?.setPosition?.();
  }
}
