import { cellIndex, OUTSIDE } from "../../../grid/board/layout.js";
import { hasTerrain } from "../../../grid/board/terrain.js";
import { FREE as FREE_CELL } from "../../../grid/search/move-graph.js";
import { pathCost } from "../../../grid/search/path-cost.js";
import type { MovePlan } from "../../../model/plan.js";
import type { Cell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import type { ActionType } from "../action.js";
import { movementChances } from "../movement/movement-chances.js";
import { moverGraph, PUSHED } from "../movement/mover-graph.js";
import { FREE_OF_CHARGE, reason, when, type Case, type Judgement, type Price } from "./case.js";
import { startReasons } from "./move.js";
import { payFrom } from "./price.js";

/** Movement that is not one's own: it costs no distance, and provokes only where the own resources pay for it (DND5-OA-007). */
export function judgeGiven(judged: Case): Judgement {
  const { situation, act, actor, action } = judged;
  const path = act.path ?? [];
  const reasons = action.id === "teleport" ? landingReasons(judged, path) : pushReasons(judged, path);
  return {
    price: givenPrice(judged),
    reasons: [...startReasons(actor, path), ...reasons],
    move: costless(path, action.id),
    provocations: isOwnMovement(judged) ? movementChances(situation, actor, { path, elevations: act.elevations }) : [],
  };
}

const OWN: readonly ActionType[] = ["action", "bonus", "reaction", "movement"];

const ownSlot = ({ act }: Case): ActionType | null => OWN.find((slot) => slot === act.pay) ?? null;

/** Made to move at the price of the mover's own reaction (DND5-OA-007); a teleport never provokes (DND5-OA-006). */
export const isOwnMovement = (judged: Case): boolean => judged.action.id === "forced" && ownSlot(judged) !== null;

function givenPrice(judged: Case): Price {
  const slot = ownSlot(judged);
  return slot === null ? FREE_OF_CHARGE : payFrom(judged.actor, slot);
}

const costless = (path: readonly Cell[], mode: string): MovePlan => ({
  path,
  mode,
  steps: path.slice(1).map((cell) => ({ cell, cost: 0, total: 0, band: "within", marks: [] })),
  total: 0,
  left: 0,
  budget: 0,
});

function landingReasons({ situation, actor }: Case, path: readonly Cell[]): Reason[] {
  const { board } = situation;
  const end = path.at(-1);
  const gap = when(path.length > 2, "not-adjacent-path");
  if (!board || !end) return gap;
  const cell = cellIndex(board, end[0], end[1]);
  if (cell === OUTSIDE) return [...gap, reason("blocked", { step: 0 })];
  const { standing } = moverGraph(situation, board, actor, PUSHED);
  return [
    ...gap,
    ...when(hasTerrain(board, cell, "solid"), "blocked", { step: 0 }),
    ...when(standing[cell] !== FREE_CELL, "occupied", { cell: [...end] }),
  ];
}

/** Walls stop a push; other creatures don't, and sharing a space has its own consequence (DND5-SPACE-006). */
function pushReasons({ situation, actor }: Case, path: readonly Cell[]): Reason[] {
  const { board } = situation;
  if (!board) return [];
  const { steps } = pathCost(
    moverGraph(situation, board, actor, PUSHED),
    path.map(([x, y]) => cellIndex(board, x, y)),
  );
  return steps.flatMap(({ refusal }, step) =>
    refusal === null || refusal === "occupied" ? [] : [reason(refusal === "outside" ? "blocked" : refusal, { step })],
  );
}
