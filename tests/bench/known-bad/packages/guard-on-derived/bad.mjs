import { registerCreature, say } from "../shared.mjs";

// Outside of combat nobody has acted: so says the derived value, and covers what is stored.
Hooks.once("init", () => registerCreature({ derive: (system) => void (system.acted = false) }));
globalThis.act = async (actor) => {
  if (actor.system.acted) return;
  await actor.update({ "system.acted": true });
  await say(`${actor.name} acts`);
};
