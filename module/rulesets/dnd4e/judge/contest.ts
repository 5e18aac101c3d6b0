import { pathCost } from "../../../grid/search/path-cost.js";
import type { Cell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import { findStat, sizeRank } from "../../../rules/creature.js";
import { reason, when } from "../../../rules/reasons.js";
import { defenceOf } from "../attack/armour-class.js";
import { handReach } from "../attack/weapon.js";
import { expiryOf, grabberOf } from "../conditions.js";
import { gapBetween, placeAt, squaresBetween, standing } from "../distance.js";
import { findFighter, type Fighter } from "../fighter.js";
import { moverGraph } from "../movement/mover-graph.js";
import { movementChances } from "../movement/movement-chances.js";
import { speedIn } from "../movement/speed.js";
import { plain, type Case, type Judgement } from "./case.js";
import { planWay, startReasons, way, wayReasons } from "./move.js";
import { priceOf } from "./price.js";

/** Strength against a defence, or a skill against a hold: bull rush, grab, moving whom one holds, escape. */
export function judgeContest(judged: Case): Judgement {
  const { situation, action } = judged;
  const price = priceOf(judged);
  if (action.id === "escape") return judgeEscape(judged);
  const target = findFighter(situation, judged.act.target);
  if (!target) return plain(price, [reason("no-target")]);
  const gap = gapBetween(situation, judged.actor, target);
  const reasons = contestReasons(judged, target, action.id, gap);
  return action.id === "move-grabbed" ? judgeTow(judged, target, reasons) : plain(price, reasons);
}

/** At most one size larger, next to one or in reach of the bare hand, one hand free (DND4-BULL-001, DND4-GRAB-001). */
export function contestReasons({ actor }: Case, target: Fighter, contest: string, distance: number): Reason[] {
  const creature = target.id;
  const large = sizeRank(target) - sizeRank(actor) > 1;
  const held = contest === "move-grabbed" && grabberOf(target) !== actor.id;
  const reach = contest === "bull-rush" ? 1 : handReach(actor);
  const grasps = contest === "grab" && findStat(actor, "freeHands") === 0;
  return [
    ...when(creature === actor.id || large || held, "wrong-target", { creature }),
    ...when(distance > reach, "out-of-reach", { creature, distance }),
    ...when(grasps, "condition", { needs: "free-hand" }),
  ];
}

/** Half the speed with the victim in tow, which gives its holder no chance and gets none (DND4-GRAB-006, DND4-GRAB-008). */
function judgeTow(judged: Case, target: Fighter, reasons: readonly Reason[]): Judgement {
  const { situation, act, actor, action } = judged;
  const path = act.path ?? [];
  const planned = planWay(judged, action, action.reach?.(speedIn(actor, "walk") ?? 0) ?? 0);
  const chances = movementChances(situation, actor, way(act, path));
  return {
    price: priceOf(judged),
    reasons: [
      ...reasons,
      ...startReasons(actor, path),
      ...(planned ? wayReasons(judged, planned) : []),
      ...dragReasons(judged, target, path),
    ],
    move: planned?.move ?? null,
    provocations: chances.filter(({ by }) => by !== target.id),
  };
}

/** One in tow on a way of its own stays in its holder's grasp all along, a square at a time on free ground of the board. */
function dragReasons({ situation, act, actor }: Case, target: Fighter, path: readonly Cell[]): Reason[] {
  const drag = act.drags?.[target.id];
  const start = standing(situation, target);
  if (!drag || !start || !situation.board) return [];
  const graph = moverGraph(situation, situation.board, target, { light: true, ignored: actor.id });
  let last = start.footprint.cell;
  const at = drag.findIndex((cell, step) => {
    const place = placeAt(situation, target, cell);
    const holder = path[step] && placeAt(situation, actor, path[step], act.elevations?.[step]);
    if (!place || !holder) return true;
    const gap = squaresBetween(situation, holder, place);
    const before = last;
    last = place.footprint.cell;
    if (step === 0) return last !== before;
    return gap < 1 || gap > handReach(actor) || pathCost(graph, [before, last]).refused !== null;
  });
  return when(at >= 0, "outside-act", { creature: target.id, step: at });
}

/** Out of a hold, with a shift of one square where that succeeds (DND4-ESC-001 to 003). */
function judgeEscape(judged: Case): Judgement {
  const { act, actor, action } = judged;
  const { path } = act;
  const planned = path ? planWay(judged, { ...action, id: "shift" }, 1) : null;
  return {
    price: priceOf(judged),
    reasons: [
      ...when(holdOn(judged) === null, "condition", { needs: "grabbed" }),
      ...when(!SKILLS.includes(act.variant ?? SKILLS[0] ?? ""), "no-such-action", { variant: act.variant ?? null }),
      ...(path ? startReasons(actor, path) : []),
      ...(planned ? wayReasons(judged, planned) : []),
    ],
    move: planned?.move ?? null,
    provocations: [],
  };
}

const SKILLS = ["athletics", "acrobatics"];

/** What a creature would get out of: the condition, and what a check has to reach with a skill. */
export function holdOn({
  situation,
  act,
  actor,
}: Case): { readonly condition: string; readonly against: (defence: "fort" | "ref") => number } | null {
  for (const condition of actor.state.conditions) {
    const { escape } = expiryOf(condition);
    const holder = condition.id === "grabbed" ? findFighter(situation, act.target ?? condition.by) : null;
    if (!escape && (holder === null || holder.id !== condition.by)) continue;
    const own = (defence: string): number | null => (typeof escape?.[defence] === "number" ? escape[defence] : null);
    return {
      condition: condition.id,
      against: (defence) => own(defence) ?? own("dc") ?? (holder ? defenceOf(holder, defence) : 10),
    };
  }
  return null;
}
