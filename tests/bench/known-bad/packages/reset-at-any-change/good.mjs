import { registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
const begun = new Set();
Hooks.on("combatTurnChange", (combat, _prior, { round, combatantId }) => {
  const turn = `${combat.id}.${round}.${combatantId}`;
  if (!game.user.isActiveGM || begun.has(turn)) return;
  begun.add(turn);
  void combat.combatant?.actor.update({ "system.spent": 0 });
});
