import { registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
Hooks.on("preMoveToken", (token, movement) => {
  if (movement.passed.cost <= 10) return;
  const { x, y } = movement.passed.waypoints[1];
  queueMicrotask(() => void token.move({ x, y }));
  return false;
});
