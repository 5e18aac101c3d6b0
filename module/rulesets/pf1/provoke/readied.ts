import type { JsonObject } from "../../../kernel/json.js";
import type { Task } from "../../../model/encounter.js";
import type { Provocation } from "../../../model/plan.js";
import { isMeant, readiedChance } from "../../../rules/readied.js";
import type { Situation } from "../../../rules/situation.js";
import { cellsBetween, rangeMetric, standing, type Place } from "../distance.js";
import { findFighter, presentFighters, type Fighter } from "../fighter.js";
import { placesOf, type Way } from "../movement/movement-chances.js";
import { threatOf, weaponsAgainst } from "./threat.js";

/** A trigger as it was stored; one that says nothing is the table's to tell. */
function triggerOf({ turn }: Fighter): (JsonObject & { readonly on: string }) | null {
  if (!turn.readied) return null;
  const { trigger } = turn.readied;
  return { ...trigger, on: typeof trigger.on === "string" ? trigger.on : "other" };
}

/** Everybody who waits with a readied action for what somebody does. */
function waitingFor(situation: Situation, doer: Fighter): { fighter: Fighter; on: string }[] {
  return presentFighters(situation).flatMap((fighter) => {
    const trigger = triggerOf(fighter);
    const meant = trigger && fighter.id !== doer.id && isMeant(trigger, fighter, doer);
    return meant ? [{ fighter, on: trigger.on }] : [];
  });
}

/** The readied actions that a way lets off, each at the step where its trigger comes true (PF1-ACTION-001, PF1-GAP-12). */
export function readiedOnWay(situation: Situation, task: Task): Provocation[] {
  const mover = findFighter(situation, task.act.by);
  const { move } = task.plan;
  if (!mover || !move || task.act.action === "five-foot-step") return [];
  const { act } = task;
  const way: Way = {
    path: move.path,
    ...(act.elevations && { elevations: act.elevations }),
    action: act.action,
    spent: [],
  };
  const places = placesOf(situation, mover, way);
  return waitingFor(situation, mover).flatMap(({ fighter, on }) => {
    const step = triggerStep(situation, fighter, on, places);
    return step === null ? [] : [chanceOf(fighter, mover, step)];
  });
}

/** The readied actions that an act itself lets off. */
export const readiedOnAct = (situation: Situation, actor: Fighter, on: "attack" | "cast"): Provocation[] =>
  waitingFor(situation, actor).flatMap((waiting) =>
    waiting.on === on ? [chanceOf(waiting.fighter, actor, "action")] : [],
  );

function triggerStep(
  situation: Situation,
  fighter: Fighter,
  on: string,
  places: readonly (Place | null)[],
): number | null {
  const last = places.length - 1;
  const found = places.findIndex((place, i) => {
    const before = i > 0 ? places[i - 1] : null;
    switch (on) {
      case "move":
        return i === last;
      case "enters-reach":
      case "in-reach":
        return i > 0 && inReach(situation, fighter, place) && !inReach(situation, fighter, before);
      case "leaves-reach":
        return i < last && inReach(situation, fighter, place) && !inReach(situation, fighter, places[i + 1] ?? null);
      case "adjacent":
        return i > 0 && cellsTo(situation, fighter, place) <= 1 && cellsTo(situation, fighter, before) > 1;
      case "approach":
        return i > 0 && cellsTo(situation, fighter, place) < cellsTo(situation, fighter, before);
      default:
        return false;
    }
  });
  return found < 0 ? null : found;
}

function inReach(situation: Situation, fighter: Fighter, place: Place | null | undefined): boolean {
  const threat = threatOf(situation, fighter);
  return Boolean(threat && place && weaponsAgainst(situation, threat, place).length > 0);
}

function cellsTo(situation: Situation, fighter: Fighter, place: Place | null | undefined): number {
  const from = standing(situation, fighter);
  return from && place ? cellsBetween(situation, from, place, rangeMetric(situation)) : Number.MAX_SAFE_INTEGER;
}

const chanceOf = ({ id, turn }: Fighter, against: Fighter, step: Provocation["step"]): Provocation =>
  readiedChance(id, turn.readied?.action ?? {}, against.id, step);
