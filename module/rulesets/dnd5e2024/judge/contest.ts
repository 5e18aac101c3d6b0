import { hasTerrain, terrainAt } from "../../../grid/board/terrain.js";
import { coverOf } from "../attack/cover.js";
import { COVERS } from "../lines.js";
import { canSee, footprintOf, isEnemy, presentFighters, type Fighter } from "../fighter.js";
import type { Situation } from "../../../rules/situation.js";
import { plain, when, type Case, type Judgement } from "./case.js";
import { priceOf } from "./price.js";

/** Hiding and getting free: an action and a check. */
export const judgeContest = (judged: Case): Judgement =>
  plain(priceOf(judged), when(judged.action.id === "hide" && isInSight(judged), "condition", { needs: "cover" }));

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
