import type { Cell } from "../../model/position.js";
import type { ActionId, CreatureId } from "../../model/ids.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import { isKnown } from "../is-known.js";
import type { Draft } from "./draft.js";

/** Code of the note that somebody unseen is in the way. */
const UNSEEN = "unseen-obstacle";

/** A way that can't even begin: its mover stays, and learns why. */
export function meetUnseen(draft: Draft, creature: CreatureId, action: ActionId): Refusal | null {
  if (!isKnown(draft.encounter, creature)) return refusal("no-such-creature", { creature });
  tellUnseen(draft, creature, action);
  return null;
}

/** An act that was cut short in front of somebody unseen has come to its end there. */
export function tellUnseen(draft: Draft, creature: CreatureId, action: ActionId): void {
  draft.push({ type: "Noted", creature, code: UNSEEN, data: {} });
  interrupt(draft, creature, action, "unseen");
}

/** An act goes no farther than where its creature is now. */
export function interrupt(draft: Draft, creature: CreatureId, action: ActionId, reason: string): void {
  const at: Cell | null = draft.encounter.creatures[creature]?.position?.cell ?? null;
  draft.push({ type: "Interrupted", creature, action, at, reason });
}
