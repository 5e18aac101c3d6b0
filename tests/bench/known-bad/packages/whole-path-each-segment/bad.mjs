import { registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
let spent = 0;
// Every segment of a way comes by itself, and each time all that is still to come is charged again.
Hooks.on("moveToken", (token, movement, _operation, user) => {
  if (!user.isSelf) return;
  spent += movement.passed.cost + movement.pending.cost;
  void token.actor.update({ "system.spent": spent });
});
