import { Container, Graphics, Sprite, Text, Texture, BaseTexture } from "pixi.js";

/** What the picture of a token depends on. */
export interface ArtData {
  name: string;
  src: string | null;
  disposition: number;
  width: number;
  height: number;
}

const DISC_COLORS: Readonly<Record<string, number>> = { "-2": 0x6a5a7d, "-1": 0x9a3b36, "0": 0x8a7a35, "1": 0x2f6f4f };
const textures = new Map<string, Promise<Texture | null>>();

/** Loads a picture once; null if there is none to be had. */
export function loadTexture(src: string): Promise<Texture | null> {
  let texture = textures.get(src);
  if (!texture) {
    texture = new Promise((resolve) => {
      const image = new Image();
      image.onload = () => resolve(new Texture(new BaseTexture(image)));
      image.onerror = () => resolve(null);
      image.src = src;
    });
    textures.set(src, texture);
  }
  return texture;
}

const isPlaceholder = (src: string | null): boolean => !src || src === "icons/svg/mystery-man.svg";

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return (words.length > 1 ? words[0]!.slice(0, 1) + words.at(-1)!.slice(0, 2) : name.slice(0, 2)).toUpperCase();
}

/** A disc in the colour of its side with the first letters of the name. */
function drawDisc({ name, disposition, width, height }: ArtData): Container {
  const disc = new Container();
  const [rx, ry] = [width * 0.46, height * 0.46];
  const shape = new Graphics()
    .lineStyle(Math.max(2, width * 0.03), 0x1a1712, 0.9)
    .beginFill(DISC_COLORS[String(disposition)] ?? 0x555555);
  shape.drawEllipse(width / 2, height / 2, rx, ry).endFill();
  const text = new Text(initials(name), {
    fontFamily: "Signika, sans-serif",
    fontSize: Math.round(Math.min(rx, ry) * 0.8),
    fill: 0xffffff,
    fontWeight: "bold",
  });
  text.anchor.set(0.5);
  text.position.set(width / 2, height / 2);
  disc.addChild(shape, text);
  return disc;
}

/** The picture of a token: its own texture, or a disc with letters where it has none. */
export async function drawArt(data: ArtData): Promise<Container> {
  const texture = isPlaceholder(data.src) ? null : await loadTexture(data.src!);
  if (!texture) return drawDisc(data);
  const sprite = new Sprite(texture);
  const fit = Math.min(data.width / texture.width, data.height / texture.height);
  sprite.anchor.set(0.5);
  sprite.scale.set(fit);
  sprite.position.set(data.width / 2, data.height / 2);
  return sprite;
}
