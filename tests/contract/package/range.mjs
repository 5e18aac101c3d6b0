/** A system that does nothing but register one of each thing of which the contract speaks, and note what it is told. */
import { noteBoot, startRange } from "./start-range.mjs";

const range = noteBoot({
  id: "contract-range",
  creature: "creature",
  thing: "thing",
  terrain: "contract-range.terrain",
  gate: "contract-range.gate",
  head: "systems/contract-range/head.hbs",
  body: "systems/contract-range/body.hbs",
  words: "RANGE",
  texts: { en: { plain: "Plain words", dotted: "Dotted words", hello: "Hello, " } },
});
globalThis.Hooks.once("init", () => startRange(range));
