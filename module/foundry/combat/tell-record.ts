import type { Encounter } from "../../model/encounter.js";
import type { LedgerRecord } from "../../combat/ledger/record.js";
import { equalJson, redactEncounter, redactRecord } from "../../table/host.js";
import type { FightSession } from "../port/fight-session.js";
import { secretsOf, veilOf } from "./knowledge.js";
import { toldLedgerOf } from "./ledger-of.js";

/** A record as everybody may read it, and as game masters may, where that is another. */
export interface ToldRecord {
  readonly told: LedgerRecord;
  readonly truth: LedgerRecord | null;
}

/** For the keeper of the ledger: what of a new record everybody may read. `after`: the fight as it then truly is. */
export function tellRecord(session: FightSession, record: LedgerRecord, after: Encounter): ToldRecord {
  const { combat, encounter: before } = session;
  const told = redactRecord(
    toldLedgerOf(combat).ledger,
    record,
    { before, after },
    secretsOf(session, record),
    veilOf(session),
  );
  return { told, truth: told === record ? null : record };
}

/** Whether everybody's ledger lacks somebody whom players may know by now, or has somebody of whom they may not. */
export function isToldStale(session: FightSession): boolean {
  const { combat, encounter } = session;
  if (encounter.round === 0) return false;
  const told = toldLedgerOf(combat).ledger.current;
  const due = redactEncounter(encounter, secretsOf(session), veilOf(session));
  return told !== due && !equalJson(told as never, due as never);
}
