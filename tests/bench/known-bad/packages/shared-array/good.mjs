import { registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
globalThis.note = (actor, word) => actor.update({ system: { byKey: { [foundry.utils.randomID()]: word } } });
globalThis.count = (actor) => Object.keys(actor.system.byKey).length;
