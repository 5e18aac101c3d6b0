import { columnOf, rowOf } from "../../../grid/board/layout.js";
import { STEP_X, STEP_Y } from "../../../grid/board/direction.js";
import { footprintDistance } from "../../../grid/footprint/distance.js";
import { FREE } from "../../../grid/search/move-graph.js";
import { pathCost } from "../../../grid/search/path-cost.js";
import type { Fact } from "../../../model/event.js";
import { sameCell, type Cell } from "../../../model/position.js";
import { findStat, footprintAt, gain, lose, putAt } from "../../../rules/creature.js";
import { choiceWindow } from "../../../rules/provocation.js";
import type { Situation } from "../../../rules/situation.js";
import { attackTest } from "../attack/strike.js";
import type { Test } from "../../../rules/d20.js";
import type { Weapon } from "../attack/weapon.js";
import { abilityBonus, findFighter, footprintOf, spaceOf, type Fighter } from "../fighter.js";
import type { Case } from "../judge/case.js";
import { holdOn } from "../judge/contest.js";
import { judge } from "../judge/judge.js";
import { moverGraph } from "../movement/mover-graph.js";
import { changeTurn } from "../state.js";
import { done, interrupted, over, rolling, type Part } from "./part.js";

/** The roll of a contest, and what success gives at once. */
export const contest: Part = rolling(testOf, (performance, { hit, fact }) => {
  const { act, actor, action, situation } = performance;
  const escapes = action.id === "escape";
  const facts: Fact[] = [fact, ...(escapes && actor.turn.aid !== 0 ? [changeTurn(actor.id, { aid: null })] : [])];
  if (!hit) return over(action.id === "move-grabbed" ? [...facts, interrupted(performance, "missed")] : facts);
  if (escapes) return done([...facts, ...lose(actor, holdOn(performance)?.condition ?? "")]);
  const target = findFighter(situation, act.target);
  if (action.id !== "grab" || !target) return done(facts);
  return done([
    ...facts,
    ...gain(target, "grabbed", { by: actor.id }),
    changeTurn(actor.id, { kept: [...actor.turn.kept, target.id] }),
  ]);
});

function testOf(judged: Case): Test | null {
  const { situation, act, actor, action } = judged;
  if (action.id === "escape") return escapeTest(judged);
  const target = findFighter(situation, act.target);
  const weapon = strengthAttack(actor, action.id === "grab" ? "ref" : "fort");
  return (
    target &&
    attackTest(situation, { attacker: actor, target, weapon, charging: action.id === "charge", provoked: false })
  );
}

/** Strength without weapon modifiers (DND4-GRAB-002, DND4-GRAB-006, DND4-BULL-002). */
const strengthAttack = (actor: Fighter, defence: "fort" | "ref"): Weapon => ({
  id: "strength",
  kind: "unarmed",
  bonus: abilityBonus(actor, "str"),
  damage: null,
  reach: { min: 0, max: 1 },
  range: null,
  defence,
  properties: [],
  basic: true,
});

/** Athletics against Fortitude, or Acrobatics against Reflex (DND4-ESC-001, GAP-DND4-17). */
function escapeTest(judged: Case): Test | null {
  const { act, actor } = judged;
  const hold = holdOn(judged);
  const nimble = act.variant === "acrobatics";
  const skill = nimble ? "acrobatics" : "athletics";
  const value = findStat(actor, skill) ?? abilityBonus(actor, nimble ? "dex" : "str");
  const { aid } = actor.turn;
  const modifiers = [{ label: "base", value }, ...(aid === 0 ? [] : [{ label: "aid", value: aid }])];
  return hold && { by: actor.id, kind: "check", modifiers, against: hold.against(nimble ? "ref" : "fort") };
}

/** A push of one square, chosen by the pusher, who shifts into the space left (DND4-BULL-003, DND4-BULL-004). */
export const rush: Part = ({ situation, act, actor, progress }) => {
  const target = findFighter(situation, act.target);
  const cell = target?.state.position?.cell;
  if (!target || !cell) return done([]);
  if (Array.isArray(progress.from)) return done(follow(situation, actor, target, progress.from as unknown as Cell));
  if (pushCells(situation, actor, target).length === 0) return done([]);
  return {
    kind: "ask",
    facts: [],
    window: choiceWindow(situation, actor.id, target.id, "push"),
    progress: { from: [...cell] },
  };
};

/** Squares next to a creature into which another may push it, the straightest first. */
export function pushCells(situation: Situation, pusher: Fighter, target: Fighter): Cell[] {
  const [from, at] = [pusher.state.position?.cell, target.state.position?.cell];
  if (!from || !at) return [];
  const middle = (creature: Fighter, [x, y]: Cell): Cell => [2 * x + spaceOf(creature), 2 * y + spaceOf(creature)];
  const [px, py] = middle(pusher, from);
  const cells = STEP_X.map((dx, i): Cell => [at[0] + dx, at[1] + (STEP_Y[i] ?? 0)]);
  const lawful = cells.filter((cell) => {
    const push = { by: target.id, action: "forced", cause: "push", source: pusher.id, path: [at, cell] } as const;
    return judge(situation, push).refusal === null;
  });
  const far = (cell: Cell): number => {
    const [x, y] = middle(target, cell);
    return Math.abs(x - px) + Math.abs(y - py);
  };
  const bend = ([x, y]: Cell): number => {
    const [tx, ty] = middle(target, at);
    return Math.abs((tx - px) * (y - at[1]) - (ty - py) * (x - at[0]));
  };
  return lawful.sort((a, b) => bend(a) - bend(b) || far(b) - far(a));
}

const STRAIGHT_FIRST = [0, 2, 4, 6, 1, 3, 5, 7];

/** One step into what the target has left, where there is room. */
function follow(situation: Situation, pusher: Fighter, target: Fighter, from: Cell): Fact[] {
  const { board } = situation;
  const [position, own] = [pusher.state.position, footprintOf(situation, pusher)];
  const left = board && footprintAt(board, from, spaceOf(target));
  if (!board || !position || !own || !left || (target.state.position && sameCell(target.state.position.cell, from)))
    return [];
  const graph = moverGraph(situation, board, pusher, { light: true });
  const next = STRAIGHT_FIRST.map((direction) => own.cell + (board.steps[direction] ?? 0)).find(
    (cell) =>
      graph.standing[cell] === FREE &&
      pathCost(graph, [own.cell, cell]).refused === null &&
      footprintDistance(board, { ...own, cell }, left) === 0,
  );
  if (next === undefined) return [];
  return putAt(pusher, [position.cell, [columnOf(board, next), rowOf(board, next)]], "shift", "own");
}
