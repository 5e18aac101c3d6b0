import type { Seat } from "./seat.js";

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
