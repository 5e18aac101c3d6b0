import "./globals.js";
import { cleanWorld, forget } from "./fixtures.js";
import { runStep } from "./steps.js";

/** What drives the entries in this page. */
export interface Driver {
  runStep(id: string, index: number, told: readonly unknown[]): Promise<unknown>;
  forget(): void;
  cleanWorld(): Promise<void>;
}

const driver: Driver = { runStep, forget, cleanWorld };

Object.assign(globalThis, { contract: driver });
