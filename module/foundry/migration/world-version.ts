import { isCount } from "../../table/host.js";
import { DATA_VERSION } from "../../table/stored/steps.js";
import { SYSTEM_ID } from "../system-id.js";

/** In `init`, before anything else is read: in which form this world is stored, and what was rewritten of it. */
export function registerWorldVersion(): void {
  game.settings.register(SYSTEM_ID, "dataVersion", { scope: "world", config: false, type: Number, default: 0 });
  game.settings.register(SYSTEM_ID, "backup", { scope: "world", config: false, type: String, default: "" });
}

/** The number of the last step that this world has been through; 0: none, or the world is new. */
export function worldVersion(): number {
  const version: unknown = game.settings.get(SYSTEM_ID, "dataVersion");
  return isCount(version) ? version : 0;
}

/** For the notice: which form the world has, and which this build knows. */
export const futureVersions = (): Readonly<Record<string, string>> => ({
  ...{ stored: String(worldVersion()), known: String(DATA_VERSION) },
});

/** Whether a later build has stored this world: this one reads what it can, enforces nothing and writes nothing. */
export const isWorldOfFuture = (): boolean => worldVersion() > DATA_VERSION;
