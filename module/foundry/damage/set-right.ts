import type { Json, JsonObject } from "../../kernel/json.js";
import { isJsonObject } from "../../table/host.js";
import { withRemovals } from "../../table/stored/with-removals.js";
import { reconcile } from "../combat/reconcile.js";
import { storeOf } from "../combat/ledger-store.js";
import { inTurn } from "../commands/authority.js";
import { deleteKeys } from "../documents/delete-keys.js";
import { keepBackup, type Kept } from "../migration/backup.js";
import { worldVersion } from "../migration/world-version.js";
import { sessionOf } from "../port/session.js";
import { forgetEnforcement, readEnforcement } from "../settings/enforcement.js";
import { forgetRulesetOptions, readOptions, withOptions } from "../settings/ruleset-options.js";
import { activeGame } from "../port/active-game.js";
import { SYSTEM_ID } from "../system-id.js";
import type { Damaged, DamagedDocument } from "./find-damage.js";
import { faultySingles } from "./settings-faults.js";
import { storedSettings } from "./stored-settings.js";

/**
 * Writes the defaults that stand in memory over what can't be read; the originals are kept first, with those of
 * migrations. Afterwards nothing of it is damaged any more. For game masters who may write settings.
 */
export async function takeDefaults(damage: readonly Damaged[]): Promise<void> {
  await keepBackup(damage.map(original));
  for (const { document, parts } of damage)
    if (document) await writeDocument(document, new Set(parts.map(({ at }) => at)));
    else await writeSettings();
}

const original = ({ document, name, parts }: Damaged): Kept => ({
  at: document?.uuid ?? "Setting",
  name,
  why: "aside",
  version: worldVersion(),
  data: parts.map(({ at, value }) => ({ at, value })),
});

/** Core compares with what it has in memory, where the default stands already: so it is told not to. */
const EVEN_IF_ALIKE = { diff: false };

async function writeDocument(document: DamagedDocument, places: ReadonlySet<string>): Promise<void> {
  if (places.has("chances")) await document.update({ flags: { [SYSTEM_ID]: { chances: "" } } }, EVEN_IF_ALIKE);
  const { system } = document._source;
  if (!system) return;
  // A token's own actor goes on inheriting what wasn't damaged.
  const touched = new Set([...places].map((at) => at.split(".")[0] ?? ""));
  const own = Object.fromEntries(Object.entries(system).filter(([name]) => touched.has(name)));
  const after = document.token ? own : system;
  const written = withRemovals(withPlaces(after, places), after, deleteKeys);
  await document.update({ system: { ...written, aside: [] } }, EVEN_IF_ALIKE);
}

/** The same with something in each of these places, as it is stored: what has no default there has to be taken out. */
function withPlaces(system: JsonObject, places: ReadonlySet<string>): JsonObject {
  const stored = foundry.utils.deepClone(system) as Record<string, Json>;
  for (const place of places) {
    const names = place.split(".");
    const last = names.pop() ?? "";
    const parent = names.reduce<unknown>((part, name) => (isJsonObject(part) ? part[name] : null), stored);
    if (isJsonObject(parent) && !(last in parent)) Object.assign(parent, { [last]: null });
  }
  return stored;
}

/** What was read of them takes their place. */
async function writeSettings(): Promise<void> {
  const get = (key: "enforcement" | "rulesetOptions"): unknown => game.settings.get(SYSTEM_ID, key);
  await game.settings.set(SYSTEM_ID, "enforcement", { ...readEnforcement(get("enforcement")) });
  const ruleset = activeGame()?.ruleset;
  const options = get("rulesetOptions");
  if (ruleset)
    await game.settings.set(SYSTEM_ID, "rulesetOptions", withOptions(options, ruleset, readOptions(options, ruleset)));
  for (const key of faultySingles(storedSettings())) {
    const initial: unknown = game.settings.settings.get(`${SYSTEM_ID}.${key}`)?.default;
    await game.settings.set(SYSTEM_ID, key, initial as never);
  }
  forgetEnforcement();
  forgetRulesetOptions();
}

/**
 * A fight of which nothing can be made begins its record anew, with everybody where they stand; the old record is kept
 * aside. For the active game master's client.
 */
export const beginRecordAnew = (combat: Combat.Implementation): Promise<unknown> =>
  inTurn("anew", async () => {
    if (!game.user.isActiveGM || !game.combats.has(combat.id ?? "")) return;
    await storeOf(combat).beginAnew();
    const session = sessionOf(combat);
    // Not awaited within its own turn: it takes the next one.
    if (session) void reconcile(session);
  });
