import type { ActionId } from "../../model/ids.js";
import type { AttackProfile } from "../../model/profile.js";

/** What is done in most fights; the rest of the table stands behind "more". */
export const common: readonly ActionId[] = [
  "charge",
  "second-wind",
  "total-defense",
  "aid-another",
  "bull-rush",
  "grab",
  "ready",
  "walk",
  "shift",
  "run",
  "stand-up",
  "escape",
  "item-minor",
  "drop-prone",
  "sustain",
  "action-point",
  "delay",
];

/** How an attack's line lets one strike: by a basic attack, or by the power that it stands for. */
export const attackActions = ({ kind, extra }: AttackProfile): readonly ActionId[] =>
  kind === "touch" || extra.power === true || extra.noAttack === true ? ["use-power"] : ["basic-attack", "use-power"];

/** What has to be said besides of some actions. */
export const variants: Readonly<Record<ActionId, readonly string[]>> = {
  "action-point": ["standard", "move", "minor"],
  escape: ["athletics", "acrobatics"],
  charge: ["basic-attack", "bull-rush"],
  forced: ["push", "pull", "slide"],
  "double-move": ["walk", "run", "shift", "crawl"],
};

/** What a readied action may wait for, the usual first. */
export const triggers: readonly string[] = ["enters-reach", "adjacent", "approach", "leaves-reach", "move", "attack"];
