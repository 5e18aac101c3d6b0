import { dnd5e2024Data } from "./actor-data.js";

/** Numbers that fights change. */
export function vitalsOf(actor: Actor.Implementation): Readonly<Record<string, number>> {
  const data = dnd5e2024Data(actor);
  return data ? { hp: data.hp.value } : {};
}

/** Writes one of them; a number that this game doesn't keep on the actor is left to the ledger. */
export async function writeVital(
  actor: Actor.Implementation,
  vital: string,
  value: number,
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (vital !== "hp") return;
  const system = { hp: { value: Math.trunc(value) } };
  await actor.update({ system }, { ...options });
}
