import { vitalWriter } from "../../foundry/documents/vital-writer.js";
import { pf1Data } from "./actor-data.js";

/** Numbers that fights change: hit points, nonlethal damage, and arrows where they are counted. */
export function vitalsOf(actor: Actor.Implementation): Readonly<Record<string, number>> {
  const data = pf1Data(actor);
  if (!data) return {};
  return {
    hp: data.hp.value,
    temp: data.hp.temp,
    nonlethal: data.nonlethal,
    ...(data.countsArrows ? { arrows: data.arrows } : {}),
  };
}

export const writeVital = vitalWriter({
  hp: { path: "hp.value" },
  temp: { path: "hp.temp", min: 0 },
  nonlethal: { path: "nonlethal", min: 0 },
  arrows: { path: "arrows", min: 0 },
});
