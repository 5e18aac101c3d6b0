import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { beginFight } from "../e2e/support/fight.js";
import { setWorld } from "../e2e/support/settings.js";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { Company, openTable } from "./company.js";
import { Fault } from "./fault.js";
import type { HandsPage, Sent } from "./hands.js";
import { History } from "./history.js";
import { joinsIn, playStep, type Outcome } from "./play-step.js";
import { healWhereNeeded, ledgerOnDisk, rest } from "./rest.js";
import { Choices, stepsOf, type Step } from "./steps.js";

const FOLDER = fileURLToPath(new URL("../../build/soak/", import.meta.url));
const LAST_RECORDS = 30;

/** How a table is set up; drawn from the seed, and kept with the steps for a replay. */
export interface Setting {
  readonly ruleset: string;
  readonly seed: number;
  readonly generation: 13 | 14;
  readonly players: number;
  readonly windowSeconds: number;
  readonly actsTogether: boolean;
  readonly withoutGm: "free" | "held";
  readonly enforcement: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A table's evening, written down. */
export interface Script {
  readonly setting: Setting;
  readonly steps: readonly Step[];
}

/** What happened, in figures. */
export interface Tally {
  /** By kind of step, and what it came to: `drag done`. */
  readonly steps: Record<string, number>;
  /** Records of the ledger by the name of their command. */
  readonly records: Record<string, number>;
  /** Reasons for which commands of the hands were refused. */
  readonly refused: Record<string, number>;
  readonly sums: Record<"steps" | "rests" | "commands" | "refusals" | "windows" | "rounds" | "seconds", number>;
}

const LEVELS = ["block", "block", "warn", "tell"] as const;

/** The table of a seed. */
export function settingOf(ruleset: string, seed: number): Setting {
  const choices = new Choices(seed);
  const row = (): Record<string, string> =>
    Object.fromEntries(["actions", "movement", "reactions", "turn-order"].map((each) => [each, choices.oneOf(LEVELS)]));
  return {
    ...{ ruleset, seed },
    generation: choices.oneOf([13, 14]),
    players: 2 + choices.below(3),
    windowSeconds: choices.oneOf([2, 4, 15]),
    actsTogether: choices.chance(0.25),
    withoutGm: choices.oneOf(["held", "held", "free"]),
    enforcement: { pc: row(), npc: row() },
  };
}

export const emptyTally = (): Tally => ({
  ...{ steps: {}, records: {}, refused: {} },
  sums: { steps: 0, rests: 0, commands: 0, refusals: 0, windows: 0, rounds: 0, seconds: 0 },
});

const count = (counts: Record<string, number>, key: string, by = 1): void => {
  counts[key] = (counts[key] ?? 0) + by;
};

/** One evening under way. */
class Evening {
  readonly history = new History();
  readonly played: Step[] = [];
  readonly #revisions = new Map<number, string>();

  constructor(
    readonly company: Company,
    readonly setting: Setting,
    readonly tally: Tally,
  ) {}

  async begin(): Promise<void> {
    const { players, windowSeconds, actsTogether, withoutGm, enforcement } = this.setting;
    for (const name of Company.namesFor(players)) await this.company.enter(name);
    const gm = this.company.find("gm");
    if (!gm) throw new Error("nobody keeps the ledger");
    for (const [key, value] of Object.entries({ windowSeconds, actsTogether, withoutGm, enforcement }))
      await setWorld(gm, key, value);
    await beginFight({ gm }, ["fighter", "goblin", "archer", "ogre", "goblin2"].map(tokenIdOf));
    this.note();
  }

  note(): void {
    this.history.note(ledgerOnDisk(this.company));
  }

