import type { Entry, Step } from "./entry.js";

/** What is played in steps, by one seat or by two in turn. */
export type Played = Entry | { readonly id: string; readonly steps: readonly Step[] };

/** What is asked of which seat, in its order: a single entry asks once. */
export function stepsOf(played: Played): readonly Step[] {
  return "steps" in played ? played.steps : [{ seat: played.seat ?? "gm", run: played.run }];
}

/**
 * Runs one step on this client.
 * @param told what the steps before it have returned
 * @returns what it returned, as JSON; null for nothing
 * @throws what the step throws: where an entry's sentence doesn't hold
 */
export async function runStep(played: Played | undefined, index: number, told: readonly unknown[]): Promise<unknown> {
  const step = played && stepsOf(played)[index];
  if (!step) throw new Error(`no step ${index} of ${played?.id ?? "anything known"}`);
  const result = await step.run(...(told as never[]));
  return result === undefined ? null : (JSON.parse(JSON.stringify(result)) as unknown);
}
