import { documentClass } from "../globals/config.js";
import type { Data } from "../common/utils/types.js";
import type { Combat } from "./combat.js";
import type { Combatant } from "./combatant.js";

/** How initiative is rolled. */
export interface InitiativeOptions {
  formula?: string | null;
  updateTurn?: boolean;
  messageOptions?: Data;
}

/** Rolls for combatants, writes the results in one update, and tells them in the chat. */
export async function rollInitiative(combat: Combat, ids: string[], options: InitiativeOptions): Promise<void> {
  const current = combat.combatant?.id;
  const combatants = ids.flatMap((id) => combat.combatants.get(id) ?? []).filter((combatant) => combatant.isOwner);
  const rolled = await Promise.all(combatants.map((combatant) => rollFor(combatant, options)));
  if (!rolled.length) return;
  const order = options.updateTurn === false ? { turnEvents: false, combatTurn: combat.turn } : {};
  await combat.updateEmbeddedDocuments(
    "Combatant",
    rolled.map(({ update }) => update),
    order,
  );
  if (options.updateTurn !== false && current) await keepCurrent(combat, current);
  await documentClass("ChatMessage").createDocuments(rolled.map(({ message }) => message));
}

async function keepCurrent(combat: Combat, current: string): Promise<void> {
  const turn = combat.turns.findIndex((combatant) => combatant.id === current);
  if (turn >= 0 && turn !== combat._source["turn"]) await combat.update({ turn }, { turnEvents: false });
}

async function rollFor(combatant: Combatant, options: InitiativeOptions): Promise<{ update: Data; message: Data }> {
  const roll = combatant.getInitiativeRoll(options.formula ?? undefined);
  await roll.evaluate();
  const speaker = {
    scene: combatant.sceneId,
    actor: combatant.actor?.id ?? null,
    token: combatant.tokenId,
    alias: combatant.name,
  };
  const hidden = combatant.hidden || combatant.token?.hidden;
  const message = (await roll.toMessage(
    { speaker, flavor: combatant.name, flags: { core: { initiativeRoll: true } }, ...options.messageOptions },
    { create: false, ...(hidden ? { rollMode: "gmroll" } : {}) },
  )) as Data;
  return { update: { _id: combatant.id, initiative: roll.total }, message };
}
