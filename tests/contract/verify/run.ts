import { cleanWorld, forget } from "../page/fixtures.js";
import type { Seat } from "../page/entry.js";
import { runStep, stepsOf, type Played } from "../page/steps.js";
import { clearGround, layGround } from "./ground.js";
import { askPlayer, companionHere, Gone } from "./wire.js";
import { messageOf, say } from "./words.js";

/** Seconds that a step may take: more than any of its waits is given, a person's hand included. */
const STEP = 90;

type Seats = Readonly<Record<Seat, (played: Played, index: number, told: readonly unknown[]) => Promise<unknown>>>;

const SEATS: Seats = {
  gm: (played, index, told) => within(STEP, runStep(played, index, told)),
  player: ({ id }, index, told) => askPlayer({ what: "step", id, index, told }, STEP + 5),
};

/** What a run tells while it goes on. */
export interface Progress {
  lay(): void;
  at(index: number, played: Played): void;
  /** what the steps have returned */
  done(played: Played, told: readonly unknown[]): void;
  failed(played: Played, message: string): void;
  clear(): void;
  /** asked before each */
  isStopped(): boolean;
}

/**
 * Plays one after the other, and removes what that has made, whatever happens.
 * @param two whether the player's window takes part
 * @throws in words for whoever looks on, where the run can't begin, breaks off, or leaves something behind
 */
export async function runAll(list: readonly Played[], two: boolean, progress: Progress): Promise<void> {
  const player = two ? companionHere()?.id : undefined;
  if (two && player === undefined) throw new Gone(say("Two.Lost"));
  progress.lay();
  const scene = await layGround(player);
  try {
    if (two) await askPlayer({ what: "ground", scene }, STEP);
    for (const [index, played] of list.entries()) {
      if (progress.isStopped()) break;
      progress.at(index, played);
      await playTelling(played, progress);
    }
  } finally {
    progress.clear();
    if (companionHere()) await askPlayer({ what: "end" }, STEP).catch(() => undefined);
    await clearGround();
  }
}

/**
 * Plays one, and leaves nothing of it.
 * @returns what its steps have returned
 * @throws what a step throws: where an entry's sentence doesn't hold
 */
export async function play(played: Played): Promise<unknown[]> {
  const steps = stepsOf(played);
  const told: unknown[] = [];
  try {
    for (const [index, { seat }] of steps.entries()) told.push(await SEATS[seat](played, index, told));
  } finally {
    forget();
    if (steps.some(({ seat }) => seat === "player") && companionHere()) await askPlayer({ what: "forget" }, STEP);
    await cleanWorld();
  }
  return told;
}

/** A window that has gone says nothing of what was played: the run ends. */
async function playTelling(played: Played, progress: Progress): Promise<void> {
  try {
    progress.done(played, await play(played));
  } catch (error) {
    if (error instanceof Gone) throw error;
    progress.failed(played, messageOf(error));
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
