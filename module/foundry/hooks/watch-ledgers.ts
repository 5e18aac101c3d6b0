import { revisionOf } from "../../table/host.js";
import { ledgerOf } from "../combat/ledger-of.js";
import { sessionOf } from "../port/session.js";

const told = new WeakMap<Combat.Implementation, number>();

/** Tells this client's screens, record by record, what a combat's ledger has gained; or that it was read anew. */
export function tellChanges(combat: Combat.Implementation): void {
  const session = sessionOf(combat);
  if (!session) return;
  const { ledger } = ledgerOf(combat);
  const revision = revisionOf(ledger);
  const last = told.get(combat);
  told.set(combat, revision);
  if (last === revision) return;
  const news = last === undefined || last < ledger.folded ? [] : ledger.records.filter((record) => record.seq > last);
  if (news.length === 0) Hooks.callAll("battle-tempo.changed", session, null);
  for (const record of news) Hooks.callAll("battle-tempo.changed", session, record);
}
