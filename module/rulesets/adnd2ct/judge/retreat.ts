import { sameCell, type Cell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import { reason, when } from "../../../rules/reasons.js";
import { sizeRank } from "../../../rules/creature.js";
import { placeAt, squaresBetween, standing } from "../distance.js";
import { findFighter, type Fighter } from "../fighter.js";
import { costless, FREE_OF_CHARGE, plain, type Case, type Judgement } from "./case.js";
import { pathReasons } from "./given.js";

/**
 * Drives back somebody hit in melee this round, one square away, and may step after it. The inventory has no rule for
 * it; the reading is the plainest: once for each hit, nobody larger.
 */
export function judgeRetreat(judged: Case): Judgement {
  return judged.action.id === "follow" ? judgeFollow(judged) : judgeDrive(judged);
}

function judgeDrive(judged: Case): Judgement {
  const { situation, act, actor } = judged;
  const target = findFighter(situation, act.target);
  if (!target) return plain(FREE_OF_CHARGE, [reason("no-target")]);
  const path = act.path ?? [];
  const creature = target.id;
  const hit = target.turn.hitBy.some(({ id, melee }) => id === actor.id && melee);
  const reasons = [
    ...when(!hit, "no-trigger", { creature }),
    ...when(sizeRank(target) > sizeRank(actor), "wrong-target", { creature }),
    ...pathReasons(situation, target, path),
    ...oneSquare(path),
    ...awayReasons(judged, target),
  ];
  return plain(FREE_OF_CHARGE, reasons);
}

const oneSquare = (path: readonly Cell[]): Reason[] =>
  when(path.length > 2, "too-far", { needed: path.length - 1, left: 1 });

function awayReasons({ situation, act, actor }: Case, target: Fighter): Reason[] {
  const end = act.path?.at(-1);
  const [own, before, after] = [
    standing(situation, actor),
    standing(situation, target),
    end && placeAt(situation, target, end),
  ];
  if (!own || !before || !after) return [];
  const farther = squaresBetween(situation, own, after) > squaresBetween(situation, own, before);
  return when(!farther, "blocked", { creature: target.id });
}

/** Into the square that the one driven back has left. */
function judgeFollow({ situation, act, actor }: Case): Judgement {
  const path = act.path ?? [];
  const [column, row] = Array.isArray(actor.turn.drove?.cell) ? (actor.turn.drove.cell as readonly number[]) : [];
  const end = path.at(-1);
  const left = end !== undefined && column !== undefined && row !== undefined && sameCell(end, [column, row]);
  return {
    ...plain({ ...FREE_OF_CHARGE, spend: { drove: null } }, [
      ...when(!left, "no-trigger"),
      ...oneSquare(path),
      ...pathReasons(situation, actor, path),
    ]),
    move: costless(path, "follow"),
  };
}
