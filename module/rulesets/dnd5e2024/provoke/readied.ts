import type { Act } from "../../../model/act.js";
import type { Task } from "../../../model/encounter.js";
import type { Provocation } from "../../../model/plan.js";
import { isMeant, readiedChance } from "../../../rules/readied.js";
import type { Situation } from "../../../rules/situation.js";
import type { Action } from "../action.js";
import { isIncapable } from "../conditions.js";
import { cellsBetween, standing, type Place } from "../distance.js";
import { canSee, findFighter, presentFighters, type Fighter } from "../fighter.js";
import { placeOn, type Way } from "../movement/movement-chances.js";
import { reachingWeapons } from "./threat.js";

/** Somebody who waits for what another does, and what for. */
interface Waiting {
  readonly fighter: Fighter;
  readonly on: string;
}

/** Everybody who has readied something for this doer, may still react and perceives it. */
function waitingFor(situation: Situation, doer: Fighter): Waiting[] {
  return presentFighters(situation).flatMap((fighter) => {
    const { readied, reactionUsed } = fighter.turn;
    if (!readied || reactionUsed || fighter.id === doer.id || isIncapable(fighter) || !canSee(fighter, doer)) return [];
    const { on } = readied.trigger;
    return typeof on === "string" && isMeant(readied.trigger, fighter, doer) ? [{ fighter, on }] : [];
  });
}

/** The readied actions that a way lets off, each right after its trigger has come true (GAP-DND5-03). */
export function readiedOnWay(situation: Situation, task: Task): Provocation[] {
  const mover = findFighter(situation, task.act.by);
  const { move } = task.plan;
  if (!mover || !move) return [];
  const way: Way = { path: move.path, elevations: task.act.elevations };
  const places = move.path.map((_, step) => placeOn(situation, mover, way, step));
  return waitingFor(situation, mover).flatMap(({ fighter, on }) => {
    const step = triggerStep(situation, fighter, on, places);
    return step === null ? [] : [chanceOf(fighter, mover, step)];
  });
}

/** The readied actions that an act lets off when it is over. */
export function readiedOnAct(situation: Situation, actor: Fighter, action: Action, act: Act): Provocation[] {
  const casts = action.spell === true;
  const attacks = action.family === "attack" && (!casts || act.with !== undefined);
  const said = (on: string): boolean => (on === "attack" && attacks) || (on === "cast" && casts);
  return waitingFor(situation, actor).flatMap(({ fighter, on }) =>
    said(on) ? [chanceOf(fighter, actor, "action")] : [],
  );
}

function triggerStep(
  situation: Situation,
  fighter: Fighter,
  on: string,
  places: readonly (Place | null)[],
): number | null {
  const gap = (place: Place | null | undefined): number => cellsTo(situation, fighter, place);
  const reach = (place: Place | null | undefined): boolean =>
    place !== null && place !== undefined && reachingWeapons(situation, fighter, place).length > 0;
  const found = places.findIndex((place, i) => {
    if (i === 0) return false;
    const before = places[i - 1];
    switch (on) {
      case "move":
        return i === places.length - 1;
      case "enters-reach":
      case "in-reach":
        return reach(place) && !reach(before);
      case "leaves-reach":
        return !reach(place) && reach(before);
      case "adjacent":
        return gap(place) <= 1 && gap(before) > 1;
      case "approach":
        return gap(place) < gap(before);
      default:
        return false;
    }
  });
  return found < 0 ? null : found;
}

function cellsTo(situation: Situation, fighter: Fighter, place: Place | null | undefined): number {
  const from = standing(situation, fighter);
  return from && place ? cellsBetween(situation, from, place) : Number.MAX_SAFE_INTEGER;
}

const chanceOf = ({ id, turn }: Fighter, against: Fighter, step: Provocation["step"]): Provocation =>
  readiedChance(id, turn.readied?.action ?? {}, against.id, step);
