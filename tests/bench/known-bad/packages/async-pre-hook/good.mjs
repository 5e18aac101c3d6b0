import { registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
Hooks.on("preUpdateActor", (_actor, changed) => {
  if (changed.system?.hp !== undefined) return false;
});
