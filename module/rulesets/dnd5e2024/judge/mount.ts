import type { Cell } from "../../../model/position.js";
import { sameCell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import { heldBy, mountOf, ridersOf } from "../conditions.js";
import { feetBetween } from "../distance.js";
import { hasEffect } from "../features.js";
import { findFighter, hasCondition, isEnemy, sizeRank, type Fighter } from "../fighter.js";
import { landingCells } from "../movement/landing.js";
import { CELL, halfSpeed, movementLeft } from "../movement/speed.js";
import { flatMove, FREE_OF_CHARGE, reason, when, type Case, type Judgement } from "./case.js";
import { payFrom } from "./price.js";

/** Getting on and off a mount, for half the speed, or coming off against one's will. */
export function judgeMount(judged: Case): Judgement {
  const { act, action, situation, actor } = judged;
  const from = actor.state.position?.cell ?? null;
  if (action.id === "mount") {
    const mount = findFighter(situation, act.target);
    return judgement(judged, mountReasons(judged, mount), from, mount?.state.position?.cell ?? from);
  }
  const to = landingFor(judged);
  return judgement(judged, to ? [] : landingReasons(judged), from, to ?? from);
}

function judgement(judged: Case, reasons: readonly Reason[], from: Cell | null, to: Cell | null): Judgement {
  const { actor, action } = judged;
  const chosen = action.id !== "fall-off";
  const cost = chosen ? halfSpeed(actor) : 0;
  const left = movementLeft(actor);
  const held = chosen ? heldBy(actor) : null;
  return {
    price: chosen ? { ...payFrom(actor, "movement"), spend: { moved: actor.turn.moved + cost } } : FREE_OF_CHARGE,
    reasons: [
      ...when(held !== null, "condition", { condition: held }),
      ...reasons,
      ...when(cost > left, "too-far", { needed: cost, left }),
    ],
    move: from && to ? flatMove(from, to, cost, left, action.id) : null,
    provocations: [],
  };
}

/** DND5-MOUNT-001 to 004. */
function mountReasons({ situation, act, actor }: Case, mount: Fighter | null): Reason[] {
  if (!mount) return [reason("no-target")];
  const feet = feetBetween(situation, actor, mount) ?? 0;
  const small = sizeRank(mount.profile.size) <= sizeRank(actor.profile.size);
  const controlled = act.options?.controlled === true;
  return [
    ...when(mount.id === actor.id || small || isEnemy(actor, mount), "wrong-target", { creature: mount.id }),
    ...when(mountOf(situation, actor) !== null, "condition", { condition: "mounted" }),
    ...when(hasCondition(actor, "prone"), "condition", { condition: "prone" }),
    ...when(ridersOf(situation, mount).length > 0, "occupied", { creature: mount.id }),
    ...when(feet > CELL, "out-of-reach", { creature: mount.id, distance: feet }),
    ...when(controlled && !hasEffect(mount, "trained"), "needs-feature", { feature: "trained-mount" }),
  ];
}

/** Where a dismounting rider lands: the cell it names, else the first free one; null where that is not possible. */
export function landingFor({ situation, act, actor }: Case): Cell | null {
  const mount = mountOf(situation, actor);
  const cells = mount ? landingCells(situation, actor, mount) : [];
  const named = act.path?.at(-1);
  return (named ? cells.find((cell) => sameCell(cell, named)) : cells[0]) ?? null;
}

/** Without a scene there is nowhere to land, and no need to. */
const landingReasons = ({ situation, act }: Case): Reason[] =>
  when(situation.board !== null, "occupied", { cell: act.path?.at(-1) ? [...(act.path.at(-1) ?? [])] : null });
