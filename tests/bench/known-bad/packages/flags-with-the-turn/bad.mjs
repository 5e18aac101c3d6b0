import { registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature());
// A player may change the turn of a combat, and nothing else: all of it is refused.
globalThis.endTurn = (combat) => combat.update({ turn: combat.turn + 1, flags: { "known-bad": { ended: true } } });
