import process from "node:process";
import { afterAll, describe, it } from "vitest";
import { idOf, tokenIdOf } from "../../tabletop/world/documents.js";
import { closeBrowser } from "../e2e/support/browser.js";
import { fillScene } from "../e2e/support/crowd.js";
import { ledgerOf } from "../e2e/support/fight.js";
import type { Seat } from "../e2e/support/seat.js";
import type { TestTable } from "../e2e/support/table.js";
import { waitFor } from "../e2e/support/wait.js";
import { openTable } from "../soak/company.js";

const [FIGHTER, GOBLIN] = ["fighter", "goblin"].map(tokenIdOf) as [string, string];
/** Milliseconds: sixty creatures on six screens are much to draw for one machine. */
const PATIENCE = 300_000;
const COMBATANTS = 60;
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 40);
/** Turns of each round that are played one by one; the others pass, as at a table that is in a hurry. */
const TURNS = 4;
const EARLY = { from: Math.min(5, ROUNDS), to: Math.min(10, ROUNDS) };
const LATE = { from: Math.max(1, ROUNDS - 5), to: ROUNDS };
/** How many of them no player may know of: their records are sealed. */
const HIDDEN = [0, 30];
/** What costs a slot and asks nobody anything. */
const SPENDS: Readonly<Record<string, string>> = { pf1: "total-defense", dnd5e2024: "dodge" };

/** The little of a fight's stored data that is looked at here. */
interface StoredSystem {
  readonly ledger: { readonly sealed: unknown };
}

/** Milliseconds on the game master's client, and until the last of all clients shows it. */
interface Taken {
  readonly own: number;
  readonly everywhere: number;
}

interface Round {
  readonly spends: readonly Taken[];
  readonly turns: readonly Taken[];
  /** Bytes that have left the server for all clients together, for one of each. */
  readonly spendBytes: number;
  readonly turnBytes: number;
}

interface LongPage {
  game: {
    combats: { contents: [LongCombat] };
    system: { api: { sessionOf(combat: unknown): LongSession } };
  };
  Hooks: { on(name: string, heard: (session: unknown, record: { seq: number } | null) => void): void };
  seen: Record<number, number>;
}

interface HidingPage {
  game: {
    combats: {
      contents: [LongCombat];
    };
    scenes: { active: { updateEmbeddedDocuments(name: string, changes: object[]): Promise<unknown> } };
  };
}

interface LongCombat {
  combatants: { contents: { id: string; tokenId: string; isNPC: boolean }[] };
  startCombat(): Promise<unknown>;
  nextTurn(): Promise<unknown>;
  nextRound(): Promise<unknown>;
  updateEmbeddedDocuments(name: string, changes: object[]): Promise<unknown>;
}

interface LongSession {
  revision: number;
  encounter: { active: string | null; round: number };
  send(command: object): Promise<{ ok: boolean }>;
}

/** From now on a client remembers when it showed which record, in milliseconds of one clock for all. */
const watch = ({ page }: Seat): Promise<void> =>
  page.evaluate(() => {
    const here = globalThis as unknown as LongPage;
    here.seen = {};
    here.Hooks.on("battle-tempo.changed", (_session, record) => {
      if (record) here.seen[record.seq] = performance.timeOrigin + performance.now();
    });
  });

const takeSeen = ({ page }: Seat): Promise<Record<number, number>> =>
  page.evaluate(() => {
    const here = globalThis as unknown as LongPage;
    const { seen } = here;
    here.seen = {};
    return seen;
  });

/** One deed of the game master's; answers when it began, how long it took here, and with which record it ended. */
const deed = ({ page }: Seat, action: string | null): Promise<{ began: number; own: number; seq: number }> =>
  page.evaluate(async (wanted) => {
    const { game } = globalThis as unknown as LongPage;
    const [combat] = game.combats.contents;
    const session = game.system.api.sessionOf(combat);
    const from = performance.now();
    if (wanted === null) await combat.nextTurn();
    else {
      const by = session.encounter.active;
      const done = await session.send({ type: "TakeAction", act: { by, action: wanted } });
      if (!done.ok) throw new Error(`refused: ${JSON.stringify(done)}`);
    }
    const own = performance.now() - from;
    return { began: performance.timeOrigin + from, own, seq: session.revision };
  }, action);

const sentTo = (table: TestTable): number =>
  table.seats.reduce((sum, { userId }) => sum + table.server.network.sentBytes(userId), 0);

/** Until every client shows the same record, and the server has nothing more to send. */
async function allSee(table: TestTable, seq: number): Promise<void> {
  for (const seat of table.seats)
    await waitFor(
      `${seat.name} to see record ${String(seq)}`,
      () =>
        seat.page.evaluate((wanted) => {
          const { game } = globalThis as unknown as LongPage;
          return game.system.api.sessionOf(game.combats.contents[0]).revision >= wanted;
        }, seq),
      { timeout: PATIENCE },
    );
}

async function timed(table: TestTable, gm: Seat, action: string | null): Promise<Taken & { bytes: number }> {
  const before = sentTo(table);
  const { began, own, seq } = await deed(gm, action);
  await allSee(table, seq);
  const seen = await Promise.all(table.seats.map(takeSeen));
  const last = Math.max(...seen.map((times) => times[seq] ?? began));
  return { own, everywhere: last - began, bytes: sentTo(table) - before };
}

