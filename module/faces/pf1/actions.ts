import type { ActionId } from "../../model/ids.js";
import type { AttackProfile } from "../../model/profile.js";

/** What is done in most fights; the rest of the table stands behind "more". */
export const common: readonly ActionId[] = [
  "charge",
  "withdraw",
  "run",
  "total-defense",
  "fight-defensively",
  "aid-another",
  "ready",
  "combat-maneuver",
  "cast-standard",
  "use-potion-oil",
  "move",
  "stand-up",
  "draw-weapon",
  "pick-up-item",
  "swift-action",
  "immediate-action",
  "five-foot-step",
  "drop-prone",
  "delay",
];

/** How an attack's line lets one strike. */
export function attackActions({ kind }: AttackProfile): readonly ActionId[] {
  switch (kind) {
    case "ranged":
    case "thrown":
      return ["attack-ranged", "full-attack"];
    case "unarmed":
      return ["attack-unarmed", "full-attack"];
    default:
      return ["attack-melee", "full-attack"];
  }
}

/** What has to be said besides of some actions. */
export const variants: Readonly<Record<ActionId, readonly string[]>> = {
  "aid-another": ["attack", "defence", "task"],
  "use-feat": ["power-attack", "combat-expertise", "deadly-aim", "arcane-strike"],
  "combat-maneuver": [
    "trip",
    "disarm",
    "grapple",
    "pin",
    "grapple-damage",
    "bull-rush",
    "sunder",
    "overrun",
    "drag",
    "reposition",
    "steal",
    "dirty-trick",
  ],
  "start-full-round": [
    "load-heavy-crossbow",
    "cast-one-round",
    "coup-de-grace",
    "light-torch",
    "escape-net",
    "extinguish-flames",
    "touch-up-to-six",
    "use-skill-full",
  ],
};

/** What a readied action may wait for, the usual first. */
export const triggers: readonly string[] = [
  "enters-reach",
  "adjacent",
  "approach",
  "leaves-reach",
  "move",
  "attack",
  "cast",
  "other",
];
