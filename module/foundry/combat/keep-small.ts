import type { LedgerRecord } from "../../combat/ledger/record.js";
import { foldLedger } from "../../table/host.js";
import { tellFault, tellNotice } from "../hooks/notices.js";
import { writeLog } from "../log/write-log.js";
import type { FightSession } from "../port/fight-session.js";
import { storedLedgerOf, storedSealOf } from "./ledger-of.js";
import { storeOf } from "./ledger-store.js";
import { sealedTexts } from "./sealed-ledger.js";
import { storedSize } from "./stored-ledger.js";

/** Rounds whose records stay in the document besides the running one. */
const ROUNDS_KEPT = 2;
/** Characters: every change of a combat makes every client read all of it again. */
const SIZE_BUDGET = 200_000;

const warned = new Set<string>();

/** After a record that begins a round: older rounds go into the opening. Warns once of a fight that grows too big. */
export async function keepSmall(session: FightSession, record: LedgerRecord): Promise<void> {
  const limit = foldLimit(session.ledger.records, record);
  if (limit !== null) {
    const { ledger, removed } = foldLedger(session.ledger, limit);
    await logSafely(session, removed);
    if (removed.length > 0) await storeOf(session.combat).fold(ledger);
  }
  const id = session.combat.id ?? "";
  const sealed = sealedTexts(storedSealOf(session.combat)).reduce((sum, text) => sum + text.length, 0);
  if (warned.has(id) || storedSize(storedLedgerOf(session.combat)) + sealed <= SIZE_BUDGET) return;
  warned.add(id);
  tellNotice("warn", "ledger-large", {});
}

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

/** The last record before the rounds that are kept; null where none has to go. */
export function foldLimit(records: readonly LedgerRecord[], latest: LedgerRecord): number | null {
  const round = roundBegunBy(latest);
  if (round === null) return null;
  const first = records.find((record) => roundBegunBy(record) === round - ROUNDS_KEPT);
  return first ? first.seq - 1 : null;
}

function roundBegunBy(record: LedgerRecord): number | null {
  if (record.kind !== "commit") return null;
  const begun = record.events.findLast((event) => event.type === "RoundStarted");
  return begun?.type === "RoundStarted" ? begun.round : null;
}
