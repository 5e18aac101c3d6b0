import type { Reason } from "../../../model/refusal.js";
import { reason, when } from "../../../rules/reasons.js";
import { missileFor } from "../attack/strokes.js";
import { meleeWeapons } from "../attack/weapon.js";
import { canSee, isAtMercy } from "../conditions.js";
import { gapBetween } from "../distance.js";
import { findFighter, type Fighter } from "../fighter.js";
import { shelterOf } from "../lines.js";
import { toCell } from "../state.js";
import { FREE_OF_CHARGE, plain, type Case, type Judgement } from "./case.js";
import { isLoaded } from "./fire.js";

/** Holds somebody at bowpoint or blade point; the stroke itself is an act of its own (ADND-COVER-001 to 004, ADND-COVER-011). */
export function judgeAim(judged: Case): Judgement {
  const { situation, act, action } = judged;
  if ((act.targets?.length ?? 0) > 1) return plain(FREE_OF_CHARGE, [reason("wrong-target")]);
  const target = findFighter(situation, act.target ?? act.targets?.[0]);
  if (!target) return plain(FREE_OF_CHARGE, [reason("no-target")]);
  const cell = target.state.position?.cell;
  const spend = { cover: { target: target.id, cell: cell ? toCell(cell) : null } };
  const reasons = action.id === "cover-ranged" ? bowReasons(judged, target) : bladeReasons(judged, target);
  return plain({ ...FREE_OF_CHARGE, spend }, reasons);
}

const BOWS = ["bow", "crossbow", "light-crossbow", "heavy-crossbow"];

/** A drawn bow or loaded crossbow in a proficient hand; one square in short range and in sight. */
function bowReasons({ situation, act, actor }: Case, target: Fighter): Reason[] {
  const weapon = missileFor(actor, act.with ?? actor.turn.declared?.with);
  if (!weapon) return [reason("no-weapon")];
  const creature = target.id;
  const distance = gapBetween(situation, actor, target);
  return [
    ...when(!BOWS.includes(weapon.weapon ?? ""), "wrong-weapon", { with: weapon.id }),
    ...when(!weapon.proficient, "needs-feature", { with: weapon.id }),
    ...when(!isLoaded(situation, actor, weapon), "not-ready", { with: weapon.id }),
    ...when(creature === actor.id, "wrong-target", { creature }),
    ...when(weapon.range !== null && distance > weapon.range.short, "out-of-range", { creature, distance }),
    ...when(shelterOf(situation, actor, target) === "total", "no-line", { creature }),
    ...when(!canSee(actor, target), "cannot-see", { creature }),
  ];
}

/** A blade at somebody next to one who can't help it. */
function bladeReasons({ situation, act, actor }: Case, target: Fighter): Reason[] {
  const named = act.with ?? actor.turn.declared?.with ?? null;
  const weapon = meleeWeapons(actor).find(({ id }) => named === null || id === named);
  if (!weapon) return [reason("no-weapon")];
  const creature = target.id;
  const distance = gapBetween(situation, actor, target);
  return [
    ...when(weapon.kind !== "melee", "wrong-weapon", { with: weapon.id }),
    ...when(creature === actor.id || !isAtMercy(target), "wrong-target", { creature }),
    ...when(distance > 1, "out-of-reach", { creature, distance }),
  ];
}
