import path from "node:path";
import type { Locator } from "playwright-core";
import type { Seat } from "../../e2e/support/seat.js";
import type { Lang } from "../../e2e/support/words.js";

export const FOLDER = path.resolve(import.meta.dirname, "../../../docs/images");
/** The smallest screen that the host allows: there everything has to fit. */
export const SCREEN = { width: 1366, height: 768 };

/** A language and a colour scheme that each picture is taken in. */
export interface Look {
  readonly lang: Lang;
  readonly theme: "light" | "dark";
}

export const LOOKS: readonly Look[] = [
  { lang: "en", theme: "light" },
  { lang: "en", theme: "dark" },
  { lang: "ru", theme: "light" },
  { lang: "ru", theme: "dark" },
];

export const clip = (part: Locator, to: string): Promise<unknown> => part.screenshot({ path: to });

/** The part of the screen with what lies round it, cut off at the screen's edges; `margin` in CSS pixels. */
export async function around(seat: Seat, part: Locator, to: string, margin = 120): Promise<void> {
  const box = await part.boundingBox();
  const screen = seat.page.viewportSize();
  if (!box || !screen) throw new Error(`nothing on the screen to take ${path.basename(to)} of`);
  const left = Math.max(0, box.x - margin);
  const top = Math.max(0, box.y - margin);
  await seat.page.screenshot({
    path: to,
    clip: {
      x: left,
      y: top,
      width: Math.min(screen.width, box.x + box.width + margin) - left,
      height: Math.min(screen.height, box.y + box.height + margin) - top,
    },
  });
}
