import { dnd5e2024Data } from "./actor-data.js";

/** Where the actor keeps the numbers that fights change. */
const FIELDS: Readonly<Record<string, string>> = { hp: "value", temp: "temp" };

/** Numbers that fights change. */
export function vitalsOf(actor: Actor.Implementation): Readonly<Record<string, number>> {
  const data = dnd5e2024Data(actor);
  return data ? { hp: data.hp.value, temp: data.hp.temp } : {};
}

/** Writes one of them; a number that this game doesn't keep on the actor is left to the ledger. */
export async function writeVital(
  actor: Actor.Implementation,
  vital: string,
  value: number,
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  const field = FIELDS[vital];
  if (field === undefined) return;
  const system = { hp: { [field]: Math.trunc(value) } };
  await actor.update({ system }, { ...options });
}
