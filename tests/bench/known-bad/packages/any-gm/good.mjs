import { registerCreature, say } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
Hooks.on("updateActor", (actor, changed) => {
  if (game.user.isActiveGM && changed.system?.hp !== undefined) void say(`${actor.name} is wounded`);
});
