import type { JsonObject } from "../../kernel/json.js";
import { rewriteFlags, rewriteSystem } from "../../table/stored/rewrite.js";
import type { Change } from "../../table/stored/plan-migration.js";
import { rewriteKey } from "../../table/stored/step.js";
import { withRemovals } from "../../table/stored/with-removals.js";
import { deleteKeys } from "../documents/delete-keys.js";
import { SYSTEM_ID } from "../system-id.js";

/** A document as far as it is rewritten. */
interface Rewritable {
  readonly documentName: string;
  readonly actor?: { readonly type: string } | null;
  readonly _source: {
    readonly type?: string;
    readonly system?: JsonObject;
    readonly flags?: Readonly<Record<string, JsonObject | undefined>>;
    readonly delta?: { readonly system?: JsonObject } | null;
  };
  readonly update: (changes: object, operation: object) => Promise<unknown>;
}

/**
 * Writes what a change speaks of in its present form, from the document as it is now: somebody may have played on since
 * the world was read. Nothing is written where it is gone.
 */
export async function rewriteDocument(change: Change): Promise<void> {
  const found = fromUuidSync(change.at) as unknown as Rewritable | null;
  if (!found) return;
  if (change.delta) await rewriteDelta(found, change);
  else await rewriteWhole(found, change);
}

/** Core compares with what it has in memory, which is of the present form already: so it is told not to. */
const EVEN_IF_ALIKE = { diff: false };

async function rewriteWhole(found: Rewritable, { before }: Change): Promise<void> {
  const { system, flags, type = "" } = found._source;
  const key = rewriteKey(found.documentName, type);
  const own = flags?.[SYSTEM_ID];
  const changes = {
    ...(before.system && system && { system: withRemovals(before.system, rewriteSystem(key, system), deleteKeys) }),
    ...(before.flags &&
      own && { flags: { [SYSTEM_ID]: withRemovals(before.flags, rewriteFlags(key, own), deleteKeys) } }),
  };
  await found.update(changes, EVEN_IF_ALIKE);
}

/** What only the token's own actor has; the rest it inherits, and goes on inheriting. */
async function rewriteDelta(token: Rewritable, { before }: Change): Promise<void> {
  const { delta } = token._source;
  if (!delta?.system || !before.system) return;
  const system = rewriteSystem(rewriteKey("Actor", token.actor?.type ?? ""), delta.system);
  await token.update({ delta: { system: withRemovals(before.system, system, deleteKeys) } }, EVEN_IF_ALIKE);
}