  /** Steps that begin together, and the rest after them where one is due. */
  async play(burst: readonly Step[]): Promise<void> {
    this.played.push(...burst);
    const outcomes = await Promise.all(burst.map((step) => playStep(this.company, step)));
    burst.forEach((step, i) => this.#tell(step, outcomes[i] ?? "nothing"));
    this.note();
    for (const step of burst.filter((each) => each.rest !== undefined)) {
      await rest(this.company, this.history, step, Company.namesFor(this.setting.players));
      this.tally.sums.rests += 1;
      await healWhereNeeded(this.company);
    }
    await this.#takeSent();
  }

  #tell({ what }: Step, outcome: Outcome): void {
    this.tally.sums.steps += 1;
    count(this.tally.steps, `${what} ${outcome}`);
  }

  async #takeSent(): Promise<void> {
    for (const { page } of this.company.seats) {
      const sent = await page.evaluate(() => (globalThis as unknown as HandsPage).soak.takeSent());
      for (const each of sent) this.#noteSent(each);
    }
  }

  #noteSent({ kind, ok, revision, codes }: Sent): void {
    this.tally.sums.commands += 1;
    if (!ok) this.tally.sums.refusals += 1;
    for (const code of codes) count(this.tally.refused, code);
    if (revision === null) return;
    const other = this.#revisions.get(revision);
    if (other !== undefined) throw new Fault(`record ${String(revision)} is both ${other} and ${kind}`);
    this.#revisions.set(revision, kind);
  }

  close(): void {
    for (const [name, times] of Object.entries(this.history.countByName())) count(this.tally.records, name, times);
    this.tally.sums.windows += this.history.countEvents("WindowOpened");
    this.tally.sums.rounds += this.history.countEvents("RoundStarted");
  }
}

/**
 * Plays an evening until its steps or its time are over. What must not happen is written down, with the steps that led
 * there and how things stood, and thrown.
 */
export async function playEvening(
  setting: Setting,
  tally: Tally,
  { until = Infinity, steps }: { until?: number; steps?: readonly Step[] } = {},
): Promise<void> {
  const table = await openTable(setting);
  const evening = new Evening(new Company(table, setting.seed), setting, tally);
  const began = Date.now();
  try {
    await evening.begin();
    for (const burst of bursts(steps ?? stepsOf(setting.seed))) {
      await evening.play(burst);
      if (Date.now() > until) break;
    }
    await evening.play([{ ...LAST, n: setting.seed % 1000 }]);
  } catch (error) {
    throw await writeDown(evening, error);
  } finally {
    evening.close();
    tally.sums.seconds += (Date.now() - began) / 1000;
    await table.close();
  }
}

/** Every evening ends in rest. */
const LAST: Step = {
  what: "hear",
  who: 0,
  by: 0,
  other: 0,
  away: [0, 0],
  n: 0,
  yes: true,
  joins: false,
  rest: "answer",
};

function* bursts(steps: Iterable<Step>): Generator<Step[]> {
  let burst: Step[] = [];
  for (const step of steps) {
    const last = burst.at(-1);
    if (last && (last.rest !== undefined || !joinsIn(step, last))) {
      yield burst;
      burst = [];
    }
    burst.push(step);
  }
  if (burst.length > 0) yield burst;
}

async function writeDown(evening: Evening, error: unknown): Promise<Error> {
  const { setting, played, company, history } = evening;
  const what = error instanceof Error ? error : new Error(String(error));
  await mkdir(FOLDER, { recursive: true });
  const name = `${setting.ruleset}-${String(setting.seed)}`;
  const script: Script = { setting, steps: played };
  await writeFile(path.join(FOLDER, `${name}.json`), JSON.stringify(script, null, 1));
  const states = {
    fault: what.stack,
    after: played.at(-1),
    states: what instanceof Fault ? what.states : null,
    ledger: ledgerOnDisk(company),
    records: history.records.slice(-LAST_RECORDS),
  };
  await writeFile(path.join(FOLDER, `${name}.states.json`), JSON.stringify(states, null, 1));
  for (const { page, name: who } of company.seats)
    await page.screenshot({ path: path.join(FOLDER, `${name}-${who}.png`) }).catch(() => undefined);
  const command = `npm run soak -- --replay build/soak/${name}.json`;
  return new Error(`${what.message}\nafter ${String(played.length)} steps; to replay: ${command}`, { cause: what });
}
