import type { Ledger } from "../../combat/ledger/ledger.js";
import type { LedgerFault } from "../../combat/ledger/parse-ledger.js";
import type { LedgerRecord } from "../../combat/ledger/record.js";
import { deleteKeys } from "../documents/delete-keys.js";
import { activeGame } from "../port/active-game.js";
import { sealForGms } from "../secrets/key-ring.js";
import { foldAt, loseSecrets } from "../../table/host.js";
import { storedAside, storedGame, storedLedgerOf, storedSealOf, toldLedgerOf, wholeLedger } from "./ledger-of.js";
import { isSealEmpty, sealedTexts } from "./sealed-ledger.js";
import { encodeOpening, encodeRecord, LEDGER_VERSION } from "./stored-ledger.js";
import type { TurnChange } from "./turn-change.js";

/** What concerns the ledger alone wakes neither turn events nor core's tracker. */
const QUIET = { turnEvents: false, render: false };

/** Where ledgers are kept. The combat's own data now; anything that keeps texts by number could take its place. */
export interface LedgerStore {
  /**
   * One more record, as everybody may read it, and with it core's round and turn where they change. `truth`: as game
   * masters may read it, where that is another.
   */
  readonly append: (record: LedgerRecord, truth: LedgerRecord | null, turn: TurnChange | null) => Promise<void>;
  /** The shortened ledger in place of the stored one. */
  readonly fold: (folded: Ledger) => Promise<void>;
  /** Keeps what can't be read out of the way of what comes. */
  readonly setAside: (ledger: Ledger, faults: readonly LedgerFault[]) => Promise<void>;
  /** Nothing is in the record any more; the whole of what was stored is kept aside, as one text. */
  readonly beginAnew: () => Promise<void>;
  /**
   * Keeps what nobody here has a key to out of the way: from now on the fight is the one that everybody knows, with
   * nothing under way.
   */
  readonly setSealAside: () => Promise<void>;
  /** The changes of actors that this record brings have been carried out. */
  readonly markApplied: (seq: number) => Promise<void>;
  /** Core's round and turn alone. */
  readonly showTurn: (turn: TurnChange) => Promise<void>;
}

/** The store of a combat. For the active game master's client only. */
export function storeOf(combat: Combat.Implementation): LedgerStore {
  return {
    append: async (record, truth, turn) => {
      const game = activeGame()?.ruleset.id ?? "";
      const isNew = storedGame(combat) !== game;
      const seq = String(record.seq);
      const ledger = {
        records: { [seq]: encodeRecord(record) },
        ...(truth && { sealed: { records: { [seq]: sealForGms(encodeRecord(truth)) } } }),
        ...(isNew && { game }),
      };
      if (turn) await writeTurn(combat, turn, { system: { ledger } });
      else await writeQuietly(combat, ledger);
    },
    fold: (folded) => replaceLedger(combat, folded, {}),
    setAside: (ledger, faults) => {
      const texts = faults.map((fault) => JSON.stringify(fault));
      // What the true ledger held stays as secret as it was.
      const aside = isSealEmpty(storedSealOf(combat)) ? texts : texts.map(sealForGms);
      return replaceLedger(combat, ledger, { aside: [...storedAside(combat), ...aside] });
    },
    beginAnew: async () => {
      const { aside: _kept, ...value } = wholeLedger(combat);
      await writeQuietly(combat, {
        ...{ version: LEDGER_VERSION, game: "", opening: "", folded: 0, applied: 0 },
        records: deleteKeys(Object.keys(value.records ?? {})),
        sealed: { opening: "", records: deleteKeys(Object.keys(storedSealOf(combat).records)) },
        aside: [...storedAside(combat), JSON.stringify({ where: "ledger", value })],
      });
    },
    setSealAside: () => {
      const seal = storedSealOf(combat);
      const { opening, folded } = loseSecrets(toldLedgerOf(combat).ledger);
      return writeQuietly(combat, {
        opening: encodeOpening(opening),
        folded,
        records: deleteKeys(Object.keys(storedLedgerOf(combat).records)),
        sealed: { opening: "", records: deleteKeys(Object.keys(seal.records)) },
        aside: [...storedAside(combat), ...sealedTexts(seal)],
      });
    },
    markApplied: (seq) => writeQuietly(combat, { applied: seq }),
    showTurn: (turn) => writeTurn(combat, turn, {}),
  };
}

/** Everybody's ledger is shortened as the true one is; what is sealed of it stays so. */
async function replaceLedger(
  combat: Combat.Implementation,
  ledger: Ledger,
  more: Readonly<Record<string, unknown>>,
): Promise<void> {
  const kept = new Set(ledger.records.map((record) => String(record.seq)));
  const gone = (records: object): string[] => Object.keys(records).filter((key) => !kept.has(key));
  const told = encodeOpening(foldAt(toldLedgerOf(combat).ledger, ledger.folded).ledger.opening);
  const truth = encodeOpening(ledger.opening);
  await writeQuietly(combat, {
    opening: told,
    folded: ledger.folded,
    records: deleteKeys(gone(storedLedgerOf(combat).records)),
    sealed: {
      opening: told === truth ? "" : sealForGms(truth),
      records: deleteKeys(gone(storedSealOf(combat).records)),
    },
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
