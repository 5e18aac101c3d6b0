import { registerCreature } from "../shared.mjs";

// The schema doesn't know what is written later: it is dropped without a word.
Hooks.once("init", () => registerCreature());
