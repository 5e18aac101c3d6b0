import { registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
let spent = 0;
// Taking a move back arrives as a movement too.
Hooks.on("moveToken", (token, movement, _operation, user) => {
  if (!user.isSelf) return;
  spent += movement.passed.cost;
  void token.actor.update({ "system.spent": spent });
});
