import { findStat } from "../../../rules/creature.js";
import { halfLevel, type Fighter } from "../fighter.js";
import { DEFENCES, type Defence } from "./weapon.js";

/** A defence with what holds for now: total defence and second wind add up (DND4-TDEF-001, DND4-2WIND-002). */
export const defenceOf = (fighter: Fighter, defence: Defence): number =>
  (findStat(fighter, defence) ?? 10 + halfLevel(fighter)) + fighter.turn.guard;

export const readDefence = (word: string): Defence | null => DEFENCES.find((defence) => defence === word) ?? null;
