import { cleanWorld, forget } from "../page/fixtures.js";
import type { Entry, Seat } from "../page/entry.js";
import { runStep, stepsOf } from "../page/steps.js";
import { clearGround, layGround } from "./ground.js";
import { note } from "./results.js";
import { askPlayer, companionHere, Gone } from "./wire.js";
import { messageOf, say } from "./words.js";

/** Seconds that a step may take: twice what any of its waits is given. */
const STEP = 60;

type Seats = Readonly<Record<Seat, (id: string, index: number, told: readonly unknown[]) => Promise<unknown>>>;

const SEATS: Seats = {
  gm: (id, index, told) => within(STEP, runStep(id, index, told)),
  player: (id, index, told) => askPlayer({ what: "step", id, index, told }, STEP + 5),
};

/** What a run tells while it goes on. */
export interface Progress {
  lay(): void;
  at(index: number, entry: Entry): void;
  clear(): void;
  /** asked before each entry */
  isStopped(): boolean;
}

/**
 * Plays entries one after the other, notes what comes of each, and removes what they have made, whatever happens.
 * @param two whether the player's window takes part
 * @throws in words for whoever looks on, where the run can't begin, breaks off, or leaves something behind
 */
export async function runEntries(entries: readonly Entry[], two: boolean, progress: Progress): Promise<void> {
  const player = two ? companionHere()?.id : undefined;
  if (two && player === undefined) throw new Gone(say("Two.Lost"));
  progress.lay();
  const scene = await layGround(player);
  try {
    if (two) await askPlayer({ what: "ground", scene }, STEP);
    for (const [index, entry] of entries.entries()) {
      if (progress.isStopped()) break;
      progress.at(index, entry);
      await playNoting(entry);
    }
  } finally {
    progress.clear();
    if (companionHere()) await askPlayer({ what: "end" }, STEP).catch(() => undefined);
    await clearGround();
  }
}

/** Plays one entry and leaves nothing of it. @throws what the entry throws, where its sentence doesn't hold */
export async function playEntry(entry: Entry): Promise<void> {
  const steps = stepsOf(entry);
  try {
    const told: unknown[] = [];
    for (const [index, { seat }] of steps.entries()) told.push(await SEATS[seat](entry.id, index, told));
  } finally {
    forget();
    if (steps.some(({ seat }) => seat === "player") && companionHere()) await askPlayer({ what: "forget" }, STEP);
    await cleanWorld();
  }
}

/** A window that has gone says nothing of an entry: the run ends. */
async function playNoting(entry: Entry): Promise<void> {
  try {
    await playEntry(entry);
    note(entry.id, null);
  } catch (error) {
    if (error instanceof Gone) throw error;
    note(entry.id, messageOf(error));
  }
}

async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(say("Run.Slow", { seconds }))), seconds * 1000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
