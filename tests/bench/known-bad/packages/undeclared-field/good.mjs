import { registerCreature } from "../shared.mjs";

Hooks.once("init", () => registerCreature({ more: (fields) => ({ stance: new fields.StringField() }) }));
