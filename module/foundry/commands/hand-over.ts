import { inTurn } from "./authority.js";
import { emitTo } from "./door.js";
import { sendKeysTo } from "./share-keys.js";
import { startTimer } from "./worker-timer.js";

/** So long whoever takes over waits for those who may have kept the ledger until now, in milliseconds. */
const HAND_OVER_PATIENCE = 3000;

const work: (() => Promise<unknown>)[] = [];
/** Game masters who haven't said yet that they are done, and what waits for them. */
const awaited = new Map<string, () => void>();

/** Registers work of the keeper's besides the ledger that has to be done before another takes over. */
export const beforeHandOver = (unfinished: () => Promise<unknown>): number => work.push(unfinished);

/**
 * Whoever becomes keeper while other game masters are at the table asks them to finish what they have begun, and does
 * nothing before: two who wrote at once would write over each other. One that doesn't answer isn't waited for long.
 */
export function takeOver(): void {
  const others = game.users.contents.filter((user) => user.active && user.isGM && !user.isSelf);
  const ids = others.map(({ id }) => id);
  if (ids.length > 0) void inTurn("hand-over", () => allDone(ids));
}

async function allDone(ids: readonly string[]): Promise<void> {
  const answers = ids.map((id) => new Promise<void>((resolve) => awaited.set(id, resolve)));
  emitTo(ids, { type: "take-over" });
  let stop = (): void => undefined;
  const patience = new Promise<void>((resolve) => {
    stop = startTimer(HAND_OVER_PATIENCE, resolve);
  });
  await Promise.race([Promise.all(answers), patience]);
  stop();
  for (const id of ids) awaited.delete(id);
}

/** Another keeps the ledger now: says so once everything that this client has begun is done. */
export async function handOver(to: string): Promise<void> {
  await inTurn("hand-over", () => undefined);
  await Promise.all(work.map((unfinished) => unfinished()));
  sendKeysTo(to);
  emitTo([to], { type: "handed-over" });
}

/** Somebody who was asked is done. */
export function onHandedOver(from: string): void {
  awaited.get(from)?.();
}
