import type { PlaceableDocument } from "../placeables/placeable-object.js";
import { Wall, type WallDocumentLike } from "../placeables/wall.js";
import { PlaceablesLayer } from "./placeables-layer.js";

/** The walls of the viewed scene; drawn for game masters. */
export class WallsLayer extends PlaceablesLayer<Wall> {
  static override documentName = "Wall";

  static override get layerOptions(): { name: string; zIndex: number } {
    return { name: "walls", zIndex: 40 };
  }
  get documentCollection(): Iterable<PlaceableDocument> {
    return (this.canvas.scene?.walls as unknown as Iterable<PlaceableDocument> | undefined) ?? [];
  }
  createObject(document: PlaceableDocument): Wall {
    return new Wall(document as WallDocumentLike);
  }
}
