import type { Seat } from "./seat.js";

interface SettingsPage {
  game: {
    settings: { get(ns: string, key: string): object; set(ns: string, key: string, value: object): Promise<void> };
  };
}

/** Chooses the look as the client's own setting keeps it, and stills what would be caught in the middle of fading in. */
export async function useTheme({ page }: Seat, theme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(async (scheme) => {
    const { settings } = (globalThis as unknown as SettingsPage).game;
    const colorScheme = { applications: scheme, interface: scheme };
    await settings.set("core", "uiConfig", { ...settings.get("core", "uiConfig"), colorScheme });
  }, theme);
}
