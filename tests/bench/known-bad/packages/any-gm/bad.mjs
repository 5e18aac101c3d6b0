import { registerCreature, say } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
// There may be two game masters, and both are one.
Hooks.on("updateActor", (actor, changed) => {
  if (game.user.isGM && changed.system?.hp !== undefined) void say(`${actor.name} is wounded`);
});
