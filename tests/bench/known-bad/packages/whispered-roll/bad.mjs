import { registerCreature, say } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
// A message with a roll is a stub for everybody whom it isn't meant for: they see that something was rolled.
globalThis.ambush = async () => {
  const roll = await new Roll("1d20").evaluate();
  await say("An ambush!", { whisper: [game.userId], rolls: [JSON.stringify(roll)] });
};
