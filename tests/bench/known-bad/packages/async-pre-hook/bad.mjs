import { registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
// A promise is not false: nobody waits for it, and nothing is cancelled.
Hooks.on("preUpdateActor", async (_actor, changed) => {
  if (changed.system?.hp !== undefined) return false;
});
