import type { Intent } from "../../foundry/face.js";

const BLOWS = ["attack", "light-weapon-attack", "unarmed-strike"];
const NEAR = ["melee", "unarmed", "natural"];

/** In melee one may leave whom one fells with one hit point, unconscious. */
export const intents: readonly Intent[] = [
  {
    name: "spare",
    options: { lethal: false },
    fits: (action, { kind }) => BLOWS.includes(action) && NEAR.includes(kind),
  },
];
