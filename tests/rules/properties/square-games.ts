import { creatureId } from "../../../module/model/ids.js";
import { dnd4e } from "../../../module/rulesets/dnd4e/ruleset.js";
import { dnd5e2024 } from "../../../module/rulesets/dnd5e2024/ruleset.js";
import { pf1 } from "../../../module/rulesets/pf1/ruleset.js";
import type { SquareGame } from "./square-fights.js";

const BY = creatureId("ann");

export const PF1: SquareGame = {
  ruleset: pf1,
  conditions: ["prone", "flat-footed", "staggered", "grappled", "blinded", "dazed"],
  features: ["combat-reflexes", "quick-draw", "run", "mobility"],
  stats: { dex: 14, str: 14, bab: 6, ac: 15 },
  walk: 30,
  bare: ["attack-unarmed"],
  common: ["move", "move", "five-foot-step", "withdraw", "charge", "attack-melee", "full-attack", "attack-ranged"],
  variants: { "combat-maneuver": ["trip", "bull-rush", "grapple", "disarm"] },
  reactions: [{ by: BY, action: "attack-melee" }],
};

export const DND5E2024: SquareGame = {
  ruleset: dnd5e2024,
  conditions: ["prone", "grappled", "restrained", "blinded", "incapacitated", "poisoned"],
  features: ["cunning-action", "nimble-escape", "sentinel", "pack-tactics"],
  stats: { dex: 14, str: 14, ac: 15, attacks: 2, pb: 2 },
  walk: 30,
  bare: ["unarmed-strike", "grapple", "shove", "shove-prone"],
  common: ["move", "move", "move", "attack", "attack", "dash", "disengage", "dodge", "grapple", "shove", "help"],
  variants: { "bonus-action": ["dash", "disengage", "hide"] },
  reactions: [
    { by: BY, action: "attack" },
    { by: BY, action: "dash" },
  ],
};

export const DND4E: SquareGame = {
  ruleset: dnd4e,
  conditions: ["prone", "dazed", "slowed", "immobilized", "blinded"],
  features: ["threatening-reach"],
  stats: { ac: 15, fort: 13, ref: 13, will: 12, str: 16, dex: 12 },
  walk: 6,
  bare: ["bull-rush", "grab"],
  common: ["walk", "walk", "shift", "charge", "basic-attack", "bull-rush", "grab", "run", "action-point"],
  variants: { "total-defense": ["standard"], charge: ["basic-attack", "bull-rush"] },
  reactions: [{ by: BY, action: "basic-attack" }],
};

export const SQUARE_GAMES = [PF1, DND5E2024, DND4E] as const;
