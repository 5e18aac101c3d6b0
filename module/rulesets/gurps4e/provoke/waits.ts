import type { Act } from "../../../model/act.js";
import type { Task } from "../../../model/encounter.js";
import type { Provocation } from "../../../model/plan.js";
import { isMeant, readiedChance } from "../../../rules/readied.js";
import type { Situation } from "../../../rules/situation.js";
import { TOLD_TRIGGERS, triggeredAt, type Nearness } from "../../../rules/trigger.js";
import { reachOf, readyBlades } from "../attack/weapon.js";
import { dazeOf, incapacityOf } from "../conditions.js";
import { placeAt, standing, yardsBetween, type Place } from "../distance.js";
import { canSee, findFighter, isOwnTurn, othersThan, type Fighter } from "../fighter.js";
import { READIED } from "../terms.js";

/** Whether an act is what its doer waits to do, and its moment is there: it is asked, or the game master says so. */
export function isLetOff({ situation, act, actor }: { situation: Situation; act: Act; actor: Fighter }): boolean {
  const { wait } = actor.turn;
  if (wait?.maneuver !== act.action || isOwnTurn(situation, actor)) return false;
  if (wait.variant !== null && act.variant !== undefined && act.variant !== wait.variant) return false;
  return TOLD_TRIGGERS.some((on) => on === wait.trigger.on) || isAsked(situation, actor);
}

const isAsked = ({ encounter }: Situation, { id }: Fighter): boolean =>
  encounter.windows.some(
    ({ kind, responders }) => kind === READIED && responders.some(({ creature }) => creature === id),
  );

/** Everybody who waits for something of this doer, perceives it and can act. */
function waitingFor(situation: Situation, doer: Fighter): { readonly fighter: Fighter; readonly on: string }[] {
  return othersThan(situation, doer).flatMap((fighter) => {
    const { wait } = fighter.turn;
    const able = incapacityOf(fighter) === null && dazeOf(fighter) === null;
    if (!wait || !able || isOwnTurn(situation, fighter) || !canSee(fighter, doer)) return [];
    const { on } = wait.trigger;
    return isMeant(wait.trigger, fighter, doer) && typeof on === "string" ? [{ fighter, on }] : [];
  });
}

/** The Waits that a way lets off, each in the hex where what is waited for comes true (G4-WAIT-002). */
export function waitsOnWay(situation: Situation, { act, plan }: Task): Provocation[] {
  const mover = findFighter(situation, act.by);
  const { move } = plan;
  if (!mover || !move || move.path.length < 2) return [];
  return waitingFor(situation, mover).flatMap(({ fighter, on }) => {
    const from = standing(situation, fighter);
    const way = move.path.map((cell, i): Nearness => {
      const place = placeAt(situation, mover, cell, act.elevations?.[i]);
      return {
        gap: from && place ? yardsBetween(situation, from, place) : Infinity,
        inReach: from !== null && place !== null && reaches(situation, fighter, from, place),
      };
    });
    const at = triggeredAt(on, way);
    if (at === null) return [];
    // About to leave: the answer comes while the mover still stands within reach.
    const step = on === "leaves-reach" ? at - 1 : at;
    return [readiedChance(fighter.id, fighter.turn.wait?.act ?? {}, mover.id, step)];
  });
}

const reaches = (situation: Situation, fighter: Fighter, from: Place, place: Place): boolean =>
  readyBlades(fighter).some((weapon) => {
    const { min, max } = reachOf(fighter, weapon);
    const yards = yardsBetween(situation, from, place);
    return yards >= min && yards <= max;
  });

/** The Waits that an act itself lets off, before it takes effect. */
export const waitsOnAct = (situation: Situation, doer: Fighter, on: "attack" | "cast"): Provocation[] =>
  waitingFor(situation, doer).flatMap((waiting) =>
    waiting.on === on
      ? [readiedChance(waiting.fighter.id, waiting.fighter.turn.wait?.act ?? {}, doer.id, "action")]
      : [],
  );
