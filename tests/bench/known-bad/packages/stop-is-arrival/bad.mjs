import { notes, registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
// It tells of movements that were stopped, never of those that arrived.
Hooks.on("stopToken", () => void (notes.arrived += 1));
