import { ENTRIES } from "../entries/index.js";
import type { Entry, Step } from "./entry.js";

const byId = new Map(ENTRIES.map((entry) => [entry.id, entry]));

/** What an entry asks of which seat, in its order: a single one asks once. */
export function stepsOf(entry: Entry): readonly Step[] {
  return entry.kind === "pair" ? entry.steps : [{ seat: entry.seat ?? "gm", run: entry.run }];
}

/**
 * Runs one step of an entry on this client.
 * @param told what the steps before it have returned
 * @returns what it returned, as JSON; null for nothing
 * @throws what the entry throws, where its sentence doesn't hold
 */
export async function runStep(id: string, index: number, told: readonly unknown[]): Promise<unknown> {
  const entry = byId.get(id);
  const step = entry && stepsOf(entry)[index];
  if (!step) throw new Error(`no step ${index} of ${id}`);
  const result = await step.run(...(told as never[]));
  return result === undefined ? null : (JSON.parse(JSON.stringify(result)) as unknown);
}