async function playRound(table: TestTable, gm: Seat, spend: string): Promise<Round> {
  const spends = [];
  const turns = [];
  for (let i = 0; i < TURNS; i++) {
    spends.push(await timed(table, gm, spend));
    turns.push(await timed(table, gm, null));
  }
  await gm.page.evaluate(() => (globalThis as unknown as LongPage).game.combats.contents[0].nextRound());
  return { spends, turns, spendBytes: average(spends), turnBytes: average(turns) };
}

const average = (list: readonly { bytes: number }[]): number =>
  Math.round(list.reduce((sum, { bytes }) => sum + bytes, 0) / list.length);

/** Megabytes of live objects, after the browser has cleaned up. */
async function heapOf({ page }: Seat): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return Math.round(usedSize / 1e5) / 10;
}

const tail = (list: readonly number[]): number => {
  const sorted = [...list].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0);
};

function describeRounds(rounds: readonly Round[], { from, to }: typeof EARLY): string {
  const chosen = rounds.slice(from - 1, to);
  const [spends, turns] = [chosen.flatMap((round) => round.spends), chosen.flatMap((round) => round.turns)];
  const mean = (of: (round: Round) => number) =>
    Math.round(chosen.reduce((sum, round) => sum + of(round), 0) / chosen.length);
  return [
    `spend ${String(tail(spends.map(({ own }) => own)))} ms, everywhere ${String(tail(spends.map(({ everywhere }) => everywhere)))} ms, ${String(mean(({ spendBytes }) => spendBytes))} bytes`,
    `turn ${String(tail(turns.map(({ own }) => own)))} ms, everywhere ${String(tail(turns.map(({ everywhere }) => everywhere)))} ms, ${String(mean(({ turnBytes }) => turnBytes))} bytes`,
  ].join("; ");
}

/** Everybody gets a place in the order, and the fight begins: all at once. */
const begin = ({ page }: Seat): Promise<void> =>
  page.evaluate(async (first) => {
    const [combat] = (globalThis as unknown as LongPage).game.combats.contents;
    const places = combat.combatants.contents.map(({ id, tokenId }, i) => ({
      _id: id,
      initiative: tokenId === first ? 1 : -i,
    }));
    await combat.updateEmbeddedDocuments("Combatant", places);
    await combat.startCombat();
  }, FIGHTER);

/** Hides so many tokens of the game master's, and their places in the fight. */
const hide = ({ page }: Seat, count: number): Promise<void> =>
  page.evaluate(async (wanted) => {
    const { game } = globalThis as unknown as HidingPage;
    const [combat] = game.combats.contents;
    const hidden = combat.combatants.contents.filter(({ isNPC }) => isNPC).slice(0, wanted);
    const all = (ids: readonly string[]): object[] => ids.map((_id) => ({ _id, hidden: true }));
    await game.scenes.active.updateEmbeddedDocuments("Token", all(hidden.map(({ tokenId }) => tokenId)));
    await combat.updateEmbeddedDocuments("Combatant", all(hidden.map(({ id }) => id)));
  }, count);

/**
 * Six people, each with a browser of their own. Nobody draws the scene: what a canvas drawn by software costs is the same
 * in each round and would hide what is looked for.
 */
async function gatherSix(table: TestTable, hidden: number): Promise<{ gm: Seat; player: Seat }> {
  const gm = await table.enter("gm", { canvas: false });
  const player = await table.enter("player1", { canvas: false });
  for (const user of ["player2", "player3", "player4", "gm2"] as const) await table.enter(user, { canvas: false });
  await fillScene(gm, GOBLIN, COMBATANTS);
  if (hidden > 0) await hide(gm, hidden);
  await begin(gm);
  await allSee(table, 2);
  for (const seat of table.seats) await watch(seat);
  return { gm, player };
}

async function tellState(table: TestTable, gm: Seat, player: Seat): Promise<string> {
  const stored = table.server.store.get("combats", idOf("fight"));
  const size = JSON.stringify(stored?.["system"] ?? "").length;
  const sealed = JSON.stringify((stored?.["system"] as StoredSystem | undefined)?.ledger.sealed ?? "").length;
  const records = (await ledgerOf(gm)).length;
  const messages = table.server.store.all("messages").length;
  const heaps = `heap of the game master ${String(await heapOf(gm))} MB, of a player ${String(await heapOf(player))} MB`;
  return `${heaps}; ledger ${String(size)} characters, ${String(sealed)} of them sealed, ${String(records)} records; ${String(messages)} messages`;
}

afterAll(closeBrowser);

describe.each(Object.entries(SPENDS))("%s: a long fight of many", (ruleset, spend) => {
  it.each(HIDDEN)(
    `${String(COMBATANTS)} combatants, %i hidden, six clients, ${String(ROUNDS)} rounds: 95th percentiles, bytes to all clients, memory`,
    { timeout: 3_600_000 },
    async (hidden) => {
      const table = await openTable({ ruleset, generation: 13, seed: 1, players: 4 });
      try {
        const { gm, player } = await gatherSix(table, hidden);
        const rounds: Round[] = [];
        for (let round = 1; round <= ROUNDS; round++) {
          rounds.push(await playRound(table, gm, spend));
          if ([EARLY.from, EARLY.to, LATE.from, LATE.to].includes(round))
            console.log(
              `${ruleset}, ${String(hidden)} hidden, round ${String(round)}: ${await tellState(table, gm, player)}`,
            );
        }
        for (const window of [EARLY, LATE])
          console.log(
            `${ruleset}, ${String(hidden)} hidden, rounds ${String(window.from)} to ${String(window.to)}: ${describeRounds(rounds, window)}`,
          );
        table.complaints.demandNone();
      } finally {
        await table.close();
      }
    },
  );
});
