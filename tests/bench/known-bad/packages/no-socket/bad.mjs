import { ID, notes, registerCreature } from "../shared.mjs";

// The manifest asks for no socket: what is sent is lost without a word.
Hooks.once("init", () => {
  registerCreature();
  game.socket.on(`system.${ID}`, (word) => notes.heard.push(word));
});
globalThis.tell = () => game.socket.emit(`system.${ID}`, "hello");
