import type { ActionId } from "../../model/ids.js";

/** The tactic after the armed one, or before it; the ring closes with null, no tactic armed. */
export function tacticAfter(fitting: readonly ActionId[], armed: ActionId | null, forwards: boolean): ActionId | null {
  const ring = [null, ...fitting];
  const at = Math.max(0, ring.indexOf(armed));
  return ring[(at + (forwards ? 1 : ring.length - 1)) % ring.length] ?? null;
}
