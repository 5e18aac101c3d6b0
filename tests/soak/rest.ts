import type { Seat } from "../e2e/support/seat.js";
import type { Company } from "./company.js";
import { FIGHT, type Name } from "./company.js";
import { Fault } from "./fault.js";
import type { HandsPage, Look } from "./hands.js";
import type { Ledger } from "../../module/combat/ledger/ledger.js";
import { replay } from "../../module/combat/ledger/replay.js";
import { toStored } from "../../module/foundry/combat/stored-ledger.js";
import { canonical, type History } from "./history.js";
import type { Step } from "./steps.js";

/**
 * Milliseconds without any change after which it isn't going on any more: longer than a window stays open, than a command
 * is waited for, than a leg takes.
 */
const STANDSTILL = 60_000;
/** Milliseconds after which it goes on for ever. */
const BOUND = 300_000;
/** How long it has to stay so, in milliseconds. */
const HOLDS = 300;
const POLL = 60;

export const ledgerOnDisk = ({ table }: Company): unknown =>
  (table.server.store.get("combats", FIGHT)?.["system"] as { ledger?: unknown } | undefined)?.ledger;

const look = ({ page }: Seat): Promise<Look> => page.evaluate(() => (globalThis as unknown as HandsPage).soak.look());

type Looks = Readonly<Record<string, Look>>;

async function lookAtAll({ seats }: Company): Promise<Looks> {
  return Object.fromEntries(await Promise.all(seats.map(async (seat) => [seat.name, await look(seat)] as const)));
}

/** What isn't over yet, in words; empty: all is quiet. */
function unrest(looks: Looks): string[] {
  const all = Object.entries(looks);
  const revisions = new Set(all.map(([, { revision }]) => revision));
  return [
    ...(revisions.size > 1 ? [`revisions ${[...revisions].join(", ")}`] : []),
    ...all.flatMap(([name, each]) => [
      ...each.tasks.map((task) => `${name}: task ${task}`),
      ...each.windows.map((window) => `${name}: window ${window}`),
      ...(each.rolls === null ? [] : [`${name}: dice ${each.rolls}`]),
      ...(each.waiting ? [`${name} waits for an answer`] : []),
      ...each.unsettled.map((what) => `${name}: ${what} isn't settled`),
      ...each.held.map((token) => `${name} holds ${token}`),
      ...each.astray.map((creature) => `${name}: ${creature} isn't where the ledger has it`),
      ...(each.questions > 0 ? [`${name} is asked a question`] : []),
      ...(each.dialogs > 0 ? [`${name} has a dialog open`] : []),
      ...(each.prompts > 0 ? [`${name} is prompted`] : []),
      ...(each.operationsWaiting > 0 ? [`${name} lacks an operation`] : []),
      ...(each.active === null ? [`${name}: nobody has the turn`] : []),
    ]),
  ];
}

/** Lets everything go on, answers what is asked, and waits until nothing is under way; what never ends is a fault. */
async function comeToRest(company: Company, salt: number, runOut: boolean, noted: () => void): Promise<Looks> {
  const began = Date.now();
  let changed = began;
  let quietSince: number | null = null;
  let last = "";
  for (let round = 0; ; round++) {
    const looks = await lookAtAll(company);
    noted();
    const open = unrest(looks);
    const state = [...open, ...Object.values(looks).map(({ revision }) => revision)].join();
    const now = Date.now();
    if (state !== last) changed = now;
    if (open.length > 0 || state !== last) quietSince = null;
    else quietSince ??= now;
    last = state;
    if (quietSince !== null && now - quietSince >= HOLDS) return looks;
    if (now - changed > STANDSTILL || now - began > BOUND)
      throw new Fault(`no rest after ${String(Math.round((now - began) / 1000))} s: ${open.join("; ")}`, looks);
    // A question that comes again with every answer is pressed elsewhere the next time.
    if (open.length > 0)
      for (const { page } of company.seats)
        await page.evaluate(([by, leaves]) => (globalThis as unknown as HandsPage).soak.settle(by, leaves), [
          salt + Math.floor(round / 10),
          runOut,
        ] as const);
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
}

/** The quiet moment after a step: everybody comes back, all ends, and what everybody holds is compared. */
export async function rest(company: Company, history: History, step: Step, names: readonly Name[]): Promise<void> {
  const { network } = company.table.server;
  for (const { userId } of company.seats) {
    network.delay(userId, 0);
    network.release(userId);
  }
  for (const name of names) if (!company.find(name)) await company.enter(name);
  const note = (): void => {
    history.note(ledgerOnDisk(company));
  };
  const looks = await comeToRest(company, step.n, step.rest === "run-out", note);
  note();
  const onDisk = ledgerOnDisk(company);
  const fight = canonical(history.demandSound(onDisk));
  const stored = canonical(toStored(onDisk));
  const truths = Object.values(looks).flatMap(({ truth }) => truth ?? []);
  for (const [name, each] of Object.entries(looks)) {
    if (canonical(toStored(JSON.parse(each.ledger))) !== stored)
      throw new Fault(`${name}'s ledger isn't the stored one`, { stored: onDisk, theirs: each });
    if (canonical(JSON.parse(each.encounter)) !== (each.truth === null ? fight : canonical(replayOf(each.truth))))
      throw new Fault(`${name}'s fight isn't what the ledger tells`, { fight, theirs: each.encounter });
    if (each.truth !== null && truths.some((other) => other !== each.truth))
      throw new Fault(`${name} reads another truth than the other game master`, truths);
    if (each.beyondMeasure.length > 0) throw new Fault(`${name}: ${each.beyondMeasure.join("; ")}`, each);
  }
  company.table.complaints.demandNone();
}

/** The fight that a ledger tells which isn't the one that everybody may read. */
function replayOf(truth: string): unknown {
  const { opening, records } = JSON.parse(truth) as Pick<Ledger, "opening" | "records">;
  return replay(opening, records);
}

/** The game master helps those up who have fallen, so that the fight goes on. */
export async function healWhereNeeded(company: Company): Promise<void> {
  const gm = company.find("gm");
  await gm?.page.evaluate(() => (globalThis as unknown as HandsPage).soak.heal());
}
