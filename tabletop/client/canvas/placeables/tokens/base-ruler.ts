import type { Token } from "../token.js";
import type { RulerData } from "./ruler-data.js";

/** What shows a token's history, its way and its plan. */
export abstract class BaseTokenRuler {
  readonly #token: Token;
  #visible = false;

  constructor(token: Token) {
    this.#token = token;
  }

  get token(): Token {
    return this.#token;
  }
  get visible(): boolean {
    return this.#visible;
  }
  set visible(value: boolean) {
    if (this.#visible === value) return;
    this.#visible = value;
    this._onVisibleChange();
  }
  /** Whether there is anything to show to this user. */
  get isVisible(): boolean {
    const { token } = this;
    if (!token.isVisible) return false;
    return (
      Object.keys(token._plannedMovement).length > 0 ||
      token.movementAnimationPromise !== null ||
      ["pending", "paused"].includes(token.document.movement.state)
    );
  }

  protected abstract _onVisibleChange(): void;
  abstract draw(): Promise<void>;
  abstract clear(): void;
  abstract destroy(): void;
  abstract refresh(rulerData: RulerData): void;
}
