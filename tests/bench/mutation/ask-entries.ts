import { BENCH, type BenchEntry } from "../../contract/bench-entries.js";
import { ENTRIES } from "../../contract/entries/index.js";
import type { Entry } from "../../contract/page/entry.js";
import { ContractTable, type Bench } from "../../contract/support/table.js";

type AnyEntry = Entry | BenchEntry;

/** What the entries said of a tabletop. */
export interface Answers {
  /** whether a client comes up and the simplest entry holds: else not a rule is missing, but everything */
  readonly alive: boolean;
  /** the entries that failed: the first, or all of those asked */
  readonly noticed: string[];
}

/** It holds on every tabletop that runs at all. */
const SIGN_OF_LIFE = "boot.order";

/** The entries of these ids, or whose ids begin so and end in a full stop. */
export function chooseEntries(asks: readonly string[]): AnyEntry[] {
  const isAsked = (id: string): boolean => asks.some((ask) => (ask.endsWith(".") ? id.startsWith(ask) : id === ask));
  return [...ENTRIES, ...BENCH].filter(({ id, notModelled }) => isAsked(id) && notModelled === undefined);
}

/** Asks entries of a tabletop, each generation at a table of its own, until the first fails or, with `all`, to the end. */
export async function askEntries(bench: Bench, entries: readonly AnyEntry[], all: boolean): Promise<Answers> {
  const answers: Answers = { alive: true, noticed: [] };
  for (const generation of [13, 14] as const) {
    const asked = entries.filter((entry) => (entry.generation ?? 13) === generation);
    if (asked.length === 0 || (answers.noticed.length > 0 && !all)) continue;
    let table = await seat(bench, generation);
    try {
      if (!(await holds(table, chooseEntries([SIGN_OF_LIFE])))) return { ...answers, alive: false };
      for (const entry of asked) {
        if (await holds(table, [entry])) continue;
        answers.noticed.push(entry.id);
        if (!all) break;
        // What a failed entry has left behind must not fail the next one.
        await table.close();
        table = await seat(bench, generation);
      }
    } finally {
      await table.close();
    }
  }
  return answers;
}

async function seat(bench: Bench, generation: 13 | 14): Promise<ContractTable> {
  const table = await ContractTable.open(generation, bench);
  await table.enter("gm");
  return table;
}

/** Longer than an entry waits for anything. */
const PATIENCE = 40_000;

/** Whether these entries hold; what doesn't come to its end does not. */
async function holds(table: ContractTable, entries: readonly AnyEntry[]): Promise<boolean> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    clock = setTimeout(() => resolve(false), PATIENCE);
  });
  const run = async (): Promise<boolean> => {
    for (const entry of entries)
      await (entry.kind === "bench" ? entry.run(table).then(() => table.clean()) : table.run(entry));
    return true;
  };
  try {
    return await Promise.race([run().catch(() => false), late]);
  } finally {
    clearTimeout(clock);
  }
}
