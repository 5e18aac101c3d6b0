import type { Operation } from "../common/abstract/database.js";
import type { Document } from "../common/abstract/document.js";
import type { Data } from "../common/utils/types.js";
import type { Combat } from "./combat.js";
import type { Combatant } from "./combatant.js";

/** A combat whose turn has to be kept with its creature. */
function runningCombat(operation: Operation): Combat | null {
  const combat = operation.parent as unknown as Combat | null;
  return combat?.combatant && operation["combatTurn"] === undefined ? combat : null;
}

/** Writes the index that the current combatant will have in the new order; applied by every client. */
function keepTurn(operation: Operation, combat: Combat, next: Combatant[]): void {
  const order = next.sort((a, b) => combat._sortCombatants(a, b));
  const index = order.findIndex((combatant) => combatant.id === combat.combatant?.id);
  operation["combatTurn"] = index >= 0 ? index : Math.min(combat.turn ?? 0, Math.max(order.length - 1, 0));
}

/** Combatants are about to be added. */
export function keepTurnOnCreate(documents: Document[], operation: Operation): void {
  const combat = runningCombat(operation);
  if (combat) keepTurn(operation, combat, [...combat.turns, ...(documents as unknown as Combatant[])]);
}

/** Combatants are about to change, perhaps in initiative. */
export function keepTurnOnChange(documents: Document[], operation: Operation, updates: Data[]): void {
  const combat = runningCombat(operation);
  if (!combat || !updates.some((update) => "initiative" in update)) return;
  const changed = new Map(
    documents.map((document, index) => [
      document.id,
      document.clone(updates[index], { keepId: true }) as unknown as Combatant,
    ]),
  );
  keepTurn(
    operation,
    combat,
    combat.turns.map((combatant) => changed.get(combatant.id) ?? combatant),
  );
}

/** Combatants are about to be removed. */
export function keepTurnOnDelete(documents: Document[], operation: Operation): void {
  const combat = runningCombat(operation);
  if (!combat) return;
  const removed = new Set(documents.map((document) => document.id));
  keepTurn(
    operation,
    combat,
    combat.turns.filter((combatant) => !removed.has(combatant.id)),
  );
}
