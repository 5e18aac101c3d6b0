import { closeGmSettings, openGmSettings } from "./settings.js";
import type { Seat } from "./seat.js";
import { sentence } from "./words.js";

type Category = "actions" | "movement" | "reactions" | "turn-order";
type Level = "off" | "tell" | "warn" | "block";

/** The game master sets levels in the window of the settings, by the keyboard's own means: focus, a choice, Enter. */
export async function setLevels(
  gm: Seat,
  role: "pc" | "npc",
  levels: Readonly<Partial<Record<Category, Level>>>,
): Promise<void> {
  const window = await openGmSettings(gm);
  for (const [category, level] of Object.entries(levels)) {
    const cell = `${sentence("en", `Enforcement.category.${category}.name`)}: ${sentence("en", `Enforcement.role.${role}`)}`;
    await window.getByLabel(cell, { exact: true }).selectOption(level);
  }
  await gm.click(sentence("en", "GmSettings.save"), window);
  await closeGmSettings(gm);
}
