import { Sprite, type Container } from "pixi.js";
import { loadTexture } from "./token-art.js";

interface EffectBearer {
  temporaryEffects?: Iterable<{ img?: string | null }>;
}

const PER_COLUMN = 5;

/** Draws the icons of what lies on the actor, in columns from the top left. */
export async function drawEffects(container: Container, actor: EffectBearer | null, width: number): Promise<void> {
  const images = [...(actor?.temporaryEffects ?? [])].flatMap((effect) => effect.img ?? []);
  const textures = await Promise.all(images.map(loadTexture));
  if (container.destroyed) return;
  for (const old of container.removeChildren()) old.destroy();
  const size = width / PER_COLUMN;
  textures.forEach((texture, n) => {
    if (!texture) return;
    const icon = container.addChild(new Sprite(texture));
    icon.width = icon.height = size;
    icon.position.set(Math.floor(n / PER_COLUMN) * size, (n % PER_COLUMN) * size);
  });
}
