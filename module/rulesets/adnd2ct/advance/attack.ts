import { isJsonObject, type JsonObject } from "../../../kernel/json.js";
import type { Fact } from "../../../model/event.js";
import type { Facing } from "../../../model/position.js";
import { isFilled, provokedWindow } from "../../../rules/provocation.js";
import type { Provocation } from "../../../model/plan.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { isHeldAt, type Strike } from "../attack/modifiers.js";
import { advanceStrike } from "../attack/strike.js";
import { isMissile, type Weapon } from "../attack/weapon.js";
import { isDown } from "../conditions.js";
import { findFighter, type Fighter } from "../fighter.js";
import { answeringWeapons } from "../judge/guard.js";
import { facingFor, nextStrokes } from "../judge/attack.js";
import { meantBy, type Case } from "../judge/case.js";
import { arrivesAt } from "../judge/move.js";
import { sizesAbove } from "../judge/overrun.js";
import { readOption } from "../options.js";
import { phaseNow } from "../phases.js";
import { isGuarding } from "../provoke/guard.js";
import { mayStrike } from "../provoke/chances.js";
import { changeTurn } from "../state.js";
import { strokesOf } from "../timing.js";
import { done, type Part, type Performance } from "./part.js";

/** A chance foreseen is gone when its creature can't take it any more. */
export function stands(situation: Situation, { by, against, of }: Provocation): boolean {
  const [fighter, doer] = [findFighter(situation, by), findFighter(situation, against)];
  if (!fighter || !doer) return false;
  return of === "guard" ? isGuarding(situation, fighter) : mayStrike(situation, fighter, doer);
}

/** Those to whom the act itself gives an opening strike first. */
export const provoke: Part = ({ situation, act, task, progress }) => {
  const chances = task.plan.provocations.filter((chance) => chance.step === "action" && stands(situation, chance));
  if (progress.asked === true || !isFilled(chances)) return done([]);
  return { kind: "ask", facts: [], window: provokedWindow(situation, chances, act.by), progress: { asked: true } };
};

/** The strokes or shots of this phase, at one target or at several in turn; each may turn to its own (ADND-MAP-004). */
export const stroke: Part = (performance) => {
  const { situation, act, actor, action, progress } = performance;
  const target = findFighter(situation, act.target);
  if (progress.begun !== true) {
    if (!target) return done([]);
    const held = isHeldAt(situation, actor, target);
    return {
      kind: "go",
      facts: [...payStroke(performance, target), ...turnTo(actor, facingFor(performance, target))],
      progress: { begun: true, at: 0, held },
    };
  }
  if (action.optionOf !== undefined) return done([resolvedByTable(performance)]);
  return eachStroke(performance, strokesMade(performance), "plain");
};

/** Strokes already counted: the ones before this phase's were made earlier. */
function strokesMade(performance: Performance): readonly Weapon[] {
  const { actor } = performance;
  return nextStrokes({ ...performance, actor: { ...actor, turn: { ...actor.turn, made: actor.turn.made - 1 } } });
}

const resolvedByTable = ({ act, actor, action }: Case): Fact => ({
  type: "Noted",
  creature: actor.id,
  code: "gm-resolves",
  data: { option: action.id, target: act.target ?? null },
});

/** What a stroke takes of the round: its place among the strokes, the held one's right, the load of a slow weapon. */
function payStroke(performance: Case, target: Fighter): Fact[] {
  const { situation, actor } = performance;
  const { made, cover, declared } = actor.turn;
  const strokes = strokesOf(situation, actor, meantBy(performance));
  const [weapon] = strokes[made] ?? [];
  const first = made === 0 && cover?.target === target.id;
  const reload =
    weapon && isMissile(weapon) && weapon.rate < 1
      ? { [weapon.id]: situation.encounter.round + Math.round(1 / weapon.rate) }
      : null;
  return [
    changeTurn(actor.id, {
      made: made + 1,
      struckIn: phaseNow(situation),
      ...(made + 1 >= strokes.length && { spent: true }),
      ...(first && { cover: null, covered: target.id }),
      ...(reload && { reload: { ...actor.turn.reload, ...reload } }),
      ...(declared?.action === "guard" && { spent: made + 1 >= strokes.length }),
    }),
  ];
}

const turnTo = (actor: Fighter, facing: Facing | null): Fact[] => {
  const { position } = actor.state;
  if (!position || facing === null || facing === position.facing) return [];
  const path = [position.cell];
  return [{ type: "Moved", creature: actor.id, path, to: { ...position, facing }, mode: "turn", cost: 0, how: "own" }];
};

