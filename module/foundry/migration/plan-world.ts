import { planMigration, type Migration } from "../../table/stored/plan-migration.js";
import type { StoredWorld } from "../../table/stored/parts-of-world.js";
import { DATA_VERSION } from "../../table/stored/steps.js";
import { SYSTEM_ID } from "../system-id.js";
import { worldVersion } from "./world-version.js";

let plan: Migration = { changes: [], settings: {} };

/**
 * In `init`: what of this world is stored in an earlier form. Only then can that be seen: what the server sent is there,
 * and no document has been made of it yet; a document's own source has the present form as soon as it is made.
 */
export function planWorld(): void {
  if (worldVersion() >= DATA_VERSION) return;
  const { data } = game as unknown as { readonly data?: StoredWorld };
  if (data) plan = foundry.utils.deepClone<Migration>(planMigration(data, SYSTEM_ID));
}

export const plannedMigration = (): Migration => plan;
