import { ID, notes, registerCreature } from "../shared.mjs";

// Anybody can write a user's id into what they send.
Hooks.once("init", () => {
  registerCreature();
  game.socket.on(`system.${ID}`, ({ from }) => notes.heard.push(game.users.get(from).isGM));
});
globalThis.forge = () => game.socket.emit(`system.${ID}`, { from: game.users.activeGM.id });
