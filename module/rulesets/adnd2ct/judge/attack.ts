import type { Cell } from "../../../model/position.js";
import type { Provocation } from "../../../model/plan.js";
import type { Reason } from "../../../model/refusal.js";
import { reason, when } from "../../../rules/reasons.js";
import type { Situation } from "../../../rules/situation.js";
import type { Action } from "../action.js";
import type { Weapon } from "../attack/weapon.js";
import { placeAt, squaresBetween, standing } from "../distance.js";
import { arcOf, facingTowards } from "../facing.js";
import { findFighter, type Fighter } from "../fighter.js";
import { shelterAt } from "../lines.js";
import { readOption } from "../options.js";
import { phaseNow } from "../phases.js";
import { chancesHere, turningChances } from "../provoke/chances.js";
import { startPhaseOf, strokesOf } from "../timing.js";
import type { Facing } from "../../../model/position.js";
import { meantBy, plain, takePlace, type Case, type Judgement } from "./case.js";
import { fitReasons, planWay, wayChances, wayReasons } from "./move.js";

/** Blows of this phase at somebody, standing or with the walk before them (ADND-ATTACK-001); bare hands give an opening (GAP-ADND-13). */
export function judgeAttack(judged: Case): Judgement {
  const { situation, act } = judged;
  const price = { reasons: [], pays: ["action"], spend: takePlace(judged) };
  const target = findFighter(situation, act.target);
  const weapons = nextStrokes(judged);
  const reasons = [...optionReasons(judged.situation, judged.action), ...aimReasons(judged, target, weapons)];
  const openings = target ? [...facingChances(judged, target), ...unarmedChances(judged, target)] : [];
  const provocations = openings.filter((chance, i) => openings.findIndex(({ by }) => by === chance.by) === i);
  if (!act.path || act.path.length < 2) return plain(price, reasons, provocations);
  const walk = walkBefore(judged, act.path);
  const spend = { ...price.spend, ...(isAdjustment(judged, act.path) && { adjusted: true }) };
  return { ...walk, price: { ...price, spend }, reasons: [...walk.reasons, ...reasons] };
}

/** The weapons that strike next. */
export const nextStrokes = (judged: Case): readonly Weapon[] =>
  strokesOf(judged.situation, judged.actor, meantBy(judged))[judged.actor.turn.made] ?? [];

/** One square is the adjustment that goes with an action, more is its half-move (ADND-ACT-012). */
export const isAdjustment = ({ action, actor }: Case, path: readonly Cell[]): boolean =>
  action.adjusts === true && path.length === 2 && actor.turn.moved === 0 && !actor.turn.adjusted;

/** The movement of an act that is more than movement. */
export function walkBefore(judged: Case, path: readonly Cell[]): Pick<Judgement, "reasons" | "move" | "provocations"> {
  const { situation, actor } = judged;
  const adjusts = isAdjustment(judged, path);
  const planned = planWay(judged, path, adjusts);
  const early = !adjusts && phaseNow(situation) < startPhaseOf(situation, actor);
  return {
    reasons: [...when(early, "not-your-turn"), ...fitReasons(judged), ...wayReasons(judged, path, planned)],
    move: planned?.move ?? null,
    provocations: wayChances(judged, path),
  };
}

/** Forms of an attack that the game master resolves, where the table has such things (ADND-ATTACK-008). */
export function optionReasons({ options }: Situation, { id, optionOf }: Action): Reason[] {
  const off = readOption(options, "attackOptions") === "off";
  return when(optionOf !== undefined && off, "no-such-action", { action: id });
}

/** Somebody to strike, something to strike with, near enough, in front, and nothing between. */
export function aimReasons(judged: Case, target: Fighter | null, weapons: readonly Weapon[]): Reason[] {
  const { act, actor } = judged;
  const [weapon] = weapons;
  if (!weapon) return when(actor.turn.made === 0, "no-weapon", act.with === undefined ? {} : { with: act.with });
  if (!target) return [reason("no-target")];
  const creature = target.id;
  return [
    ...when(!weapon.ready, "not-ready", { with: weapon.id }),
    ...when(creature === actor.id, "wrong-target", { creature }),
    ...reachReasons(judged, target, weapons),
    ...facingReasons(judged, target),
  ];
}

function reachReasons({ situation, act, actor }: Case, target: Fighter, weapons: readonly Weapon[]): Reason[] {
  const end = act.path?.at(-1);
  const [from, to] = [end ? placeAt(situation, actor, end) : standing(situation, actor), standing(situation, target)];
  if (!from || !to) return [];
  const distance = squaresBetween(situation, from, to);
  const far = weapons.every(({ reach }) => distance < reach.min || distance > reach.max);
  return [
    ...when(far, "out-of-reach", { creature: target.id, distance }),
    ...when(!far && !end && shelterAt(situation, actor, to) === "total", "no-line", { creature: target.id }),
  ];
}

/** Whom one strikes one has in front (ADND-MAP-004). */
export function facingReasons(judged: Case, target: Fighter): Reason[] {
  const { facing } = judged.act;
  return when(facing !== undefined && !hasInFront(judged, target, facing), "facing", { facing: facing ?? null });
}

function hasInFront({ situation, act, actor }: Case, target: Fighter, facing: Facing | null): boolean {
  const end = act.path?.at(-1);
  const [from, to] = [end ? placeAt(situation, actor, end) : standing(situation, actor), standing(situation, target)];
  return !situation.board || !from || !to || arcOf(situation.board, from.footprint, facing, to.footprint) === "front";
}

/** The facing that a stroke or shot takes: the one named, else towards a target that isn't in front; null: as it is. */
export function facingFor(judged: Case, target: Fighter): Facing | null {
  const { situation, act, actor } = judged;
  if (act.facing !== undefined) return act.facing;
  const { position } = actor.state;
  if (!situation.board || !position?.facing || hasInFront(judged, target, position.facing)) return null;
  const end = act.path?.at(-1);
  const [from, to] = [end ? placeAt(situation, actor, end) : standing(situation, actor), standing(situation, target)];
  return from && to ? facingTowards(situation.board, from.footprint, to.footprint) : null;
}

/** Turning to one enemy may be turning the back on another. */
export function facingChances(judged: Case, target: Fighter): Provocation[] {
  const { situation, act, actor } = judged;
  const facing = act.path ? null : facingFor(judged, target);
  return facing === null ? [] : turningChances(situation, actor, facing);
}

/** Bare hands against an armed foe in front of whom one stands (GAP-ADND-13). */
function unarmedChances({ situation, act, actor, action }: Case, target: Fighter): Provocation[] {
  if (action.id !== "unarmed" || act.path || readOption(situation.options, "unarmedOpening") === "none") return [];
  return chancesHere(situation, actor, "unarmed-attack", (enemy) => enemy.id === target.id);
}
