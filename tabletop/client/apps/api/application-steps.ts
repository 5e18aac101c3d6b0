import { EventEmitter } from "./event-emitter.js";
import type * as Types from "./types.js";

/** The steps in an application's life that a subclass may fill in; each does nothing, or refuses, by itself. */
export abstract class ApplicationSteps extends EventEmitter {
  protected _canRender(_options: Types.RenderOptions): false | void {}
  protected async _preFirstRender(_context: Types.Context, _options: Types.RenderOptions): Promise<void> {}
  protected async _onFirstRender(_context: Types.Context, _options: Types.RenderOptions): Promise<void> {}
  protected async _preRender(_context: Types.Context, _options: Types.RenderOptions): Promise<void> {}
  protected async _onRender(_context: Types.Context, _options: Types.RenderOptions): Promise<void> {}
  protected async _postRender(_context: Types.Context, _options: Types.RenderOptions): Promise<void> {}
  protected async _preClose(_options: Types.ClosingOptions): Promise<void> {}
  protected _onClose(_options: Types.ClosingOptions): void {}
  protected _prePosition(_position: Types.Position): void {}
  protected _onPosition(_position: Types.Position): void {}

  protected _renderHTML(_context: Types.Context, _options: Types.RenderOptions): Promise<unknown> {
    return Promise.reject(new Error(`${this.constructor.name} can't be rendered: it has no _renderHTML of its own`));
  }

  protected _replaceHTML(_result: unknown, _content: HTMLElement, _options: Types.RenderOptions): void {
    throw new Error(`${this.constructor.name} can't be rendered: it has no _replaceHTML of its own`);
  }

  protected _onClickAction(_event: PointerEvent, _target: HTMLElement): unknown {
    return undefined;
  }
}
