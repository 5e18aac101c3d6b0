import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Ledger } from "../../module/combat/ledger/ledger.js";
import {
  decodeLedger,
  encodeOpening,
  encodeRecord,
  growLedger,
  toStored,
} from "../../module/foundry/combat/stored-ledger.js";
import type { CreatureId } from "../../module/model/ids.js";
import { isEncounter } from "../../module/model/shapes/encounter.js";
import type { Ruleset } from "../../module/rules/ruleset.js";
import type { Scene } from "../../module/rules/situation.js";
import { demandReadable } from "../support/demand-readable.js";
import { ledgersOf, put, RULESETS, sceneFor } from "./support/fights.js";
import { forgeries, frozen } from "./support/mutations.js";
import { FIGHTS, INPUTS } from "./support/runs.js";

const store = ({ opening, folded, records }: Ledger) => ({
  version: 1,
  opening: encodeOpening(opening),
  folded,
  records: Object.fromEntries(records.map((record) => [String(record.seq), encodeRecord(record)])),
  aside: [],
});

/** JSON as a disk or a hand may leave it; what isn't JSON stays for the reader to find out. */
const toText = (value: unknown): string => JSON.stringify(value) ?? "undefined";

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))("a stored ledger, %s", (_id, ruleset) => {
  const scene = sceneFor(ruleset);
  const ledgers = ledgersOf(ruleset, scene);

  test("is read or set aside, whatever its document holds", () => {
    fc.assert(
      fc.property(forgeries(ledgers.map(store)), ({ value }) => {
        demandPlayable(decodeLedger(toStored(frozen(value))).ledger, ruleset, scene);
      }),
      { numRuns: Math.floor(INPUTS / 10) },
    );
  });

  test("keeps what is sound of its records and names the others", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ledgers).chain(withForgedRecord), ({ ledger, at, text }) => {
        const stored = store(ledger);
        const damaged = toStored({ ...stored, records: { ...stored.records, [String(at)]: text } });
        const read = decodeLedger(damaged);
        expect(read.ledger.records.length + read.faults.length).toBe(Math.max(ledger.records.length, at));
        expect(read.ledger.records.slice(0, at - 1)).toEqual(
          ledger.records.slice(0, read.ledger.records.length).slice(0, at - 1),
        );
        demandPlayable(read.ledger, ruleset, scene);
        const grown = growLedger({ ...ledger, records: [], opening: ledger.opening, current: ledger.opening }, damaged);
        expect(grown === null).toBe(read.faults.length > 0);
      }),
      { numRuns: FIGHTS },
    );
  });

  test("opens with a fight that can be played, or with none", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ledgers).chain((ledger) => forgeries([ledger.current])),
        ({ value }) => {
          const read = decodeLedger(toStored({ opening: toText(value), folded: 3, records: {} }));
          demandPlayable(read.ledger, ruleset, scene);
        },
      ),
      { numRuns: FIGHTS },
    );
  });
});

const withForgedRecord = (ledger: Ledger) =>
  fc
    .record({ at: fc.integer({ min: 1, max: ledger.records.length }), forged: forgeries(ledger.records) })
    .map(({ at, forged }) => ({ ledger, at, text: toText(forged.value) }));

/** It can be stored, shown and played on. */
function demandPlayable(ledger: Ledger, ruleset: Ruleset, scene: Scene): void {
  expect(isEncounter(JSON.parse(JSON.stringify(ledger.current)))).toBe(true);
  demandReadable(ledger);
  const situation = { ...scene, encounter: ledger.current };
  for (const id of Object.keys(ledger.current.creatures) as CreatureId[])
    if (scene.profiles.has(id)) ruleset.economy(situation, id);
  for (const id of ledger.current.order) put(ledger, { type: "StartTurn", creature: id }, ruleset, scene);
}
