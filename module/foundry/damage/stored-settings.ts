import { SYSTEM_ID } from "../system-id.js";
import { JUDGED_SETTINGS, type StoredSettings } from "./settings-faults.js";

/** The world's settings as core has read them: cast to their type, and no further looked at. */
export const storedSettings = (): StoredSettings =>
  Object.fromEntries(
    JUDGED_SETTINGS.map((key) => [key, game.settings.get(SYSTEM_ID, key)]),
  ) as unknown as StoredSettings;
