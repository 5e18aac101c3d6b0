import { registerCreature, say } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
Hooks.on("updateActor", (actor, changed, _options, userId) => {
  if (userId === game.userId && changed.system?.hp !== undefined) void say(`${actor.name} is wounded`);
});
