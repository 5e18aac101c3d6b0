import { Container } from "pixi.js";
import type { Rectangle } from "../../grid/types.js";
import { getPlaceable } from "../../documents/placeable-link.js";
import type { PlaceableDocument, PlaceableObject } from "../placeables/placeable-object.js";
import { CanvasLayer } from "./canvas-layer.js";
import { findInside } from "./find-inside.js";
import { LayerHistory } from "./layer-history.js";

/** A layer of objects that stand for documents of the scene. */
export abstract class PlaceablesLayer<P extends PlaceableObject = PlaceableObject> extends CanvasLayer {
  /** The drawn objects. */
  readonly objects = new Container();
  /** What is being dragged. */
  readonly preview = new Container();
  readonly controlledObjects = new Map<string, P>();
  readonly #history = new LayerHistory();
  hover: P | null = null;

  static documentName = "";

  get documentName(): string {
    return (this.constructor as typeof PlaceablesLayer).documentName;
  }

  abstract get documentCollection(): Iterable<PlaceableDocument>;
  abstract createObject(document: PlaceableDocument): P;

  get placeables(): P[] {
    return this.objects.children as P[];
  }
  get controlled(): P[] {
    return [...this.controlledObjects.values()];
  }
  get history(): LayerHistory["entries"] {
    return this.#history.entries;
  }
  /** Finds objects by area, as the quadtree of the host does. */
  get quadtree(): {
    getObjects(area: Rectangle, options?: { collisionTest?: (item: { t: P; r: Rectangle }) => boolean }): Set<P>;
  } {
    return { getObjects: (area, options = {}) => findInside(this.placeables, area, options.collisionTest) };
  }

  get(id: string): P | undefined {
    return this.placeables.find((object) => object.id === id);
  }

  getDocuments(): Iterable<PlaceableDocument> {
    return this.documentCollection;
  }

  releaseAll(options: object = {}): number {
    const controlled = this.controlled;
    for (const object of controlled) object.release(options);
    return controlled.length;
  }

  controlAll(options: object = {}): P[] {
    this.releaseAll();
    for (const object of this.placeables) object.control({ releaseOthers: false, ...options });
    return this.controlled;
  }

  /** Keeps what an update changed, so that it can be undone on this client. */
  storeHistory(type: string, data: object[], options: object = {}): void {
    this.#history.store(type, data, options);
  }

  /** Undoes the last change of this client on this layer. */
  async undoHistory(): Promise<unknown[]> {
    const entry = this.#history.take();
    const { scene } = this.canvas;
    if (!entry || !scene) return [];
    return entry.undo(scene, this.documentName);
  }

  clearPreviewContainer(): void {
    for (const child of this.preview.removeChildren()) child.destroy({ children: true });
  }

  protected override async _draw(): Promise<void> {
    this.addChild(this.objects, this.preview);
    const drawing = [...this.documentCollection].map((document) =>
      this.objects.addChild(this.createObject(document)).draw(),
    );
    await Promise.all(drawing);
  }

  protected override async _tearDown(): Promise<void> {
    this.controlledObjects.clear();
    this.#history.clear();
    this.hover = null;
    this.clearPreviewContainer();
    for (const object of [...this.placeables]) object.remove();
    this.removeChildren();
  }

  /** Draws the object of a document that came to be. */
  async addDocument(document: PlaceableDocument): Promise<void> {
    if (getPlaceable(document)) return;
    await this.objects.addChild(this.createObject(document)).draw();
    this.canvas.requestRender();
  }

  /** Takes the object of a document away. */
  removeDocument(document: PlaceableDocument): void {
    const object = getPlaceable<P & object>(document);
    object?.release();
    object?.remove();
    this.canvas.requestRender();
  }
}
