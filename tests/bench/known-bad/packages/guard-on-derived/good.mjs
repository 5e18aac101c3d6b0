import { registerCreature, say } from "../shared.mjs";

Hooks.once("init", () => registerCreature({ derive: (system) => void (system.acted = false) }));
globalThis.act = async (actor) => {
  if (actor._source.system.acted) return;
  await actor.update({ "system.acted": true });
  await say(`${actor.name} acts`);
};
