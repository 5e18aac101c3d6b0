import type { Reason } from "../../../model/refusal.js";
import { reason, when } from "../../../rules/reasons.js";
import { missileFor } from "../attack/strokes.js";
import type { Weapon } from "../attack/weapon.js";
import { gapBetween } from "../distance.js";
import { findFighter, type Fighter } from "../fighter.js";
import { shelterOf } from "../lines.js";
import { shotChances } from "../provoke/chances.js";
import { facingChances, facingReasons, isAdjustment, walkBefore } from "./attack.js";
import { meantBy, plain, takePlace, type Case, type Judgement } from "./case.js";

/** A shot or throw: one of the round's, in its phase (ADND-FIRE-001 to 008). */
export function judgeFire(judged: Case): Judgement {
  const { situation, act, actor } = judged;
  const price = { reasons: [], pays: ["action"], spend: takePlace(judged) };
  const weapon = missileFor(actor, meantBy(judged).with);
  const target = findFighter(situation, act.target);
  const reasons = weapon ? shotReasons(judged, target, weapon) : [reason("no-weapon", { with: act.with ?? null })];
  const chances = [...shotChances(situation, actor, target), ...(target ? facingChances(judged, target) : [])];
  const provocations = chances.filter((chance, i) => chances.findIndex(({ by }) => by === chance.by) === i);
  if (!act.path || act.path.length < 2) return plain(price, reasons, provocations);
  const walk = walkBefore(judged, act.path);
  const spend = { ...price.spend, ...(isAdjustment(judged, act.path) && { adjusted: true }) };
  const onWay = walk.provocations.map(({ by }) => by);
  return {
    price: { ...price, spend },
    reasons: [...walk.reasons, ...reasons],
    move: walk.move,
    provocations: [...walk.provocations, ...provocations.filter(({ by }) => !onWay.includes(by))],
  };
}

/** Whether a missile weapon can be shot now; one slower than a shot a round takes its rounds to load (ADND-FIRE-003, ADND-FIRE-004). */
export function isLoaded({ encounter }: Case["situation"], { turn }: Fighter, weapon: Weapon): boolean {
  const again = turn.reload[weapon.id];
  return weapon.ready && (again === undefined ? weapon.loaded : encounter.round >= again);
}

function shotReasons(judged: Case, target: Fighter | null, weapon: Weapon): Reason[] {
  const { situation, actor } = judged;
  const unready = when(!isLoaded(situation, actor, weapon), "not-ready", { with: weapon.id });
  if (!target) return [...unready, reason("no-target")];
  const creature = target.id;
  const distance = gapBetween(situation, actor, target);
  const { unseen, located } = actor.profile;
  return [
    ...unready,
    ...when(creature === actor.id, "wrong-target", { creature }),
    ...when(weapon.range !== null && distance > weapon.range.long, "out-of-range", { creature, distance }),
    ...when(shelterOf(situation, actor, target) === "total", "no-line", { creature }),
    ...when(unseen.includes(creature) && !located.includes(creature), "cannot-see", { creature }),
    ...facingReasons(judged, target),
  ];
}
