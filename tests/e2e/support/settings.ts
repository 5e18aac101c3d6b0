import type { Locator } from "playwright-core";
import type { Seat } from "./seat.js";
import { sentence, type Lang } from "./words.js";

interface SettingsPage {
  game: { settings: { set(namespace: string, key: string, value: unknown): Promise<unknown> } };
}

/** The game master sets one of the system's world settings. */
export const setWorld = (gm: Seat, key: string, value: unknown): Promise<void> =>
  gm.page.evaluate(
    async ([name, wanted]) => {
      await (globalThis as unknown as SettingsPage).game.settings.set("battle-tempo", name, wanted);
    },
    [key, value] as const,
  );

/** The host's list of settings, opened from its tab. */
export async function openSettings({ page }: Seat): Promise<Locator> {
  await page.getByRole("tab", { name: /^(Settings|Настройки)/ }).click();
  await page.locator("[data-action=configureSettings]").click();
  return page.locator("#settings-config");
}

/** The game masters' own window, opened by its button among the settings. */
export async function openGmSettings(gm: Seat, lang: Lang = "en"): Promise<Locator> {
  const settings = await openSettings(gm);
  await gm.click(sentence(lang, "GmSettings.open"), settings);
  const window = gm.page.locator("#battle-tempo-settings");
  await window.waitFor({ state: "visible" });
  return window;
}

/** Waits until that window is gone, and closes the host's list behind it. */
export async function closeGmSettings({ page }: Seat): Promise<void> {
  await page.locator("#battle-tempo-settings").waitFor({ state: "detached" });
  const settings = page.locator("#settings-config");
  await settings.locator("[data-action=close]").first().click();
  await settings.waitFor({ state: "detached" });
}
