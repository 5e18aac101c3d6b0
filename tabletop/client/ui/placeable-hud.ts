import { ApplicationV2 } from "../apps/api/application.js";
import type { ClosingOptions, Context, Position, RenderOptions } from "../apps/api/types.js";
import { host } from "../apps/host.js";
import type { TokenLike } from "./combat-types.js";

interface CanvasView {
  clientCoordinatesFromCanvas?(point: { x: number; y: number }): { x: number; y: number };
  readonly stage?: { readonly scale: { readonly x: number } };
}

/** A heads-up display bound to one placeable: it stands over it and leaves when unbound. */
export abstract class BasePlaceableHUD extends ApplicationV2 {
  static override DEFAULT_OPTIONS: object = {
    classes: ["placeable-hud"],
    tag: "form",
    window: { frame: false, positioned: true },
  };

  #object: TokenLike | null = null;

  get object(): TokenLike | null {
    return this.#object;
  }

  get document(): TokenLike["document"] | undefined {
    return this.#object?.document;
  }

  get layer(): unknown {
    return (this.#object as { layer?: unknown } | null)?.layer;
  }

  /** Shows the display for an object, or takes it away for null. */
  async bind(object: TokenLike | null): Promise<void> {
    if (!object) return void (await this.close());
    this.#object = object;
    await this.render({ force: true });
  }

  clear(): void {
    void this.close();
  }

  protected override async _prepareContext(options: RenderOptions): Promise<Context> {
    const context = await super._prepareContext(options);
    const { id, options: settings, document } = this;
    return Object.assign(context, document?.toObject?.() ?? {}, {
      id,
      appId: id,
      classes: settings.classes.join(" "),
      isGM: host.game.user.isGM,
      isGamePaused: host.game.paused,
    });
  }

  protected override _canRender(options: RenderOptions): false | void {
    return this.#object ? super._canRender(options) : false;
  }

  protected override _insertElement(element: HTMLElement): void {
    (document.getElementById("hud") ?? document.body).append(element);
  }

  protected override _updatePosition(position: Position): Position {
    return placeOver(this.#object, position);
  }

  protected override _onClose(options: ClosingOptions): void {
    super._onClose(options);
    this.#object = null;
  }
}

/** The screen rectangle of an object on the canvas. */
function placeOver(object: TokenLike | null, position: Position): Position {
  const view = (host.canvas ?? {}) as CanvasView;
  const bounds = object?.bounds;
  if (!bounds || !view.clientCoordinatesFromCanvas)
    return { ...position, left: position.left || 0, top: position.top || 0 };
  const { x, y } = view.clientCoordinatesFromCanvas({ x: bounds.x, y: bounds.y });
  const scale = view.stage?.scale.x ?? 1;
  return { ...position, left: x, top: y, width: bounds.width * scale, height: bounds.height * scale };
}
