import { registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
// It is told of going back, too: what was spent is given back to whoever only looked.
Hooks.on("combatTurnChange", (combat) => {
  if (game.user.isActiveGM) void combat.combatant?.actor.update({ "system.spent": 0 });
});
