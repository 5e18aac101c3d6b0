import { registerCreature, say } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
globalThis.ambush = async () => {
  const { total } = await new Roll("1d20").evaluate();
  await say(`An ambush! ${total}`, { whisper: [game.userId] });
};
