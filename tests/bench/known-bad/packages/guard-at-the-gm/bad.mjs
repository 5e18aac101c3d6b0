import { registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
// Pre hooks run at the mover's alone: the game master never sees a player's.
Hooks.on("preMoveToken", (_token, movement) => {
  if (game.user.isGM && movement.passed.cost > 10) return false;
});
