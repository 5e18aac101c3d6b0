import { cellIndex } from "../../../grid/board/layout.js";
import { hasTerrain } from "../../../grid/board/terrain.js";
import { sameCell, type Cell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import { isOverPit, rimOf } from "../../../rules/movement/pits.js";
import { planPath, type PlannedPath } from "../../../rules/movement/plan-path.js";
import { heldBy, isIncapable, mountOf } from "../conditions.js";
import { cellsBetween, standing } from "../distance.js";
import {
  canSee,
  findFighter,
  hasCondition,
  modifierOf,
  presentFighters,
  sizeRank,
  statOf,
  widthOf,
  type Fighter,
} from "../fighter.js";
import { movementChances, placeOn } from "../movement/movement-chances.js";
import { factorUnder, isWading, moverGraph, type Gait } from "../movement/mover-graph.js";
import { grappledBy } from "../movement/grappled.js";
import { payHeights } from "../../../rules/movement/heights.js";
import { fitAt } from "../movement/squeeze.js";
import { CELL, isLaboured, movementLeft, speedFor } from "../movement/speed.js";
import { textOption, when, type Case, type Judgement } from "./case.js";
import { dashed, furtherSlots, priceWithDash } from "./dash.js";
import { purseOf } from "./price.js";

/** Movement of one's own: how far, over what, and whose reach it leaves. */
export function judgeMove(judged: Case): Judgement {
  const { situation, act, actor } = judged;
  const price = priceWithDash(judged);
  const reasons = [...standingReasons(judged), ...modeReasons(judged)];
  const { board } = situation;
  const { path } = act;
  if (!board || !path) return { price, reasons, move: null, provocations: [] };
  const gait = gaitOf(judged);
  const graph = moverGraph(situation, board, actor, gait);
  const flat = planPath({
    graph,
    path,
    mode: modeOf(judged),
    budget: budgetFor(judged),
    further: furtherSlots(judged, speedFor(actor, modeOf(judged)) ?? 0),
    parity: actor.turn.diagonals,
    ground: (cell) => [
      ...(factorUnder(board, gait, cell) > 1 ? ["difficult"] : []),
      ...(isWading(board, actor, gait, cell) ? ["water"] : []),
    ],
    marks: (cell) => (fitAt(board, cell, widthOf(situation, actor)) === "squeezed" ? ["squeeze"] : []),
    barredBy: rimOf(graph),
  });
  const { move, refusal } = withHeights(judged, flat);
  // Whoever is taken along stays within reach.
  const taken = isDragging(judged) ? grappledBy(situation, actor).map(({ id }) => id) : [];
  return {
    price,
    reasons: [
      ...reasons,
      ...startReasons(actor, path),
      ...wayReasons(judged, path),
      ...dragReasons(judged, path),
      ...(refusal?.reasons ?? []),
    ],
    move,
    provocations: movementChances(situation, actor, { path, elevations: act.elevations }).filter(
      ({ by }) => !taken.includes(by),
    ),
  };
}

const MODES: Readonly<Record<string, string>> = { climb: "climb", swim: "swim" };

const modeOf = ({ act, action }: Case): string => MODES[action.id] ?? textOption(act, "mode") ?? "walk";

/** What the way of going adds to every foot: crawling, dragging somebody (GAP-DND5-10, GAP-DND5-16). */
export function gaitOf(judged: Case): Gait {
  const { action } = judged;
  const extra = (action.id === "crawl" ? 1 : 0) + (isBurdened(judged) ? 1 : 0);
  return { mode: modeOf(judged), extra, leaps: action.id === "jump" };
}

/** Somebody grappled is taken along on purpose only. */
export const isDragging = ({ act, action }: Case): boolean =>
  action.id === "drag" || act.options?.drag === true || act.drags !== undefined;

/** The tiny and those two sizes smaller weigh nothing. */
function isBurdened(judged: Case): boolean {
  const { situation, actor } = judged;
  const rank = sizeRank(actor.profile.size);
  const heavy = (held: Fighter): boolean => held.profile.size !== "tiny" && rank - sizeRank(held.profile.size) < 2;
  return isDragging(judged) && grappledBy(situation, actor).some(heavy);
}

/** Rising and diving cost like the ground covered with them, whichever is more; who walks or falls back pays nothing. */
function withHeights(judged: Case, planned: PlannedPath): PlannedPath {
  const { act, actor, action } = judged;
  const { mode, extra } = gaitOf(judged);
  const leaps = action.id === "jump";
  if (!act.elevations || (mode === "walk" && !leaps)) return planned;
  const factor = 1 + extra + (isLaboured(actor, mode) ? 1 : 0);
  return payHeights(planned, act.elevations, (rise) => (leaps ? Math.max(0, rise) : Math.abs(rise)) * factor);
}

/** What is left of the turn's movement; a readied move has the whole speed. */
export function budgetFor(judged: Case): number {
  const { actor } = judged;
  const mode = modeOf(judged);
  return purseOf(judged) === "reaction" ? (speedFor(actor, mode) ?? 0) : movementLeft(dashed(judged), mode);
}

function standingReasons({ situation, actor, action }: Case): Reason[] {
  const held = heldBy(actor);
  return [
    ...when(held !== null, "condition", { condition: held }),
    ...when(mountOf(situation, actor) !== null, "condition", { condition: "mounted" }),
    ...when(action.id !== "crawl" && hasCondition(actor, "prone"), "condition", { condition: "prone" }),
    ...when(action.id === "drag" && grappledBy(situation, actor).length === 0, "condition", { needs: "grappling" }),
  ];
}

function modeReasons(judged: Case): Reason[] {
  const mode = modeOf(judged);
  return [
    ...when(speedFor(judged.actor, mode) === null, "needs-speed", { mode }),
    ...when(mode === "swim" && isOnDryLand(judged), "condition", { needs: "water" }),
  ];
}

/** Whether a way keeps out of the water that the board tells of; one that tells of none may lie in it. */
function isOnDryLand({ situation: { board }, act: { path } }: Case): boolean {
  if (!board || !path || !board.terrain.counts.has("water")) return false;
  return !path.some(([x, y]) => hasTerrain(board, cellIndex(board, x, y), "water"));
}

export function startReasons({ state }: Fighter, path: readonly Cell[]): Reason[] {
  const [start] = path;
  const at = state.position?.cell;
  return when(path.length < 2 || !start || !at || !sameCell(start, at), "not-adjacent-path", { step: 0 });
}

const wayReasons = (judged: Case, path: readonly Cell[]): Reason[] => [
  ...fearReasons(judged, path),
  ...jumpReasons(judged, path),
];

/** Whoever is dragged on a way of their own stays beside their holder, on free ground of the board (GAP-DND5-16). */
function dragReasons({ situation, act, actor }: Case, path: readonly Cell[]): Reason[] {
  return grappledBy(situation, actor).flatMap((held) => {
    const way = act.drags?.[held.id] ?? [];
    const others = presentFighters(situation).filter(({ id }) => id !== held.id && id !== actor.id);
    const at = way.findIndex((_, step) => {
      const place = placeOn(situation, held, { path: way }, step);
      const holder = placeOn(situation, actor, { path, elevations: act.elevations }, step);
      if (!place || !holder || cellsBetween(situation, holder, place) > 1) return true;
      return others.some((other) => {
        const there = standing(situation, other);
        return there !== null && cellsBetween(situation, there, place) === 0;
      });
    });
    return when(at >= 0, "outside-act", { creature: held.id, step: at });
  });
}

/** The frightened don't come nearer to what they fear. */
function fearReasons({ situation, act, actor }: Case, path: readonly Cell[]): Reason[] {
  return actor.state.conditions.flatMap(({ id, by }) => {
    const feared = id === "frightened" ? findFighter(situation, by) : null;
    const origin = feared && standing(situation, feared);
    if (!feared || !origin || isIncapable(actor) || !canSee(actor, feared)) return [];
    const gaps = path.map((_, step) => {
      const place = placeOn(situation, actor, { path, elevations: act.elevations }, step);
      return place ? cellsBetween(situation, origin, place) : 0;
    });
    return when(
      gaps.some((gap, i) => i > 0 && gap < (gaps[i - 1] ?? 0)),
      "condition",
      { condition: "frightened" },
    );
  });
}

/** Feet of run-up that make a jump a full one. */
const RUN_UP = 10;

/** A long jump covers the Strength score in feet, half of it from a standstill; a high one 3 and the modifier (GAP-DND5-10). */
function jumpReasons({ situation, act, actor, action }: Case, path: readonly Cell[]): Reason[] {
  if (action.id !== "jump") return [];
  const full = actor.turn.runUp >= RUN_UP ? 1 : 2;
  const long = Math.floor(statOf(actor, "str", 10) / full);
  const high = Math.floor(Math.max(0, 3 + modifierOf(actor, "str")) / full);
  const feet = (path.length - 1) * CELL;
  const from = actor.state.position?.elevation ?? 0;
  const rise = Math.max(0, ...(act.elevations ?? []).map((elevation) => elevation - from));
  const end = path.at(-1);
  const { board } = situation;
  const falls = board && end && isOverPit(board, widthOf(situation, actor), cellIndex(board, end[0], end[1]));
  return [
    ...when(falls === true, "blocked", { terrain: "pit" }),
    ...when(feet > long, "too-far", { needed: feet, left: long }),
    ...when(rise > high, "too-far", { needed: rise, left: high }),
  ];
}
