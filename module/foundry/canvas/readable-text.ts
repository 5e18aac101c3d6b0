const FONT = "Alegreya Sans";
/** Screen pixels. */
const SIZE = 15;

const texts = new Set<PIXI.Text>();
let fontIsHere = false;

/**
 * Writes on the map in letters that keep their size on the screen whatever the zoom. `x`, `y`: where the middle of its
 * last line stands, in scene pixels.
 */
export function writeOnMap(container: PIXI.Container, words: string, x: number, y: number): PIXI.Text {
  const text = new PIXI.Text(words, {
    fontFamily: `${FONT}, Signika, sans-serif`,
    fontSize: SIZE,
    fill: 0xffffff,
    stroke: 0x000000,
    strokeThickness: 4,
    align: "center",
  });
  text.anchor.set(0.5, 1);
  text.position.set(x, y);
  text.resolution = Math.max(1, window.devicePixelRatio);
  text.scale.set(1 / zoom());
  texts.add(text);
  container.addChild(text);
  if (!fontIsHere) void loadFont();
  return text;
}

/** How large a scene pixel is on the screen. */
export const zoom = (): number => canvas.stage?.scale.x ?? 1;

/** In `init`: letters on the map follow the view. */
export function keepTextReadable(): void {
  Hooks.on("canvasPan", () => {
    for (const text of living()) text.scale.set(1 / zoom());
  });
}

/** A text that was drawn before its font had come is drawn again: a canvas waits for no font by itself. */
async function loadFont(): Promise<void> {
  try {
    await document.fonts.load(`${SIZE}px "${FONT}"`, "Жg");
  } finally {
    fontIsHere = true;
    for (const text of living()) text.updateText(false);
  }
}

function living(): PIXI.Text[] {
  for (const text of texts) if (text.destroyed) texts.delete(text);
  return [...texts];
}
