import { registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
globalThis.hurt = (token) => token.actor.update({ "system.hp": 5 });
