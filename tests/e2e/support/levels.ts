import type { Seat } from "./seat.js";
import { sentence } from "./words.js";

type Category = "actions" | "movement" | "reactions" | "turn-order";
type Level = "off" | "tell" | "warn" | "block";

/** The game master sets levels in the menu of the settings, by the keyboard's own means: focus, a choice, Enter. */
export async function setLevels(
  gm: Seat,
  role: "pc" | "npc",
  levels: Readonly<Partial<Record<Category, Level>>>,
): Promise<void> {
  const { page } = gm;
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.locator("[data-action=configureSettings]").click();
  const settings = page.locator("#settings-config");
  await gm.click(sentence("en", "Enforcement.open"), settings);
  const menu = page.locator("#battle-tempo-enforcement");
  for (const [category, level] of Object.entries(levels)) {
    const cell = `${sentence("en", `Enforcement.category.${category}.name`)}: ${sentence("en", `Enforcement.role.${role}`)}`;
    await menu.getByLabel(cell, { exact: true }).selectOption(level);
  }
  await gm.click(sentence("en", "Enforcement.save"), menu);
  await menu.waitFor({ state: "detached" });
  await settings.getByRole("button", { name: /^Close/ }).click();
  await settings.waitFor({ state: "detached" });
}
