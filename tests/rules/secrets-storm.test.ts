import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldAt } from "../../module/combat/ledger/fold.js";
import { appendRecord, emptyLedger, type Ledger } from "../../module/combat/ledger/ledger.js";
import type { LedgerRecord } from "../../module/combat/ledger/record.js";
import { loseSecrets } from "../../module/combat/redact/lose-secrets.js";
import { redactEncounter } from "../../module/combat/redact/redact-encounter.js";
import { redactRecord } from "../../module/combat/redact/redact-record.js";
import type { CreatureId } from "../../module/model/ids.js";
import type { Ruleset } from "../../module/rules/ruleset.js";
import { adnd2ct } from "../../module/rulesets/adnd2ct/ruleset.js";
import { dnd4e } from "../../module/rulesets/dnd4e/ruleset.js";
import { dnd5e2024 } from "../../module/rulesets/dnd5e2024/ruleset.js";
import { gurps4e } from "../../module/rulesets/gurps4e/ruleset.js";
import { pf1 } from "../../module/rulesets/pf1/ruleset.js";
import { trackSecrets } from "../e2e/support/secret-ids.js";
import { demandReadable } from "../support/demand-readable.js";
import { deed, GM, IDS, seat, Table } from "./storm-table.js";

type Seats = ConstructorParameters<typeof Table>[1];

/** A table that keeps everybody's ledger beside the true one. */
class SecretTable extends Table {
  told: Ledger = emptyLedger;
  readonly #secrets: Set<CreatureId>;
  /** Records that hold something secret. */
  sealed = 0;

  constructor(ruleset: Ruleset, seats: Seats, secrets: readonly CreatureId[]) {
    super(ruleset, seats);
    this.#secrets = new Set(secrets);
    const [begun] = this.ledger.records;
    if (begun) this.#tell(begun, emptyLedger, this.ledger);
  }

  protected override wrote(record: LedgerRecord, before: Ledger): void {
    // The fight begins before there is anybody to keep secrets.
    if (this.told !== undefined) this.#tell(record, before, this.ledger);
  }

  #tell(record: LedgerRecord, before: Ledger, after: Ledger): void {
    const truth = { before: before.current, after: after.current };
    const open = redactRecord(this.told, record, truth, this.#secrets);
    if (open !== record) this.sealed += 1;
    else expect(JSON.stringify(record)).not.toMatch(/"type":"Restated"/);
    this.told = appendRecord(this.told, open);
  }

  /** Somebody comes out of hiding, or goes into it; from the next record on everybody's ledger knows. */
  toggle(creature: CreatureId): void {
    if (!this.#secrets.delete(creature)) this.#secrets.add(creature);
    // Whoever is there will do: the record alone counts. Of a fight with nobody in it there is nothing to tell.
    const [someone] = Object.values(this.ledger.current.creatures);
    if (someone) this.send({ type: "Observe", creature: someone.id }, GM);
    else this.told = this.ledger;
  }

  /** No game master has the key any more. */
  loseSecrets(): void {
    this.ledger = loseSecrets(this.told);
    this.told = this.ledger;
    this.#secrets.clear();
  }

  override do(done: Parameters<Table["do"]>[0]): void {
    super.do(done);
    if (this.told.folded !== this.ledger.folded) this.told = foldAt(this.told, this.ledger.folded).ledger;
  }

  demandKept(): void {
    expect(this.told.current).toEqual(redactEncounter(this.ledger.current, this.#secrets));
    demandReadable(this.told);
    expect(this.told.records.map(({ seq }) => seq)).toEqual(this.ledger.records.map(({ seq }) => seq));
  }

  /** What everybody's ledger names of those who have been secret all the time. */
  leaks(of: readonly CreatureId[]): string[] {
    const { opening, records } = this.told;
    const ledger = {
      opening: JSON.stringify(opening),
      records: Object.fromEntries(records.map((record) => [String(record.seq), JSON.stringify(record)])),
    };
    return trackSecrets(JSON.stringify({ ledger }), of);
  }
}

describe.each([pf1, adnd2ct, dnd5e2024, dnd4e, gurps4e])("secrets of a fight of $id", (ruleset) => {
  test("are in nothing that everybody's ledger holds, whatever is done, and that ledger tells the rest", () => {
    let sealed = 0;
    fc.assert(
      fc.property(
        fc.tuple(seat, seat, seat, seat),
        fc.array(deed, { minLength: 5, maxLength: 30 }),
        fc.subarray(IDS, { minLength: 1, maxLength: 2 }),
        fc.constantFrom(...IDS),
        (seats, deeds, secrets, turncoat) => {
          const table = new SecretTable(ruleset, seats, secrets);
          const kept = secrets.filter((id) => id !== turncoat);
          for (const [i, each] of deeds.entries()) {
            table.do(each);
            if (i % 7 === 6) table.toggle(turncoat);
            table.demandKept();
            expect(table.leaks(kept)).toEqual([]);
          }
          sealed += table.sealed;
        },
      ),
    );
    expect(sealed).toBeGreaterThan(0);
  });

  test("may be lost, key and all: the fight goes on as everybody knew it, and whoever was hidden joins it anew", () => {
    fc.assert(
      fc.property(
        fc.tuple(seat, seat, seat, seat),
        fc.array(deed, { minLength: 5, maxLength: 20 }),
        fc.subarray(IDS, { minLength: 1, maxLength: 3 }),
        (seats, deeds, secrets) => {
          const table = new SecretTable(ruleset, seats, secrets);
          for (const each of deeds) table.do(each);
          table.loseSecrets();
          demandReadable(table.ledger);
          table.demandSound();
          for (const id of secrets) table.join(id);
          const { order, creatures } = table.ledger.current;
          for (const id of order.filter((each) => creatures[each]?.out === false)) {
            expect(table.send({ type: "StartTurn", creature: id }, GM), `a turn of ${id}`).toBe(true);
            table.settle(true);
          }
          table.demandSound();
        },
      ),
    );
  });

  test("leave the ledger of a fight without secrets as it is", () => {
    fc.assert(
      fc.property(fc.tuple(seat, seat, seat, seat), fc.array(deed, { minLength: 5, maxLength: 15 }), (seats, deeds) => {
        const table = new SecretTable(ruleset, seats, []);
        for (const each of deeds) table.do(each);
        expect(table.told.records).toEqual(table.ledger.records);
        expect(table.sealed).toBe(0);
      }),
    );
  });
});
