import type { Task } from "../../../model/encounter.js";
import type { Provocation } from "../../../model/plan.js";
import { isMeant } from "../../../rules/readied.js";
import type { Situation } from "../../../rules/situation.js";
import { triggeredAt, type Nearness } from "../../../rules/trigger.js";
import { isReady } from "../conditions.js";
import { placeAt, squaresBetween, standing } from "../distance.js";
import { canSee, findFighter, isOwnTurn, othersThan, type Fighter } from "../fighter.js";
import { threats } from "./chances.js";

/** Everybody who has readied something for this doer, perceives it and may still take an immediate reaction. */
const waitingFor = (situation: Situation, doer: Fighter): { readonly fighter: Fighter; readonly on: unknown }[] =>
  othersThan(situation, doer).flatMap((fighter) => {
    const { readied, immediate } = fighter.turn;
    if (!readied || immediate || isOwnTurn(situation, fighter) || !isReady(fighter) || !canSee(fighter, doer))
      return [];
    return isMeant(readied.trigger, fighter, doer) ? [{ fighter, on: readied.trigger.on }] : [];
  });

/** Readied actions that a way lets off, each in the cell where its trigger has come true (DND4-READY-003, DND4-READY-004). */
export function readiedOnWay(situation: Situation, { act, plan }: Task): Provocation[] {
  const mover = findFighter(situation, act.by);
  const { move } = plan;
  if (!mover || !move) return [];
  return waitingFor(situation, mover).flatMap(({ fighter, on }) => {
    const from = standing(situation, fighter);
    const way = move.path.map((cell, i): Nearness => {
      const place = placeAt(situation, mover, cell, act.elevations?.[i]);
      const known = from && place;
      return {
        gap: known ? squaresBetween(situation, from, place) : Infinity,
        inReach: place !== null && threats(situation, fighter, place).length > 0,
      };
    });
    const step = triggeredAt(String(on), way);
    return step === null ? [] : [readiedChance(fighter, mover, step)];
  });
}

/** Readied actions that an attack lets off when it is over. */
export const readiedOnAttack = (situation: Situation, attacker: Fighter): Provocation[] =>
  waitingFor(situation, attacker).flatMap(({ fighter, on }) =>
    on === "attack" ? [readiedChance(fighter, attacker, "action")] : [],
  );

function readiedChance(fighter: Fighter, against: Fighter, step: Provocation["step"]): Provocation {
  const { action, with: weapon } = fighter.turn.readied?.action ?? {};
  return {
    by: fighter.id,
    against: against.id,
    step,
    of: "readied",
    attacks: typeof weapon === "string" ? [weapon] : [],
    action: typeof action === "string" ? action : "",
    pays: "immediate",
    left: 1,
    pool: 1,
  };
}
