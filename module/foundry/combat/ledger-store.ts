import type { Ledger } from "../../combat/ledger/ledger.js";
import type { LedgerFault } from "../../combat/ledger/parse-ledger.js";
import type { LedgerRecord } from "../../combat/ledger/record.js";
import { deleteKeys } from "../documents/delete-keys.js";
import { activeGame } from "../port/active-game.js";
import { storedAside, storedGame, storedLedgerOf, wholeLedger } from "./ledger-of.js";
import { encodeOpening, encodeRecord, LEDGER_VERSION } from "./stored-ledger.js";
import type { TurnChange } from "./turn-change.js";

/** What concerns the ledger alone wakes neither turn events nor core's tracker. */
const QUIET = { turnEvents: false, render: false };

/** Where ledgers are kept. The combat's own data now; anything that keeps texts by number could take its place. */
export interface LedgerStore {
  /** One more record, and with it core's round and turn where they change. */
  readonly append: (record: LedgerRecord, turn: TurnChange | null) => Promise<void>;
  /** The shortened ledger in place of the stored one. */
  readonly fold: (folded: Ledger) => Promise<void>;
  /** Keeps what can't be read out of the way of what comes. */
  readonly setAside: (ledger: Ledger, faults: readonly LedgerFault[]) => Promise<void>;
  /** Nothing is in the record any more; the whole of what was stored is kept aside, as one text. */
  readonly beginAnew: () => Promise<void>;
  /** The changes of actors that this record brings have been carried out. */
  readonly markApplied: (seq: number) => Promise<void>;
  /** Core's round and turn alone. */
  readonly showTurn: (turn: TurnChange) => Promise<void>;
}

/** The store of a combat. For the active game master's client only. */
export function storeOf(combat: Combat.Implementation): LedgerStore {
  return {
    append: async (record, turn) => {
      const game = activeGame()?.ruleset.id ?? "";
      const isNew = storedGame(combat) !== game;
      const ledger = { records: { [String(record.seq)]: encodeRecord(record) }, ...(isNew && { game }) };
      if (turn) await writeTurn(combat, turn, { system: { ledger } });
      else await writeQuietly(combat, ledger);
    },
    fold: (folded) => replaceLedger(combat, folded, {}),
    setAside: (ledger, faults) =>
      replaceLedger(combat, ledger, {
        aside: [...storedAside(combat), ...faults.map((fault) => JSON.stringify(fault))],
      }),
    beginAnew: async () => {
      const { aside: _kept, ...value } = wholeLedger(combat);
      await writeQuietly(combat, {
        ...{ version: LEDGER_VERSION, game: "", opening: "", folded: 0, applied: 0 },
        records: deleteKeys(Object.keys(value.records ?? {})),
        aside: [...storedAside(combat), JSON.stringify({ where: "ledger", value })],
      });
    },
    markApplied: (seq) => writeQuietly(combat, { applied: seq }),
    showTurn: (turn) => writeTurn(combat, turn, {}),
  };
}

async function replaceLedger(
  combat: Combat.Implementation,
  ledger: Ledger,
  more: Readonly<Record<string, unknown>>,
): Promise<void> {
  const kept = new Set(ledger.records.map((record) => String(record.seq)));
  const gone = Object.keys(storedLedgerOf(combat).records).filter((key) => !kept.has(key));
  await writeQuietly(combat, {
    opening: encodeOpening(ledger.opening),
    folded: ledger.folded,
    records: deleteKeys(gone),
    ...more,
  });
}

async function writeQuietly(combat: Combat.Implementation, ledger: Readonly<Record<string, unknown>>): Promise<void> {
  await combat.update({ system: { ledger } }, QUIET);
}

/** As core does it, so that other packages, regions, history and expiry hear of the turn. */
async function writeTurn(
  combat: Combat.Implementation,
  { round, turn, direction }: TurnChange,
  more: Readonly<Record<string, unknown>>,
): Promise<void> {
  const update = { round, turn };
  const delta = combat.getTimeDelta(combat.round, combat.turn, round, turn);
  const options = { direction, worldTime: { delta } };
  Hooks.callAll(round === combat.round ? "combatTurn" : "combatRound", combat, update, options as never);
  await combat.update({ ...update, ...more }, options);
}
