import type { Step } from "../../page/entry.js";
import { rest } from "../../page/demand.js";
import type { Data } from "../../page/host.js";

/**
 * A question that no public source settles. Nothing here is right or wrong: the steps are played, and what the last one
 * returns is what was seen.
 */
export interface OpenPoint {
  /** `open.NUMBER-name`; the number is that of docs/verify-in-foundry.md */
  readonly id: string;
  readonly steps: readonly Step[];
}

/** How something ended, in words that can be compared: what it brought, or how it failed, and after how many milliseconds. */
export async function outcomeOf(action: () => unknown, limit = 30_000): Promise<Data> {
  const began = performance.now();
  const seconds = (): number => Math.round((performance.now() - began) / 100) / 10;
  try {
    const late = rest(limit).then(() => "no answer");
    const value = await Promise.race([Promise.resolve(action()), late]);
    return { brought: plain(value), seconds: seconds() };
  } catch (error) {
    const { name, message } = error as Error;
    return { failed: name, message, seconds: seconds() };
  }
}

/** A value as a report can hold it. */
function plain(value: unknown): unknown {
  if (value === undefined) return "nothing";
  if (typeof value === "function") return "a function";
  return value !== null && typeof value === "object" ? value.constructor.name : value;
}