/** One after the other; those at somebody who is down by then fall away. */
function eachStroke(performance: Performance, weapons: readonly Weapon[], way: Strike["way"], clumsy = false): Step {
  const { situation, act, actor, task, progress } = performance;
  const at = typeof progress.at === "number" ? progress.at : 0;
  const inner: JsonObject = isJsonObject(progress.inner) ? progress.inner : {};
  const weapon = weapons[at];
  const target = findFighter(situation, act.targets?.[at] ?? act.target);
  if (!weapon) return done([]);
  const next = { ...progress, at: at + 1, inner: {} };
  if (!target || (inner.phase === undefined && at > 0 && isDown(target)))
    return { kind: "go", facts: [], progress: next };
  const strike: Strike = { attacker: actor, target, weapon, way, held: progress.held === true, clumsy };
  const step = advanceStrike(situation, task, strike, inner);
  return step.kind === "done"
    ? { kind: "go", facts: step.facts, progress: next }
    : { ...step, progress: { ...progress, at, inner: step.progress } };
}

/** The blow of a charge, where it has come near enough (ADND-CHARGE-005). */
export const blowOnArrival: Part = (performance) => {
  const { situation, act, actor, progress } = performance;
  const target = findFighter(situation, act.target);
  const cell = actor.state.position?.cell;
  const weapons = strokesOf(situation, actor, meantBy(performance))[0] ?? [];
  if (progress.begun === true) return eachStroke(performance, weapons, "charge");
  if (!target || !cell || !arrivesAt(performance, cell)) return done([]);
  const facing = facingFor({ ...performance, act: withoutWay(performance) }, target);
  const spent = changeTurn(actor.id, { spent: true, made: 1, struckIn: phaseNow(situation) });
  return { kind: "go", facts: [spent, ...turnTo(actor, facing)], progress: { begun: true } };
};

function withoutWay({ act }: Case): Case["act"] {
  const { path: _path, ...rest } = act;
  return rest;
}

/** A guard's strike uses one of the blows of its round (ADND-GUARD-002). */
export const guardStroke: Part = (performance) => {
  const { situation, act, actor, progress } = performance;
  if (progress.begun === true) return eachStroke(performance, answeringWeapons(performance), "guard");
  const { made, declared } = actor.turn;
  const strokes = declared ? strokesOf(situation, actor, { ...declared, with: act.with ?? declared.with }).length : 1;
  const spend = { made: made + 1, struckIn: phaseNow(situation), ...(made + 1 >= strokes && { spent: true }) };
  return { kind: "go", facts: [changeTurn(actor.id, spend)], progress: { begun: true } };
};

/** A blow through an opening; at one who comes with bare hands and doesn't know how, a better one (GAP-ADND-13). */
export const openingStroke: Part = (performance) => {
  const { situation, act, task } = performance;
  const window = situation.encounter.windows.find(({ id }) => id === task.answers);
  const target = findFighter(situation, act.target);
  const untrained =
    target?.profile.attacks?.some(({ kind, extra }) => kind === "unarmed" && extra.specialist === true) !== true;
  const bonus = readOption(situation.options, "unarmedOpening") === "bonus";
  const clumsy = window?.of === "unarmed-attack" && untrained && bonus;
  return eachStroke(performance, answeringWeapons(performance), "opening", clumsy);
};

/** Treads on whom the own overrun threw down: 1d4 a step of size, or what the game master makes of it (ADND-OVERRUN-007, ADND-OVERRUN-009). */
export const trample: Part = (performance) => {
  const { situation, act, actor } = performance;
  const target = findFighter(situation, act.target);
  if (!target) return done([]);
  const said = act.options?.damage;
  const dice = { count: Math.max(1, sizesAbove(situation, actor, target)), sides: 4 };
  const damage = typeof said === "number" ? { dice: [], flat: said } : { dice: [dice], flat: 0 };
  return eachStroke(performance, [{ ...FEET, damage }], "trample");
};

/** Feet, not a weapon: nothing of one counts. */
const FEET: Weapon = {
  id: "trample",
  kind: "natural",
  weapon: null,
  bonus: 0,
  damage: null,
  reach: { min: 0, max: 0 },
  range: null,
  phase: -1,
  size: 2,
  rate: 1,
  volley: false,
  loaded: true,
  ready: true,
  specialist: false,
  proficient: true,
  knockdown: null,
};
