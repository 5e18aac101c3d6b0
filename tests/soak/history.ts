import type { LedgerRecord } from "../../module/combat/ledger/record.js";
import { liveRecords, replay } from "../../module/combat/ledger/replay.js";
import { decodeLedger, toStored, type StoredLedger } from "../../module/foundry/combat/stored-ledger.js";
import type { Encounter } from "../../module/model/encounter.js";
import { Fault } from "./fault.js";

/** All that a fight's ledger has ever held, kept beside it: what is folded away at the table stays here. */
export class History {
  #opening: Encounter | null = null;
  readonly #records: LedgerRecord[] = [];
  readonly #texts: string[] = [];
  readonly #commands = new Map<string, number>();

  /** Takes in what is new, as it stands on the disk. Often enough: two rounds later it would be folded. */
  note(ledger: unknown): void {
    const stored = toStored(ledger);
    this.#opening ??= decodeLedger(stored).ledger.opening;
    for (const seq of Object.keys(stored.records)
      .map(Number)
      .sort((a, b) => a - b)) {
      const text = stored.records[String(seq)] ?? "";
      const known = this.#texts[seq - 1];
      if (known !== undefined && known !== text) throw new Fault(`record ${String(seq)} was changed`, { known, text });
      if (known !== undefined) continue;
      if (seq !== this.#texts.length + 1) throw new Fault(`record ${String(this.#texts.length + 1)} is missing`);
      this.#take(text, seq);
    }
  }

  get records(): readonly LedgerRecord[] {
    return this.#records;
  }

  /** How many records there are of each command's name. */
  countByName(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const record of this.#records) {
      const name = record.kind === "undo" ? "Undo" : record.name;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  }

  countEvents(type: string): number {
    return this.#records
      .flatMap((record) => (record.kind === "commit" ? record.events : []))
      .filter((event) => event.type === type).length;
  }

  /** What is stored is sound and tells the same fight as everything since its first record does. */
  demandSound(ledger: unknown): Encounter {
    const stored: StoredLedger = toStored(ledger);
    const { ledger: read, faults } = decodeLedger(stored);
    if (faults.length > 0) throw new Fault("the stored ledger can't be read", faults);
    const whole = replay(this.#opening ?? read.opening, this.#records);
    demandSame("the whole history", whole, "the stored ledger", read.current);
    demandSame("a replay", replay(read.opening, read.records), "the stored ledger", read.current);
    this.#demandEachActOnce();
    return read.current;
  }

  #take(text: string, seq: number): void {
    const record = JSON.parse(text) as LedgerRecord;
    const before = this.#commands.get(record.command);
    if (before !== undefined)
      throw new Fault(`command ${record.command} was done twice: records ${String(before)} and ${String(seq)}`);
    this.#commands.set(record.command, seq);
    this.#texts.push(text);
    this.#records.push(record);
  }

  /** Of what counts, each act has begun once and is paid for once. */
  #demandEachActOnce(): void {
    const begun = new Map<string, number>();
    for (const record of liveRecords(this.#records))
      for (const event of record.events) {
        if (event.type === "FightBegun") begun.clear();
        if (event.type !== "ActBegun") continue;
        const { id } = event.task;
        if (begun.has(id))
          throw new Fault(`act ${id} begins in records ${String(begun.get(id))} and ${String(record.seq)}`);
        begun.set(id, record.seq);
      }
  }
}

function demandSame(one: string, a: unknown, other: string, b: unknown): void {
  if (canonical(a) !== canonical(b))
    throw new Fault(`${one} and ${other} tell different fights`, { [one]: a, [other]: b });
}

/** The same text for the same value, in whatever order its keys were set. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
