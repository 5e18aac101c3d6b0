import { tellAnew } from "../combat/reconcile.js";
import { inTurn } from "../commands/authority.js";
import { sessionOf } from "../port/session.js";

/**
 * Follows who comes out of hiding and who goes into it, so that everybody's ledger holds no more of them than it may, and
 * no less. In `init`.
 */
export function watchSecrets(): void {
  Hooks.on("updateToken", (_token, changes) => {
    if (changes.hidden !== undefined || changes.disposition !== undefined) tellAllAnew();
  });
  Hooks.on("updateCombatant", (_combatant, changes) => {
    if (changes.hidden !== undefined) tellAllAnew();
  });
  Hooks.on("updateActor", (_actor, changes) => {
    if (changes.ownership !== undefined) tellAllAnew();
  });
  for (const name of ["createActiveEffect", "updateActiveEffect", "deleteActiveEffect"] as const)
    Hooks.on(name, tellAllAnew);
}

function tellAllAnew(): void {
  if (!game.user.isActiveGM) return;
  for (const combat of game.combats.contents.filter((each) => each.started)) {
    const session = sessionOf(combat);
    if (session) void inTurn("secrets", () => tellAnew(session));
  }
}
