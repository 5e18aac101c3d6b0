import type { Json } from "../../kernel/json.js";
import { rewriteSettings } from "../../table/stored/rewrite.js";
import type { Change, Migration } from "../../table/stored/plan-migration.js";
import { DATA_VERSION } from "../../table/stored/steps.js";
import { inTurn } from "../commands/authority.js";
import { tellFault, tellNotice } from "../hooks/notices.js";
import { SYSTEM_ID } from "../system-id.js";
import { keepBackup, type Kept } from "./backup.js";
import { plannedMigration } from "./plan-world.js";
import { rewriteDocument } from "./rewrite-document.js";
import { worldVersion } from "./world-version.js";

/**
 * Brings the stored world into the present form, before the keeper of the ledgers does anything else: first the originals
 * are kept, then one document after the other is written, at last the number. If the page dies in between, whoever is
 * active game master next does all of it again, which comes to the same. An assistant may not write settings: then the
 * world stays as it is, read in its present form, until a full game master comes. From `ready` on.
 */
export function migrateWorld(): void {
  if (isDue()) void inTurn("migration", () => (isDue() ? migrate(plannedMigration()) : undefined));
}

const isDue = (): boolean => game.user.isActiveGM && game.user.can("SETTINGS_MODIFY") && worldVersion() < DATA_VERSION;

async function migrate({ changes, settings }: Migration): Promise<void> {
  const from = worldVersion();
  const keys = Object.keys(settings);
  await keepBackup([
    ...changes.map((change) => original(change.at, change.name, from, { ...change.before })),
    ...(keys.length > 0 ? [original("Setting", "", from, settings)] : []),
  ]);
  const failed: string[] = [];
  for (const change of changes) if (!(await isRewritten(change))) failed.push(change.name);
  for (const [key, value] of Object.entries(rewriteSettings(settings)))
    if (value !== settings[key]) await game.settings.set(SYSTEM_ID, key as never, value as never);
  const versions = { from: String(from), to: String(DATA_VERSION) };
  if (failed.length > 0) {
    tellNotice("error", "migration-failed", { ...versions, count: String(failed.length), names: failed.join("; ") });
    return;
  }
  await game.settings.set(SYSTEM_ID, "dataVersion", DATA_VERSION);
  const count = changes.length + keys.length;
  if (count > 0) tellNotice("info", "migrated", { ...versions, count: String(count) });
}

const original = (at: string, name: string, version: number, data: Json): Kept => ({
  ...{ at, name, why: "migration", version, data },
});

/** One that can't be written keeps none of the others back. One that isn't there any more has nothing to be written. */
async function isRewritten(change: Change): Promise<boolean> {
  try {
    await rewriteDocument(change);
    return true;
  } catch (error) {
    tellFault("migration", error);
    return false;
  }
}
