import type { Seat } from "../e2e/support/seat.js";
import type { Company, Name } from "./company.js";
import type { Errand, HandsPage } from "./hands.js";
import type { Step, StepKind } from "./steps.js";

/** Milliseconds that a hand waits for a button which may have gone meanwhile. */
const HASTE = 1500;
const KEYS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const;
/** The longest delay of a line, in milliseconds. */
const SLOW = 700;

/** What a step came to: done, nothing to do, or something stood in the way of the hand. */
export type Outcome = "done" | "nothing" | "missed";

const FOR_GAME_MASTERS: ReadonlySet<StepKind> = new Set([
  ...(["next", "round", "rewind", "repair", "hp", "condition", "shove", "initiative", "turn", "defeat"] as const),
]);
/** What befalls the whole table, or somebody's browser: nobody else may be in the midst of something. */
const ALONE: ReadonlySet<StepKind> = new Set(["drop", "reload", "leave", "second", "restart"]);

/** Whether a step may begin together with the one before. */
export const joinsIn = (step: Step, before: Step): boolean =>
  step.joins && !ALONE.has(step.what) && !ALONE.has(before.what);

/** What is usually done by whoever has the turn. */
const IN_TURN: ReadonlySet<StepKind> = new Set(["lawful", "drag", "key", "button", "end"]);

const playsActive = ({ page }: Seat): Promise<boolean> =>
  page.evaluate(() => (globalThis as unknown as HandsPage).soak.playsActive());

/** Who does it: a game master, whoever has the turn, or anybody. */
async function doerOf(company: Company, { what, who, n }: Step): Promise<Seat | undefined> {
  const { seats } = company;
  if (IN_TURN.has(what) && n % 4 !== 0)
    for (const seat of seats.toSorted((a, b) => (a.name < b.name ? 1 : -1))) if (await playsActive(seat)) return seat;
  const masters = seats.filter(({ name }) => name.startsWith("gm"));
  const able = FOR_GAME_MASTERS.has(what) && masters.length > 0 ? masters : seats;
  return able[who % able.length];
}

/** Does one step as far as it can be done. */
export async function playStep(company: Company, step: Step): Promise<Outcome> {
  const seat = await doerOf(company, step);
  if (!seat) return "nothing";
  const { network } = company.table.server;
  switch (step.what) {
    case "drag":
      return carefully(() => drag(seat, step));
    case "key":
      return carefully(() => press(seat, step, KEYS[step.n % KEYS.length] ?? "ArrowUp"));
    case "undo-key":
      return carefully(() => press(seat, step, "Control+z"));
    case "button":
      return carefully(() => pressOnSheet(seat, step));
    case "answer":
      return carefully(() => answer(seat, step));
    case "deafen":
      network.hold(seat.userId, "out");
      return "done";
    case "gag":
      network.hold(seat.userId, "in");
      return "done";
    case "delay":
      network.delay(seat.userId, { min: step.n % 100, max: 100 + ((step.n * 7) % SLOW) });
      return "done";
    case "hear":
      for (const { userId } of company.seats) clearLine(company, userId);
      return "done";
    case "drop":
      network.drop(seat.userId);
      clearLine(company, seat.userId);
      await company.reload(seat);
      return "done";
    case "reload":
      clearLine(company, seat.userId);
      await company.reload(seat);
      return "done";
    case "leave":
      await goAway(company, seat);
      return "done";
    case "second": {
      const second = company.find("gm2");
      await (second ? goAway(company, second) : company.enter("gm2"));
      return "done";
    }
    case "restart":
      await company.table.restart();
      for (const each of company.seats) await company.reload(each);
      return "done";
    default:
      return runByHands(seat, step);
  }
}

/** Whoever goes leaves no slow or silent line behind, on which it could not come back. */
async function goAway(company: Company, seat: Seat): Promise<void> {
  clearLine(company, seat.userId);
  await company.leave(seat.name as Name);
}

