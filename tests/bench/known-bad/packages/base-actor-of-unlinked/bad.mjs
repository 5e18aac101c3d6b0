import { registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
// The world's actor is not the one of an unlinked token: all that are made of it are hurt.
globalThis.hurt = (token) => game.actors.get(token.actorId).update({ "system.hp": 5 });
