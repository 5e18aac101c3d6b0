import { vitalWriter } from "../../foundry/documents/vital-writer.js";
import { gurps4eData } from "./actor-data.js";

/** Numbers that fights change: hit points, also below nothing. */
export function vitalsOf(actor: Actor.Implementation): Readonly<Record<string, number>> {
  const data = gurps4eData(actor);
  return data ? { hp: data.hp.value } : {};
}

export const writeVital = vitalWriter({ hp: { path: "hp.value" } });
