import { expect } from "vitest";
import { agreedEvents, seatsOf, type Party, type Round } from "./fight.js";
import type { Seat } from "./seat.js";
import { waitFor } from "./wait.js";

/** How often something of a kind has happened, undone things left out. */
type Tally = Readonly<Record<string, number>>;

/**
 * Waits until each kind named has happened so often (what was pressed may not have begun yet), all ledgers agree and no act,
 * window or roll is open; then they must stand there so often and no more, and nobody be asked.
 */
export async function demandTally(party: Round, wanted: Tally): Promise<void> {
  await waitFor(
    JSON.stringify(wanted),
    async () => {
      const tally = countKinds(await agreedEvents(party), wanted);
      return Object.entries(wanted).every(([kind, count]) => (tally[kind] ?? 0) >= count);
    },
    { tell: async () => JSON.stringify(countKinds(await agreedEvents(party), wanted)) },
  );
  await waitFor("everything under way to be over", () => isQuiet(party.gm), { timeout: 60_000 });
  expect(countKinds(await agreedEvents(party), wanted)).toEqual(wanted);
  for (const seat of seatsOf(party)) {
    expect(await isWaiting(seat), `${seat.name} waits for an answer`).toBe(false);
    expect(await prompt(seat).count(), `${seat.name} is still asked`).toBe(0);
  }
}

const countKinds = (events: readonly { type: string }[], wanted: Tally): Tally =>
  Object.fromEntries(Object.keys(wanted).map((kind) => [kind, events.filter(({ type }) => type === kind).length]));

/** The panel or prompt in which this user is asked for a reaction, or told who is. */
export const prompt = (seat: Seat) =>
  seat.page.getByRole("region", { name: /^(A chance to strike|How far\?|Where to\?|An attack to meet)$/ });

export const seesPrompt = (seat: Seat): Promise<void> =>
  prompt(seat).getByRole("button", { name: "Strike", exact: true }).waitFor({ state: "visible" });

export const seesNoPrompt = (seat: Seat): Promise<void> => prompt(seat).waitFor({ state: "detached" });

/** Waits until the card can be read in everybody's chat. */
export async function readsCard(party: Party, text: RegExp): Promise<void> {
  for (const seat of seatsOf(party)) {
    await seat.page.getByRole("tab", { name: "Chat" }).click();
    await seat.waitForText(text, seat.page.locator(".tempo-card"));
  }
}

/** Two strokes of one key before the page draws anything: faster than a driven keyboard can be. */
export const pressTwiceAtOnce = ({ page }: Seat, code: string): Promise<void> =>
  page.evaluate((key) => {
    for (const type of ["keydown", "keyup", "keydown", "keyup"])
      document.body.dispatchEvent(new KeyboardEvent(type, { key, code: key, bubbles: true, cancelable: true }));
  }, code);

interface SessionPage {
  game: {
    combats: { contents: [unknown] };
    system: { api: { sessionOf(combat: unknown): OpenSession } };
  };
}

interface OpenSession {
  readonly encounter: { tasks: unknown[]; windows: unknown[]; rolls: unknown };
  isWaiting(): boolean;
}

const isQuiet = ({ page }: Seat): Promise<boolean> =>
  page.evaluate(() => {
    const { game } = globalThis as unknown as SessionPage;
    const { tasks, windows, rolls } = game.system.api.sessionOf(game.combats.contents[0]).encounter;
    return tasks.length === 0 && windows.length === 0 && rolls === null;
  });

const isWaiting = ({ page }: Seat): Promise<boolean> =>
  page.evaluate(() => {
    const { game } = globalThis as unknown as SessionPage;
    return game.system.api.sessionOf(game.combats.contents[0]).isWaiting();
  });
