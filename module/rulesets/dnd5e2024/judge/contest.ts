import type { Reason } from "../../../model/refusal.js";
import { hasTerrain, terrainAt } from "../../../grid/board/terrain.js";
import { coverOf } from "../attack/cover.js";
import { COVERS } from "../lines.js";
import { isDying } from "../conditions.js";
import { feetBetween } from "../distance.js";
import { canSee, findFighter, footprintOf, isEnemy, presentFighters, type Fighter } from "../fighter.js";
import { CELL } from "../movement/speed.js";
import type { Situation } from "../../../rules/situation.js";
import { plain, reason, when, type Case, type Judgement } from "./case.js";
import { priceOf } from "./price.js";

/** Hiding, searching, first aid and getting free: an action and a check. */
export const judgeContest = (judged: Case): Judgement =>
  plain(priceOf(judged), [
    ...when(judged.action.id === "hide" && isInSight(judged), "condition", { needs: "cover" }),
    ...(judged.action.id === "stabilize" ? patientReasons(judged) : []),
    ...when(judged.action.id === "influence" && judged.act.target === judged.actor.id, "wrong-target", {
      creature: judged.actor.id,
    }),
  ]);

/** First aid is for the dying within reach of a hand (GAP-DND5-17). */
function patientReasons({ situation, act, actor }: Case): Reason[] {
  const patient = findFighter(situation, act.target);
  if (!patient) return [reason("no-target")];
  const feet = feetBetween(situation, actor, patient) ?? 0;
  return [
    ...when(!isDying(patient), "wrong-target", { creature: patient.id }),
    ...when(feet > CELL, "out-of-reach", { creature: patient.id, distance: feet }),
  ];
}

/** Whether an enemy has a clear view: less than three-quarters cover, and no heavy obscurement (GAP-DND5-12). */
function isInSight({ situation, actor }: Case): boolean {
  if (isObscured(situation, actor)) return false;
  return presentFighters(situation).some(
    (enemy) =>
      isEnemy(enemy, actor) &&
      canSee(enemy, actor) &&
      COVERS.indexOf(coverOf(situation, enemy, actor)) < COVERS.indexOf("three-quarters"),
  );
}

function isObscured(situation: Situation, fighter: Fighter): boolean {
  const { board } = situation;
  const footprint = footprintOf(situation, fighter);
  if (!board || !footprint) return false;
  const heavy = terrainAt(board, footprint.cell).some(({ kind, degree }) => kind === "obscured" && degree !== "light");
  return heavy || hasTerrain(board, footprint.cell, "dark");
}
