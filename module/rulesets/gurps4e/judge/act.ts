import type { SlotId } from "../../../model/ids.js";
import type { TurnChange } from "../state.js";
import { judgement, reason, textOption, when, type Case, type Judgement } from "./case.js";
import { deedReasons, doesDeed, feintsFirst } from "./deed.js";
import { chooseManeuver, type Choice } from "./maneuver.js";
import { chosenBy, strideOf } from "../chosen.js";
import { endStep, judgeWay, type Way } from "./move.js";
import { judgeAside, kneelReasons } from "./posture.js";
import { findPosture } from "../postures.data.js";

/** A manoeuvre, or a part of the one that is under way: its choice, its movement, what it is for. */
export function judgeManeuver(judged: Case): Judgement {
  const aside = judgeAside(judged);
  if (aside) return aside;
  const choice = chooseManeuver(judged);
  const stride = strideOf(choice);
  const way = judgeWay(judged, stride);
  const { actor } = judged;
  const kneels = choice.maneuver.deed === "posture" ? null : textOption(judged.act, "posture");
  const price = {
    reasons: choice.reasons,
    pays: paysOf(judged, choice, way),
    spend: {
      ...choice.spend,
      ...way.spend,
      ...(strideOf(choice) === "step" && doesDeed(judged, choice) && endStep(actor, way)),
      ...(kneels !== null && { stepUsed: true }),
    } satisfies TurnChange,
  };
  return judgement(
    price,
    [
      ...way.reasons,
      ...(kneels === null ? [] : kneelingReasons(judged, choice)),
      ...deedReasons(judged, choice, way.end),
    ],
    way.move,
  );
}

function kneelingReasons({ act, actor }: Case, choice: Choice) {
  const to = findPosture(textOption(act, "posture"));
  return [
    ...when(strideOf(choice) !== "step", "step-excluded"),
    ...when(act.path !== undefined, "already-stepped"),
    ...kneelReasons(actor, to),
  ];
}

function paysOf(judged: Case, choice: Choice, way: Way): SlotId[] {
  const steps = strideOf(choice) === "step" && (way.move !== null || way.spend.stepUsed === true);
  const strikes = choice.maneuver.deed === "attack" && doesDeed(judged, choice) && !feintsFirst(judged.actor, choice);
  return [...(choice.fresh ? ["maneuver"] : []), ...(steps ? ["step"] : []), ...(strikes ? ["attacks"] : [])];
}

/** The step of the manoeuvre already chosen, before or after what it is for (G4-STEP-002). */
export function judgeStep(judged: Case): Judgement {
  const chosen = chosenBy(judged.actor);
  const stride = chosen ? strideOf(chosen) : "none";
  const price = { reasons: when(stride !== "step", "step-excluded"), pays: ["step"], spend: {} };
  if (stride !== "step") return judgement(price, []);
  const way = judgeWay(judged, "step");
  const idle = !judged.act.path && way.spend.turned === undefined && way.reasons.length === 0;
  return judgement(
    { ...price, spend: way.spend },
    [...way.reasons, ...(idle ? [reason("not-adjacent-path")] : [])],
    way.move,
  );
}
