import { Graphics } from "pixi.js";
import type { Rectangle } from "../../grid/types.js";
import { currentUser } from "../host.js";
import type { PlaceablesLayer } from "../layers/placeables-layer.js";
import { PlaceableObject, type PlaceableDocument } from "./placeable-object.js";

export interface RegionDocumentLike extends PlaceableDocument {
  readonly name: string;
  readonly color: { css?: string } | string | number;
  readonly visibility: number;
  readonly bounds: Rectangle;
  readonly regionShapes: { data: { hole?: boolean }; polygons: { points: number[] }[] }[];
}

/** Who sees a region while its tools aren't in hand: nobody, game masters, everybody. */
const VISIBILITY = { LAYER: 0, GAMEMASTER: 1, ALWAYS: 2 };

/** A region: its shapes as tinted areas. */
export class Region extends PlaceableObject<RegionDocumentLike> {
  readonly area = new Graphics();

  override get layer(): PlaceablesLayer<PlaceableObject> {
    return this.canvas.regions;
  }
  override get bounds(): Rectangle {
    return this.document.bounds;
  }
  get isVisible(): boolean {
    const { visibility } = this.document;
    if (this.layer.active || visibility === VISIBILITY.ALWAYS) return true;
    return visibility === VISIBILITY.GAMEMASTER && currentUser().isGM;
  }

  protected async _draw(): Promise<void> {
    this.addChild(this.area);
  }

  protected _applyRenderFlags(): void {
    this.visible = this.isVisible;
    this.area.clear();
    const color = String(this.document.color);
    const tint = Number.isNaN(Number(color)) ? color : Number(color);
    for (const { data, polygons } of this.document.regionShapes) {
      for (const { points } of polygons) {
        if (data.hole) this.area.beginHole().drawPolygon(points).endHole();
        else
          this.area
            .lineStyle(2, tint, 0.8)
            .beginFill(tint, this.layer.active ? 0.35 : 0.18)
            .drawPolygon(points);
      }
    }
    this.area.endFill();
  }
}
