import type { CreatureId } from "../model/ids.js";
import type { Provocation } from "../model/plan.js";
import { PROVOKED, type ReactionWindow, type Responder } from "../model/window.js";
import type { Situation } from "./situation.js";

/** Seconds that a reaction window stays open by default; the table's own setting may say otherwise. */
export const REACTION_SECONDS = 60;

export { PROVOKED };

/** Kind of a window in which somebody chooses where a creature is moved. */
export const CHOICE = "choice";

/** A window in which everybody who got a chance at one point of an act may answer, in initiative order. */
export function provokedWindow(
  situation: Situation,
  chances: readonly [Provocation, ...Provocation[]],
  cause: CreatureId,
): Omit<ReactionWindow, "id" | "task"> {
  const [first] = chances;
  return {
    kind: PROVOKED,
    cause,
    against: first.against,
    step: first.step,
    of: first.of,
    responders: inOrder(situation, chances).map(toResponder),
    seconds: REACTION_SECONDS,
  };
}

/** The window in which `chooser` says where `moved` goes because of `of`; `cause`: whose doing that is. */
export function choiceWindow(
  situation: Situation,
  chooser: CreatureId,
  moved: CreatureId,
  of: string,
  cause: CreatureId = chooser,
): Omit<ReactionWindow, "id" | "task"> {
  const chance: Provocation = {
    by: chooser,
    against: moved,
    step: "action",
    of,
    attacks: [],
    action: "forced",
    pays: "none",
    left: null,
    pool: null,
  };
  return { ...provokedWindow(situation, [chance], cause), kind: CHOICE };
}

/** True for a list that has something in it, so that its head needs no question mark. */
export const isFilled = <T>(list: readonly T[]): list is readonly [T, ...T[]] => list.length > 0;

function inOrder(situation: Situation, chances: readonly Provocation[]): Provocation[] {
  const rank = (id: CreatureId): number => {
    const place = situation.encounter.order.indexOf(id);
    return place < 0 ? Number.MAX_SAFE_INTEGER : place;
  };
  return chances.toSorted((a, b) => rank(a.by) - rank(b.by) || (a.by < b.by ? -1 : a.by > b.by ? 1 : 0));
}

function toResponder(chance: Provocation): Responder {
  const { by, action, attacks, pays, left, pool } = chance;
  return { creature: by, option: { action, attacks, pays, left, pool }, answer: null, started: false };
}
