import { registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
Hooks.on("preMoveToken", (_token, movement) => {
  if (movement.passed.cost > 10) return false;
});
