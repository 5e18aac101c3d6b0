import { notes, registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
Hooks.on("moveToken", (_token, movement) => {
  if (movement.pending.waypoints.length === 0) notes.arrived += 1;
});
