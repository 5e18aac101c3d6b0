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

/** Writes one of them; a number that this game doesn't keep on the actor is left to the ledger. */
export async function writeVital(
  actor: Actor.Implementation,
  vital: string,
  value: number,
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  const system = change(vital, Math.trunc(value));
  if (system) await actor.update({ system }, { ...options });
}

function change(vital: string, value: number): object | null {
  switch (vital) {
    case "hp":
      return { hp: { value } };
    case "temp":
      return { hp: { temp: Math.max(0, value) } };
    case "nonlethal":
    case "arrows":
      return { [vital]: Math.max(0, value) };
    default:
      return null;
  }
}
