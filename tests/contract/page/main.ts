import "./globals.js";
import { ENTRIES } from "../entries/index.js";
import { cleanWorld, forget } from "./fixtures.js";
import { runStep } from "./steps.js";

/** What drives the entries in this page. */
export interface Driver {
  runStep(id: string, index: number, told: readonly unknown[]): Promise<unknown>;
  forget(): void;
  cleanWorld(): Promise<void>;
}

const byId = new Map(ENTRIES.map((entry) => [entry.id, entry]));

const driver: Driver = {
  runStep: (id, index, told) => runStep(byId.get(id), index, told),
  forget,
  cleanWorld,
};

Object.assign(globalThis, { contract: driver });
