import type { Entry } from "../page/entry.js";
import { rest, until } from "../page/demand.js";

export const CANVAS: Entry[] = [
  {
    id: "canvas.own-drawing",
    says: "What a package adds to canvas.interface is drawn in a frame soon after, without its asking for one.",
    ground: "inferred",
    source: "api 8 (own overlay)",
    kind: "single",
    run: async () => {
      // Whatever else is under way has its frames first: the one that counts is this drawing's own.
      await rest(200);
      let frames = 0;
      class Drawing extends PIXI.Container {
        override render(renderer: unknown): void {
          frames += 1;
          super.render(renderer);
        }
      }
      const drawing = new Drawing();
      canvas.interface.addChild(drawing);
      try {
        await until(() => frames > 0, "a frame with the drawing in it", 2000);
      } finally {
        drawing.destroy();
      }
    },
  },
];
