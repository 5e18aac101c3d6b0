import { cellIndex, OUTSIDE } from "../../../grid/board/layout.js";
import { hasTerrain } from "../../../grid/board/terrain.js";
import type { Board } from "../../../grid/board/board.js";
import { FREE } from "../../../grid/search/move-graph.js";
import { pathCost } from "../../../grid/search/path-cost.js";
import { footprintCells, isFootprintInside } from "../../../grid/footprint/footprint.js";
import type { Cell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import { hasCondition } from "../../../rules/creature.js";
import { reason, when } from "../../../rules/reasons.js";
import { grabberOf, isHelpless } from "../conditions.js";
import { placeAt, squaresBetween, standing } from "../distance.js";
import { findFighter, type Fighter } from "../fighter.js";
import { coverAt } from "../lines.js";
import { flies } from "../movement/drop.js";
import { movementChances } from "../movement/movement-chances.js";
import { moverGraph } from "../movement/mover-graph.js";
import { costless, FREE_OF_CHARGE, type Case, type Judgement } from "./case.js";
import { startReasons, way } from "./move.js";
import { OWN_SLOTS } from "../slots.js";
import { payFrom } from "./price.js";

/** Movement that is not one's own: it costs no distance and provokes nothing (DND4-FORCE-004 to 006, DND4-TELE-003). */
export function judgeGiven(judged: Case): Judgement {
  const { situation, act, actor, action } = judged;
  const path = act.path ?? [];
  const slot = OWN_SLOTS.find((own) => own === act.pay);
  return {
    price: slot ? payFrom(situation, actor, slot) : FREE_OF_CHARGE,
    reasons: action.id === "teleport" ? arrivalReasons(judged, path) : forcedReasons(judged, path),
    move: costless(path, action.id),
    provocations: action.provokes === "moving" ? movementChances(situation, actor, way(act, path)) : [],
  };
}

/** Who moves it: the one named, else whose turn it is. */
const sourceOf = ({ situation, act }: Case): Fighter | null =>
  findFighter(situation, act.source ?? situation.encounter.active);

/** DND4-TELE-001, DND4-TELE-004; what lies between hinders nothing (DND4-TELE-002, DND4-TELE-006). */
function arrivalReasons(judged: Case, path: readonly Cell[]): Reason[] {
  const { situation, act, actor } = judged;
  const { board } = situation;
  const end = path.at(-1);
  const reasons = [...startReasons(actor, path), ...when(path.length > 2, "not-adjacent-path")];
  const place = end && placeAt(situation, actor, end, act.elevations?.at(-1));
  if (!board || !end) return reasons;
  if (!place || !fits(board, place.footprint)) return [...reasons, reason("blocked", { step: 0 })];
  const viewer = findFighter(situation, act.source) ?? actor;
  return [
    ...reasons,
    ...when(moverGraph(situation, board, actor).standing[place.footprint.cell] !== FREE, "occupied", {
      cell: [...end],
    }),
    ...when(coverAt(situation, viewer, null, place) === "total", "no-line", { cell: [...end] }),
  ];
}

const fits = (board: Board, footprint: { cell: number; size: number }): boolean =>
  isFootprintInside(board, footprint) &&
  footprintCells(board, footprint).every((cell) => !hasTerrain(board, cell, "solid"));

function forcedReasons(judged: Case, path: readonly Cell[]): Reason[] {
  const { situation, act, actor } = judged;
  const { board } = situation;
  const start = startReasons(actor, path, 1);
  if (!board || act.cause === "fall") return start;
  const source = sourceOf(judged);
  const pushed = act.cause !== "carried" && source !== null && source.id !== actor.id ? source : null;
  return [
    ...start,
    ...when(act.cause === "carried" && !mayCarry(judged, source), "condition", { needs: "helpless" }),
    ...when(act.cause !== "carried" && hasCondition(actor, "restrained"), "condition", { condition: "restrained" }),
    ...groundReasons(judged, board, path),
    ...heightReasons(judged, board),
    ...(pushed ? [...aimReasons(judged, pushed, path), ...effectReasons(judged, pushed, path)] : []),
  ];
}

/** The helpless are carried like things, others only in a hold or gladly (DND4-GRAB-007). */
const mayCarry = ({ act, actor }: Case, source: Fighter | null): boolean =>
  isHelpless(actor) || act.options?.willing === true || (source !== null && grabberOf(actor) === source.id);

/**
 * Only where it could walk, without squeezing (DND4-FORCE-007), and no farther than was said; fewer squares, even none,
 * will do (DND4-FORCE-002). Rough ground counts like any other (DND4-FORCE-005).
 */
function groundReasons({ situation, act, actor }: Case, board: Board, path: readonly Cell[]): Reason[] {
  const graph = moverGraph(situation, board, actor, { light: true });
  const cells = path.map(([column, row]) => cellIndex(board, column, row));
  const { refused, total } = pathCost(graph, cells);
  const { distance } = act.options ?? {};
  const far = typeof distance === "number" && total > distance;
  return [
    ...when(far, "too-far", { needed: total, left: typeof distance === "number" ? distance : 0 }),
    ...(refused ? [reason(refused.refusal === "outside" ? "blocked" : refused.refusal, { step: refused.step })] : []),
  ];
}

/** In one plane, unless the one who is moved flies or swims (DND4-FORCE-009). */
function heightReasons({ act, actor }: Case, board: Board): Reason[] {
  const at = actor.state.position;
  const cell = at ? cellIndex(board, at.cell[0], at.cell[1]) : OUTSIDE;
  const floats = flies(actor) || (cell !== OUTSIDE && hasTerrain(board, cell, "water"));
  const level = (act.elevations ?? []).every((elevation) => elevation === (at?.elevation ?? 0));
  return when(!level && !floats, "needs-speed", { mode: "fly" });
}

/** Where a power names the square beside whoever uses it, only that matters (DND4-FORCE-003). */
function aimReasons(judged: Case, source: Fighter, path: readonly Cell[]): Reason[] {
  const { situation, act, actor } = judged;
  if (act.options?.destination !== "adjacent") return courseReasons(judged, source, path);
  const [end, from] = [path.at(-1), standing(situation, source)];
  const place = end && placeAt(situation, actor, end, act.elevations?.at(-1));
  const distance = place && from ? squaresBetween(situation, from, place) : 1;
  return when(distance !== 1, "out-of-reach", { creature: source.id, distance });
}

/** Each square of a push farther, of a pull nearer; a slide goes anywhere (DND4-PUSH-001, DND4-PULL-001, DND4-SLIDE-001). */
function courseReasons({ situation, act, actor }: Case, source: Fighter, path: readonly Cell[]): Reason[] {
  const from = standing(situation, source);
  const gaps = path.map((cell, i) => {
    const place = placeAt(situation, actor, cell, act.elevations?.[i]);
    return from && place ? squaresBetween(situation, from, place) : 0;
  });
  const stray = (wrong: (now: number, before: number) => boolean): number =>
    gaps.findIndex((gap, i) => i > 0 && wrong(gap, gaps[i - 1] ?? 0));
  const astray =
    act.cause === "push"
      ? stray((now, before) => now <= before)
      : act.cause === "pull"
        ? stray((now, before) => now >= before)
        : -1;
  return when(astray > 0, act.cause === "push" ? "not-farther" : "not-closer", { step: astray - 1 });
}

/** A line of effect from whoever moves it to every square (DND4-FORCE-001). */
function effectReasons({ situation, actor }: Case, source: Fighter, path: readonly Cell[]): Reason[] {
  const hidden = path.findIndex((cell, i) => {
    const place = i > 0 ? placeAt(situation, actor, cell) : null;
    return place !== null && coverAt(situation, source, actor, place) === "total";
  });
  return when(hidden > 0, "no-line", { step: hidden - 1 });
}
