import { registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
Hooks.on("renderChatMessageHTML", (_message, html) => {
  html.querySelector(".message-content")?.classList.add("marked");
});
