import { Graphics } from "pixi.js";
import type { Rectangle } from "../../grid/types.js";
import type { WallData } from "../geometry/wall-collision.js";
import { currentUser } from "../host.js";
import type { PlaceablesLayer } from "../layers/placeables-layer.js";
import { PlaceableObject, type PlaceableDocument } from "./placeable-object.js";

export interface WallDocumentLike extends PlaceableDocument, WallData {}

const COLORS = { wall: 0xffffbb, door: 0x6666ee, open: 0x66cc66, passable: 0x81b90c };

/** A wall, drawn as a line that only game masters see; open doors are drawn for all. */
export class Wall extends PlaceableObject<WallDocumentLike> {
  readonly line = new Graphics();

  override get layer(): PlaceablesLayer<PlaceableObject> {
    return this.canvas.walls;
  }

  override get bounds(): Rectangle {
    const [ax = 0, ay = 0, bx = 0, by = 0] = this.document.c;
    return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) };
  }

  get isOpen(): boolean {
    return this.document.door > 0 && this.document.ds === 1;
  }

  protected async _draw(): Promise<void> {
    this.addChild(this.line);
  }

  protected _applyRenderFlags(): void {
    const [ax = 0, ay = 0, bx = 0, by = 0] = this.document.c;
    const isDoor = this.document.door > 0;
    this.visible = isDoor || currentUser().isGM;
    const color = this.isOpen ? COLORS.open : isDoor ? COLORS.door : this.document.move ? COLORS.wall : COLORS.passable;
    this.line.clear().lineStyle(6, 0x000000, 0.6).moveTo(ax, ay).lineTo(bx, by);
    this.line.lineStyle(3, color, 0.9).moveTo(ax, ay).lineTo(bx, by);
  }
}
