import { registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
// It is an element, not what jQuery would have made of it.
Hooks.on("renderChatMessageHTML", (_message, html) => void html.find(".message-content").addClass("marked"));
