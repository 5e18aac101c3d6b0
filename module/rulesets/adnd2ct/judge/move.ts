import { sameCell, type Cell } from "../../../model/position.js";
import type { MovePlan, Provocation } from "../../../model/plan.js";
import type { Reason } from "../../../model/refusal.js";
import { textOption } from "../../../rules/case.js";
import { reason, when } from "../../../rules/reasons.js";
import { hasCondition } from "../../../rules/creature.js";
import { planPath, type PlannedPath } from "../../../rules/movement/plan-path.js";
import type { Act } from "../../../model/act.js";
import { rimOf } from "../../../rules/movement/pits.js";
import { blowsOf } from "../attack/strokes.js";
import { heldBy } from "../conditions.js";
import { placeAt, squaresBetween, standing } from "../distance.js";
import { exhaustionReasons } from "../fatigue.js";
import { findFighter, type Fighter } from "../fighter.js";
import { allowanceOf } from "../movement/allowance.js";
import { endTurnChances, movementChances } from "../movement/movement-chances.js";
import { groundCost, isLight, moverGraph, type Gait } from "../movement/mover-graph.js";
import { rateOf } from "../movement/speed.js";
import { guardChances } from "../provoke/guard.js";
import { plain, takePlace, type Case, type Judgement } from "./case.js";

/** Movement of one's own in the running phase: how far, over what, and who may strike. */
export function judgeWalk(judged: Case): Judgement {
  const { situation, act, actor, action } = judged;
  const adjusts = action.id === "adjust";
  const price = { reasons: [], pays: [], spend: { ...takePlace(judged), ...(adjusts && { adjusted: true }) } };
  const reasons = [...fitReasons(judged), ...exhaustionReasons(situation, actor, action.id)];
  if (!act.path) return plain(price, [...reasons, ...targetReasons(judged)]);
  const planned = planWay(judged, act.path, adjusts);
  return {
    price,
    reasons: [...reasons, ...targetReasons(judged), ...wayReasons(judged, act.path, planned)],
    move: planned?.move ?? null,
    provocations: wayChances(judged, act.path),
  };
}

/** Who may strike on a way: those whose threatened squares it leaves or to whom it ends with its back, and guards; each once. */
export function wayChances({ situation, act, actor }: Case, path: readonly Cell[]): Provocation[] {
  const guards = guardChances(situation, actor, act, path);
  const free = guards.map(({ by }) => by);
  const leaving = movementChances(situation, actor, act, path).filter(({ by }) => !free.includes(by));
  const passed = [...free, ...leaving.map(({ by }) => by)];
  const turning = endTurnChances(situation, actor, act, path).filter(({ by }) => !passed.includes(by));
  return [...guards, ...leaving, ...turning].sort((a, b) => Number(a.step) - Number(b.step));
}

const modeOf = (act: Act): string => textOption(act, "mode") ?? "walk";

/** Why it can't walk so at all: held, lying, without that mode; who crawls lies. */
export function fitReasons({ situation, act, actor, action }: Case): Reason[] {
  const held = heldBy(actor);
  const lies = hasCondition(actor, "prone");
  const mode = modeOf(act);
  return [
    ...when(held !== null, "condition", { condition: held }),
    ...when(lies !== (action.id === "crawl"), "condition", { condition: "prone" }),
    ...when(rateOf(situation, actor, mode) === null, "needs-speed", { mode }),
  ];
}

/** The bill of a way in this phase; what is left is that of the whole action. Null without a board. */
export function planWay(judged: Case, path: readonly Cell[], adjusts = false, gait: Gait = {}): PlannedPath | null {
  const { situation, act, actor } = judged;
  const { board } = situation;
  if (!board) return null;
  const mode = modeOf(act);
  const going = { mode, ...gait };
  const graph = moverGraph(situation, board, actor, going);
  const { now, whole } = adjusts
    ? { now: ONE_SQUARE, whole: ONE_SQUARE }
    : allowanceOf(situation, asMover(judged), mode);
  const planned = planPath({
    graph,
    path,
    mode,
    budget: now,
    parity: actor.turn.diagonals,
    ground: (cell) => (!isLight(going) && groundCost(board, cell) > 1 ? ["difficult"] : []),
    barredBy: rimOf(graph),
  });
  const { move } = planned;
  const plan: MovePlan = adjusts ? oneSquare(move) : { ...move, left: whole - move.total };
  const refusal =
    adjusts && move.steps.length <= 1 && planned.refusal?.reasons[0].code === "too-far" ? null : planned.refusal;
  return { ...planned, move: plan, refusal };
}

/** An adjustment is one square, whatever the ground (ADND-ACT-012). */
const ONE_SQUARE = 1;

const oneSquare = (move: MovePlan): MovePlan => ({
  ...move,
  steps: move.steps.map((step) => ({ ...step, cost: 1, total: 1 })),
  total: move.steps.length,
  left: ONE_SQUARE - move.steps.length,
});

/** A short move that turns into something else walks as that. */
function asMover({ actor, action }: Case): Fighter {
  const { declared } = actor.turn;
  if (declared?.action !== "move" || action.factor === undefined) return actor;
  return { ...actor, turn: { ...actor.turn, declared: { ...declared, action: action.id } } };
}

export function wayReasons({ actor }: Case, path: readonly Cell[], planned: PlannedPath | null): Reason[] {
  const [start] = path;
  const at = actor.state.position?.cell;
  const astray = path.length < 2 || !start || !at || !sameCell(start, at);
  return [...when(astray, "not-adjacent-path", { step: 0 }), ...(planned?.refusal?.reasons ?? [])];
}

/** A charge has somebody to go for; whom it reaches it strikes (ADND-CHARGE-005). */
function targetReasons({ situation, act, actor, action }: Case): Reason[] {
  if (action.id !== "charge") return [];
  const target = findFighter(situation, act.target);
  if (!target) return [reason("no-target")];
  return [
    ...when(target.id === actor.id, "wrong-target", { creature: target.id }),
    ...when(blowsOf(situation, actor, act.with ?? actor.turn.declared?.with).length === 0, "no-weapon"),
  ];
}

/** Whether a charge has its target within reach from a cell. */
export function arrivesAt({ situation, act, actor }: Case, cell: Cell): boolean {
  const target = findFighter(situation, act.target);
  const weapon = blowsOf(situation, actor, act.with ?? actor.turn.declared?.with)[0]?.[0];
  const [from, to] = [placeAt(situation, actor, cell), target && standing(situation, target)];
  if (!weapon || !from || !to) return false;
  const gap = squaresBetween(situation, from, to);
  return gap >= weapon.reach.min && gap <= weapon.reach.max;
}
