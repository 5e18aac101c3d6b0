import { vitalWriter } from "../../foundry/documents/vital-writer.js";
import { weaponsOf } from "../../foundry/documents/weapons.js";
import type { Face } from "../../foundry/face.js";
import { lineOfUsed, POWER_LIMITS, usedOf } from "../../rulesets/dnd4e/terms.js";
import { dnd4eData } from "./actor-data.js";

/** Numbers that fights change: hit points, what a hero has of surges and action points, and which powers are used up. */
export function vitalsOf(actor: Actor.Implementation): Readonly<Record<string, number>> {
  const data = dnd4eData(actor);
  if (!data) return {};
  return {
    ...{ hp: data.hp.value, temp: data.hp.temp, surges: data.surges.value, actionPoints: data.actionPoints },
    ...Object.fromEntries(weaponsOf(actor).flatMap(usedUp)),
  };
}

/** How often a power that isn't at will was used. */
function usedUp({ id, game }: { readonly id: string; readonly game: Readonly<Record<string, unknown>> }) {
  if (!POWER_LIMITS.some((limit) => limit === game.limit)) return [];
  return [[usedOf(id), typeof game.used === "number" ? game.used : 0] as const];
}

const writeNumber = vitalWriter({
  hp: { path: "hp.value" },
  temp: { path: "hp.temp", min: 0 },
  surges: { path: "surges.value", min: 0 },
  actionPoints: { path: "actionPoints", min: 0 },
});

/** That a power is used up stands on its item. */
export const writeVital: Face["writeVital"] = async (actor, vital, value, options) => {
  const line = lineOfUsed(vital);
  if (line === null) return writeNumber(actor, vital, value, options);
  const said = weaponsOf(actor).find(({ id }) => id === line)?.game ?? {};
  // The whole of it, so that nothing hangs on how the host puts objects together.
  const system = { game: { ...said, used: value } };
  await actor.items.get(line)?.update({ system }, { ...options });
};
