import { registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
const costs = [];
Hooks.on("moveToken", (token, movement, _operation, user) => {
  if (!user.isSelf) return;
  if (movement.method === "undo") costs.pop();
  else costs.push(movement.passed.cost);
  void token.actor.update({ "system.spent": costs.reduce((sum, cost) => sum + cost, 0) });
});
