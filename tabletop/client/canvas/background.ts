import { Container, Graphics, Sprite } from "pixi.js";
import type { Scene } from "../documents/scene.js";
import { loadTexture } from "./placeables/token/token-art.js";

interface Area {
  sceneX: number;
  sceneY: number;
  sceneWidth: number;
  sceneHeight: number;
}

/** The ground of the scene: its picture if it has one, else a plain sheet. */
export async function drawBackground(scene: Scene, area: Area): Promise<Container> {
  const ground = new Container();
  const sheet = new Graphics().beginFill(String(scene.backgroundColor ?? "#999999"));
  sheet.drawRect(area.sceneX, area.sceneY, area.sceneWidth, area.sceneHeight).endFill();
  ground.addChild(sheet);
  const src = scene.background["src"];
  const texture = typeof src === "string" && src ? await loadTexture(src) : null;
  if (texture) {
    const picture = ground.addChild(new Sprite(texture));
    picture.position.set(area.sceneX, area.sceneY);
    picture.width = area.sceneWidth;
    picture.height = area.sceneHeight;
  }
  return ground;
}
