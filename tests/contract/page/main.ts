import "./globals.js";
import { ENTRIES } from "../entries/index.js";
import { cleanWorld, forget } from "./fixtures.js";

/** What drives the entries in this page. */
export interface Driver {
  runSingle(id: string): Promise<void>;
  runStep(id: string, index: number, told: readonly unknown[]): Promise<unknown>;
  forget(): void;
  cleanWorld(): Promise<void>;
}

const byId = new Map(ENTRIES.map((entry) => [entry.id, entry]));

const driver: Driver = {
  async runSingle(id) {
    const entry = byId.get(id);
    if (entry?.kind !== "single") throw new Error(`no single entry ${id}`);
    await entry.run();
  },
  async runStep(id, index, told) {
    const entry = byId.get(id);
    const step = entry?.kind === "pair" ? entry.steps[index] : undefined;
    if (!step) throw new Error(`no step ${index} of ${id}`);
    const result = await step.run(...(told as never[]));
    return result === undefined ? null : (JSON.parse(JSON.stringify(result)) as unknown);
  },
  forget,
  cleanWorld,
};

Object.assign(globalThis, { contract: driver });
