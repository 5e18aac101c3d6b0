import { ID } from "../page/fixtures.js";
import type { Entry } from "../page/entry.js";
import { listBatches } from "./areas.js";
import { clearGround, layGround } from "./ground.js";
import { note } from "./results.js";
import { play } from "./run.js";
import { messageOf, say } from "./words.js";

/** A suite of the test runner that Quench carries: Mocha. */
interface Suite {
  timeout(milliseconds: number): unknown;
}

interface BatchContext {
  readonly describe: (title: string, suite: (this: Suite) => void) => unknown;
  readonly it: (title: string, test: () => Promise<void>) => unknown;
  readonly before: (prepare: () => Promise<void>) => unknown;
  readonly after: (tidy: () => Promise<void>) => unknown;
}

/** The part of Quench's documented interface that is used here. */
export interface Quench {
  registerBatch(key: string, register: (context: BatchContext) => void, options: { displayName: string }): void;
}

/** Milliseconds; Mocha's own two seconds are too few for a scene, and for an entry that waits in vain and says for what. */
const PATIENCE = 120_000;

/** Gives Quench a batch for each group of areas, with a suite an area and a test an entry. */
export function registerBatches(quench: Quench, changed: () => void): void {
  for (const { name, areas } of listBatches())
    quench.registerBatch(
      `${ID}.${name}`,
      ({ describe, it, before, after }) => {
        describe(name, function () {
          this.timeout(PATIENCE);
          let laid = false;
          before(async () => {
            await layGround();
            laid = true;
          });
          // Where the range could not be laid out, what lies there may be another run's.
          after(async () => {
            if (laid) await clearGround();
          });
          for (const [area, entries] of areas)
            describe(area, () => {
              for (const entry of entries) it(titleOf(entry), () => test(entry, changed));
            });
        });
      },
      { displayName: `${say("Title").toUpperCase()}: ${name}` },
    );
}

const titleOf = ({ id, says, ground }: Entry): string => `${id}: ${says} [${ground}]`;

async function test(entry: Entry, changed: () => void): Promise<void> {
  try {
    await play(entry);
    note(entry.id, null);
  } catch (error) {
    note(entry.id, messageOf(error));
    throw error;
  } finally {
    changed();
  }
}
