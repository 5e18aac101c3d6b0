import type { OwnershipLevel } from "../../common/abstract/permissions.js";
import { Container } from "pixi.js";
import { getPlaceable, linkPlaceable } from "../../documents/placeable-link.js";
import { Hooks } from "../../globals/hooks.js";
import type { Point, Rectangle } from "../../grid/types.js";
import type { Canvas } from "../board.js";
import { currentUser, type CanvasUser } from "../host.js";
import type { PlaceablesLayer } from "../layers/placeables-layer.js";
import { RenderFlags, type RenderFlagTable } from "../render-flags.js";

/** A document that has a place on the scene. */
export interface PlaceableDocument {
  readonly id: string | null;
  readonly documentName: string;
  readonly isOwner: boolean;
  readonly uuid: string;
  readonly sheet?: unknown;
  testUserPermission(user: never, level: OwnershipLevel): boolean;
}

export interface ControlOptions {
  releaseOthers?: boolean;
  pan?: boolean;
}

/** What draws one document of the scene. */
export abstract class PlaceableObject<D extends PlaceableDocument = PlaceableDocument> extends Container {
  static RENDER_FLAGS: RenderFlagTable = {
    redraw: { propagate: ["refresh"] },
    refresh: { propagate: ["refreshState"], alias: true },
    refreshState: {},
  };

  readonly document: D;
  readonly scene: unknown;
  readonly renderFlags: RenderFlags;
  #controlled = false;
  #hover = false;
  #removed = false;

  constructor(document: D) {
    super();
    this.document = document;
    this.scene = (document as { parent?: unknown }).parent ?? null;
    this.renderFlags = new RenderFlags((this.constructor as typeof PlaceableObject).RENDER_FLAGS, (flags) =>
      this.applyRenderFlags(flags),
    );
    if (!getPlaceable(document)) linkPlaceable(document, this);
  }

  abstract get bounds(): Rectangle;
  abstract get layer(): PlaceablesLayer<PlaceableObject>;
  protected abstract _draw(): Promise<void>;
  protected abstract _applyRenderFlags(flags: Record<string, boolean>): void;

  protected get canvas(): Canvas {
    return (globalThis as unknown as { canvas: Canvas }).canvas;
  }
  get id(): string | null {
    return this.document.id;
  }
  get objectId(): string {
    return `${this.document.documentName}.${this.id}${this.isPreview ? ".preview" : ""}`;
  }
  get isOwner(): boolean {
    return this.document.isOwner;
  }
  /** Whether this is the shadow that follows a drag. */
  get isPreview(): boolean {
    return this.parent === this.layer.preview;
  }
  get isRemoved(): boolean {
    return this.#removed;
  }
  get center(): Point {
    const { x, y, width, height } = this.bounds;
    return { x: x + width / 2, y: y + height / 2 };
  }
  get sheet(): { render(options: object): unknown } | null {
    return (this.document.sheet as { render(options: object): unknown } | null | undefined) ?? null;
  }
  get controlled(): boolean {
    return this.#controlled;
  }
  get hover(): boolean {
    return this.#hover;
  }
  set hover(value: boolean) {
    this.#hover = value;
  }

  async draw(): Promise<this> {
    await this._draw();
    Hooks.callAll(`draw${this.document.documentName}`, this);
    this.renderFlags.set({ refresh: true });
    return this;
  }

  /** Draws what is marked, and says so. */
  applyRenderFlags(flags: Record<string, boolean>): void {
    if (this.#removed || this.destroyed) return;
    if (flags["redraw"]) {
      void this.draw();
      return;
    }
    this._applyRenderFlags(flags);
    Hooks.callAll(`refresh${this.document.documentName}`, this, flags);
    this.canvas.requestRender();
  }

  /** Takes the object off the canvas for good, and says so while it can still be asked. */
  remove(): void {
    this.#removed = true;
    if (getPlaceable(this.document) === this) linkPlaceable(this.document, null);
    const { controlledObjects } = this.layer;
    // The shadow of a drag bears the same id as its token and isn't controlled itself.
    if (controlledObjects.get(this.id ?? "") === this) controlledObjects.delete(this.id ?? "");
    this.renderFlags.clear();
    Hooks.callAll(`destroy${this.document.documentName}`, this);
    this.parent?.removeChild(this);
    this.destroy({ children: true });
  }

  control(options: ControlOptions = {}): boolean {
    if (!this._canControl(currentUser())) return false;
    if (this.#controlled) return true;
    if (options.releaseOthers !== false) for (const other of this.layer.controlled) if (other !== this) other.release();
    this.#controlled = true;
    this.layer.controlledObjects.set(this.id ?? "", this);
    this._onControl(options);
    Hooks.callAll(`control${this.document.documentName}`, this, true);
    return true;
  }

  release(options: object = {}): boolean {
    if (!this.#controlled) return true;
    this.layer.controlledObjects.delete(this.id ?? "");
    this.#controlled = false;
    this._onRelease(options);
    Hooks.callAll(`control${this.document.documentName}`, this, false);
    return true;
  }

  can(user: CanvasUser, action: string): boolean {
    const test = (this as unknown as Record<string, ((user: CanvasUser) => boolean) | undefined>)[
      `_can${action[0]?.toUpperCase()}${action.slice(1)}`
    ];
    return test?.call(this, user) ?? false;
  }

  _canControl(user: CanvasUser): boolean {
    return this.document.testUserPermission(user as never, "OWNER");
  }
  _canHover(_user: CanvasUser): boolean {
    return true;
  }

  protected _onControl(_options: ControlOptions): void {
    this.renderFlags.set({ refreshState: true });
  }
  protected _onRelease(_options: object): void {
    this.renderFlags.set({ refreshState: true });
  }

  _onHoverIn(): void {
    if (this.#hover) return;
    this.#hover = true;
    this.layer.hover = this;
    this.renderFlags.set({ refreshState: true });
    Hooks.callAll(`hover${this.document.documentName}`, this, true);
  }
  _onHoverOut(): void {
    if (!this.#hover) return;
    this.#hover = false;
    if (this.layer.hover === this) this.layer.hover = null;
    this.renderFlags.set({ refreshState: true });
    Hooks.callAll(`hover${this.document.documentName}`, this, false);
  }
}
