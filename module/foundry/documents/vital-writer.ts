import type { Face } from "../face.js";

/** Where an actor keeps a number that fights change: its path in `system`, and how far down it can go. */
export interface VitalField {
  readonly path: string;
  readonly min?: number;
}

/** Writes such numbers; one that this game doesn't keep on the actor is left to the ledger. */
export const vitalWriter =
  (fields: Readonly<Record<string, VitalField>>): Face["writeVital"] =>
  async (actor, vital, value, options) => {
    const field = fields[vital];
    if (field === undefined) return;
    const system = foundry.utils.expandObject({ [field.path]: Math.max(field.min ?? -Infinity, Math.trunc(value)) });
    await actor.update({ system }, { ...options });
  };