function clearLine({ table: { server } }: Company, userId: string): void {
  server.network.delay(userId, 0);
  server.network.release(userId);
}

const errandOf = ({ what, by, other, away, n, yes }: Step): Errand => ({ what, by, other, away, n, yes });

const runByHands = async ({ page }: Seat, step: Step): Promise<Outcome> =>
  (await page.evaluate((errand) => (globalThis as unknown as HandsPage).soak.run(errand), errandOf(step)))
    ? "done"
    : "nothing";

const aim = ({ page }: Seat, step: Step) =>
  page.evaluate((errand) => (globalThis as unknown as HandsPage).soak.aim(errand), errandOf(step));

/** What a hand reaches for may be hidden by a window or gone: then it has missed, and that is no fault. */
async function carefully(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && MISSES.some((pattern) => pattern.test(error.message))) return "missed";
    throw error;
  }
}

const MISSES = [/hides the canvas/, /Timeout \d+ms exceeded/, /is nowhere/, /no token/, /Element is not attached/];

async function drag(seat: Seat, step: Step): Promise<Outcome> {
  if (!seat.seesFight) return "nothing";
  const aimed = await aim(seat, step);
  if (!aimed) return "nothing";
  try {
    await seat.board.pickUp(aimed.token);
    await seat.board.carryTo(aimed.cell);
  } finally {
    await seat.board.drop();
  }
  return "done";
}

interface ControlPage {
  canvas: { tokens: { get(id: string): { control(options: object): boolean } | undefined } };
}

async function press(seat: Seat, step: Step, key: string): Promise<Outcome> {
  if (!seat.seesFight) return "nothing";
  const aimed = await aim(seat, step);
  if (!aimed) return "nothing";
  const taken = await seat.page.evaluate((id) => {
    const { canvas } = globalThis as unknown as ControlPage;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return canvas.tokens.get(id)?.control({ releaseOthers: true }) ?? false;
  }, aimed.token);
  if (!taken) return "nothing";
  await seat.page.keyboard.press(key);
  return "done";
}

interface SheetPage {
  game: { scenes: { contents: { tokens: { get(id: string): { actor: { sheet: Sheet } } | undefined } }[] } };
}

interface Sheet {
  render(options: object): Promise<unknown>;
  close(options: object): Promise<unknown>;
}

/** One of the buttons for what a creature does, on its sheet. */
async function pressOnSheet(seat: Seat, step: Step): Promise<Outcome> {
  const aimed = await aim(seat, step);
  if (!aimed) return "nothing";
  await useSheet(seat, aimed.token, "render");
  const buttons = seat.page
    .locator(".tempo-sheet")
    .locator(".tempo-columns button, .tempo-attack button, .tempo-foot button");
  const count = await buttons.count();
  try {
    if (count === 0) return "nothing";
    await buttons.nth(step.n % count).click({ timeout: HASTE });
    return "done";
  } finally {
    await useSheet(seat, aimed.token, "close");
  }
}

const useSheet = ({ page }: Seat, tokenId: string, how: "render" | "close"): Promise<void> =>
  page.evaluate(
    async ([id, asked]) => {
      const { scenes } = (globalThis as unknown as SheetPage).game;
      const sheet = scenes.contents.flatMap(({ tokens }) => tokens.get(id) ?? [])[0]?.actor.sheet;
      await (asked === "render" ? sheet?.render({ force: true }) : sheet?.close({ animate: false }));
    },
    [tokenId, how] as const,
  );

/** One of the buttons of the question, dialog or prompt that is shown, by the mouse. */
async function answer({ page }: Seat, { n }: Step): Promise<Outcome> {
  const buttons = page.locator(
    ".tempo-question button, dialog button[data-action]:not([data-action=end]), .tempo-reactions button",
  );
  const count = await buttons.count();
  if (count === 0) return "nothing";
  await buttons.nth(n % count).click({ timeout: HASTE });
  return "done";
}
