import { registerCreature, say } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
// The hook runs on every client, and so every client tells of the wound.
Hooks.on("updateActor", (actor, changed) => {
  if (changed.system?.hp !== undefined) void say(`${actor.name} is wounded`);
});
