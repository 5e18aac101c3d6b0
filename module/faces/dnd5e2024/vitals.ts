import { vitalWriter } from "../../foundry/documents/vital-writer.js";
import { dnd5e2024Data } from "./actor-data.js";

/** Numbers that fights change. */
export function vitalsOf(actor: Actor.Implementation): Readonly<Record<string, number>> {
  const data = dnd5e2024Data(actor);
  return data ? { hp: data.hp.value, temp: data.hp.temp } : {};
}

export const writeVital = vitalWriter({ hp: { path: "hp.value" }, temp: { path: "hp.temp", min: 0 } });
