import type { LedgerRecord } from "../../combat/ledger/record.js";
import { foldLedger } from "../../table/host.js";
import { tellFault, tellNotice } from "../hooks/notices.js";
import { writeLog } from "../log/write-log.js";
import type { FightSession } from "../port/fight-session.js";
import { foldLimit } from "./fold-limit.js";
import { storedLedgerOf, storedSealOf } from "./ledger-of.js";
import { storeOf } from "./ledger-store.js";
import { sealedTexts } from "./sealed-ledger.js";
import { storedSize } from "./stored-ledger.js";

/**
 * Rounds whose records stay in the document besides the running one, and how many where those are too big. One always
 * stays: a command of the last round that is sent again has to be known.
 */
const ROUNDS_KEPT = [2, 1] as const;
/** Characters: every change of a combat makes every client read all of it again. */
const SIZE_BUDGET = 200_000;

const warned = new Set<string>();

/** After a record that begins a round: older rounds go into the opening. Warns once of a fight that grows too big. */
export async function keepSmall(session: FightSession, record: LedgerRecord): Promise<void> {
  for (const rounds of ROUNDS_KEPT) {
    const limit = foldLimit(session.ledger.records, record, rounds);
    if (limit !== null) await foldAndLog(session, limit);
    if (sizeOf(session.combat) <= SIZE_BUDGET) return;
  }
  const id = session.combat.id ?? "";
  if (warned.has(id)) return;
  warned.add(id);
  tellNotice("warn", "ledger-large", {});
}

async function foldAndLog(session: FightSession, limit: number): Promise<void> {
  const { ledger, removed } = foldLedger(session.ledger, limit);
  await logSafely(session, removed);
  if (removed.length > 0) await storeOf(session.combat).fold(ledger);
}

/** Characters of everybody's ledger and of what is sealed beside it. */
const sizeOf = (combat: Combat.Implementation): number =>
  sealedTexts(storedSealOf(combat)).reduce((sum, text) => sum + text.length, storedSize(storedLedgerOf(combat)));

/** What the ledger still holds of a fight that is over. Never rejects. */
export const logTheRest = (session: FightSession): Promise<void> => logSafely(session, session.ledger.records);

/** A log that can't be written must not keep the ledger from being shortened. */
async function logSafely(session: FightSession, records: readonly LedgerRecord[]): Promise<void> {
  try {
    await writeLog(session, records);
  } catch (error) {
    tellFault("log", error);
  }
}
