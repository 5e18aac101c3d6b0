import { cellIndex, OUTSIDE } from "../../../grid/board/layout.js";
import { FREE as FREE_CELL } from "../../../grid/search/move-graph.js";
import { pathCost } from "../../../grid/search/path-cost.js";
import type { MovePlan, Provocation } from "../../../model/plan.js";
import type { Cell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import { cellsBetween, feetAlong, standing } from "../distance.js";
import { hasEffect } from "../features.js";
import { findFighter } from "../fighter.js";
import { movementChances, placesOf } from "../movement/movement-chances.js";
import { moverGraph, PUSHED } from "../movement/mover-graph.js";
import { indicesOf, startReasons } from "../movement/way.js";
import { FREE_OF_CHARGE, numberOption, reason, when, type Case, type Judgement, type Price } from "./case.js";
import { payFrom } from "./price.js";

/** Movement that is not one's own: it costs no distance and provokes nothing. */
export function judgeGiven(judged: Case): Judgement {
  const { act, action } = judged;
  const path = act.path ?? [];
  const reasons = action.id === "teleport" ? landingReasons(judged, path) : pushReasons(judged, path);
  const provocations = action.id === "forced" ? pushChances(judged, path) : [];
  return { price: givenPrice(judged), reasons, move: costless(path, action.id), provocations };
}

/** An effect that is somebody's action names the slot that pays for it. */
function givenPrice(judged: Case): Price {
  const { act, actor } = judged;
  const named =
    act.pay === "standard" || act.pay === "move" || act.pay === "swift" || act.pay === "full" ? act.pay : null;
  return named === null ? FREE_OF_CHARGE : payFrom(judged, actor, named);
}

const costless = (path: readonly Cell[], mode: string): MovePlan => ({
  path,
  mode,
  steps: path.slice(1).map((cell) => ({ cell, cost: 0, total: 0, band: "within", marks: [] })),
  total: 0,
  left: 0,
  budget: 0,
});

/** A trained rush gives the pusher's friends their chance at the one pushed; nothing else that is forced provokes. */
function pushChances({ situation, act, actor }: Case, path: readonly Cell[]): Provocation[] {
  const source = findFighter(situation, act.source ?? situation.encounter.active ?? undefined);
  if (act.cause !== "push" || !source || !hasEffect(source, "rouses", "bull-rush")) return [];
  const chances = movementChances(situation, actor, { path, action: "forced", spent: [], exempt: source.id });
  return chances.filter(({ by }) => findFighter(situation, by)?.profile.side === source.profile.side);
}

function landingReasons(judged: Case, path: readonly Cell[]): Reason[] {
  const { situation, actor } = judged;
  const { board } = situation;
  const end = path.at(-1);
  const reasons = [...startReasons(judged.actor, path), ...when(path.length > 2, "not-adjacent-path")];
  if (!board || !end) return reasons;
  const cell = cellIndex(board, end[0], end[1]);
  if (cell === OUTSIDE) return [...reasons, reason("blocked", { step: 0 })];
  return [
    ...reasons,
    ...when(moverGraph(situation, board, actor, PUSHED).standing[cell] !== FREE_CELL, "occupied", { cell: [...end] }),
  ];
}

function pushReasons(judged: Case, path: readonly Cell[]): Reason[] {
  const { situation, actor } = judged;
  const { board } = situation;
  const start = startReasons(judged.actor, path);
  if (!board) return start;
  const bounds = [...start, ...boundReasons(judged, path)];
  const graph = moverGraph(situation, board, actor, PUSHED);
  const { refused } = pathCost(graph, indicesOf(board, path));
  if (!refused) return bounds;
  const code = refused.refusal === "outside" ? "blocked" : refused.refusal;
  return [...bounds, reason(code, { step: refused.step })];
}

/** Where a manoeuvre says how far: no farther, and each step of a push away from its doer (PF1-GAP-10). */
function boundReasons({ situation, act, actor }: Case, path: readonly Cell[]): Reason[] {
  const left = numberOption(act, "distance");
  if (left === null) return [];
  const needed = feetAlong(situation, path);
  const source = findFighter(situation, act.source);
  const from = source && source.id !== actor.id ? standing(situation, source) : null;
  const gaps = placesOf(situation, actor, { path, action: act.action, spent: [] }).map((place) =>
    from && place ? cellsBetween(situation, from, place, "square") : 0,
  );
  const near = from && act.cause === "push" ? gaps.findIndex((gap, i) => i > 0 && gap <= (gaps[i - 1] ?? 0)) : -1;
  return [...when(needed > left, "too-far", { needed, left }), ...when(near > 0, "not-farther", { step: near - 1 })];
}
