import { registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
globalThis.endTurn = (combat) => combat.update({ turn: combat.turn + 1 });
