import { vitalWriter } from "../../foundry/documents/vital-writer.js";
import { adnd2ctData } from "./actor-data.js";

/** Numbers that fights change: hit points, and fatigue points of those who aren't rested. */
export function vitalsOf(actor: Actor.Implementation): Readonly<Record<string, number>> {
  const data = adnd2ctData(actor);
  if (!data) return {};
  return { hp: data.hp.value, ...(data.fatigue !== null && { fatigue: data.fatigue }) };
}

export const writeVital = vitalWriter({ hp: { path: "hp.value" }, fatigue: { path: "fatigue" } });
