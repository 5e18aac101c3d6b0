import { ID, notes, registerCreature } from "../shared.mjs";

Hooks.once("init", () => {
  registerCreature();
  game.socket.on(`system.${ID}`, (word) => notes.heard.push(word));
});
globalThis.tell = () => game.socket.emit(`system.${ID}`, "hello");
