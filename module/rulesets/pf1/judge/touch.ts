import type { Reason } from "../../../model/refusal.js";
import { bareTouch, findWeapon, weaponsOf, type Weapon } from "../attack/weapon.js";
import { standing } from "../distance.js";
import { findFighter, isEnemy, type Fighter } from "../fighter.js";
import { reaches } from "../provoke/threat.js";
import { reason, when, type Case, type Judgement } from "./case.js";
import { priceOf } from "./price.js";
import { chancesByTable } from "./simple.js";

/** Friends that one charge may be spread over (PF1-SPELL-020). */
const MOST = 6;

/** Delivering a spell by touch: PF1-SPELL-015, 016, 018, 020. */
export function judgeTouch(judged: Case): Judgement {
  const { actor, act, action } = judged;
  const free = action.id === "touch-in-casting-round";
  const charged = free ? actor.turn.freeTouch : actor.turn.heldCharge;
  const many = action.id === "touch-up-to-six";
  const targets = many ? (act.targets ?? []) : act.target === undefined ? [] : [act.target];
  const reasons = [
    ...when(!charged, "no-trigger"),
    ...when(targets.length === 0, "no-target"),
    ...when(many && targets.length > MOST, "too-many", { limit: MOST }),
    ...targets.flatMap((id) => touchReasons(judged, findFighter(judged.situation, id), free)),
  ];
  return { price: priceOf(judged), reasons, move: null, provocations: chancesByTable(judged) };
}

function touchReasons(judged: Case, target: Fighter | null, foesToo: boolean): Reason[] {
  const { situation, actor } = judged;
  if (!target) return [reason("no-target")];
  const place = standing(situation, target);
  return [
    ...when(!foesToo && isEnemy(target, actor), "wrong-target", { creature: target.id }),
    ...when(place !== null && !reaches(situation, actor, touchOf(judged), place), "out-of-reach", {
      creature: target.id,
    }),
  ];
}

/** Attacks that touch; one named besides, such as a sword in hand, delivers no charge. */
const TOUCHING = ["touch", "unarmed", "natural"];

/** The touch attack used: the one named, else the first listed, else a bare hand. */
export function touchOf({ act, actor }: Case): Weapon {
  const named = act.with === undefined ? null : findWeapon(actor, act.with);
  return (
    (named && TOUCHING.includes(named.kind) ? named : null) ??
    weaponsOf(actor).find(({ kind, increment }) => kind === "touch" && increment === null) ??
    bareTouch(actor)
  );
}
