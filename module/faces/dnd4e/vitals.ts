import { vitalWriter } from "../../foundry/documents/vital-writer.js";
import { dnd4eData } from "./actor-data.js";

/** Numbers that fights change: hit points, and what a hero has of surges and action points. */
export function vitalsOf(actor: Actor.Implementation): Readonly<Record<string, number>> {
  const data = dnd4eData(actor);
  return data
    ? { hp: data.hp.value, temp: data.hp.temp, surges: data.surges.value, actionPoints: data.actionPoints }
    : {};
}

export const writeVital = vitalWriter({
  hp: { path: "hp.value" },
  temp: { path: "hp.temp", min: 0 },
  surges: { path: "surges.value", min: 0 },
  actionPoints: { path: "actionPoints", min: 0 },
});
