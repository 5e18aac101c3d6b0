import { registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
// The movement is frozen here: it can be refused, not cut short.
Hooks.on("preMoveToken", (_token, movement) => {
  if (movement.passed.cost > 10) movement.passed.waypoints.length = 2;
});
