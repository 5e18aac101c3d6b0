import type { Task } from "../../../model/encounter.js";
import { advanceParts, payFacts } from "../../../rules/carry-out.js";
import type { Fact } from "../../../model/event.js";
import { wasOverruled } from "../../../rules/enforcement.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { incapacityOf } from "../conditions.js";
import type { Case } from "../judge/case.js";
import { JUDGES, openCase } from "../judge/judge.js";
import { amend } from "./amend.js";
import { letOffReadied, provoke, strike, strikeAndMove } from "./attack.js";
import { contest, rush } from "./contest.js";
import { befall } from "./fate.js";
import { useUp } from "../power-line.js";
import { displace } from "./given.js";
import { doOwn } from "./home-made.js";
import { placeInOrder } from "./initiative.js";
import { putOff, saveThrow, storeReadied } from "./order.js";
import type { Part } from "./part.js";
import { rise, spendPower, takeSimple } from "./simple.js";
import { walk } from "./walk.js";

/** What an act consists of, one after the other. */
function partsOf({ act, action }: Case): readonly Part[] {
  switch (action.family) {
    case "move":
      return [walk];
    case "stand":
      return [walk, rise];
    case "strike":
      return [provoke, strike, letOffReadied];
    case "contest":
      return action.id === "bull-rush" ? [contest, rush, letOffReadied] : [contest, walk, letOffReadied];
    case "charge":
      return act.variant === "bull-rush" ? [walk, contest, rush, letOffReadied] : [walk, strike, letOffReadied];
    case "power":
      return act.with === undefined
        ? [walk, spendPower, strikeAndMove]
        : [walk, spendPower, provoke, strikeAndMove, letOffReadied];
    case "simple":
      return [takeSimple];
    case "ready":
      return [storeReadied];
    case "delay":
      return [putOff];
    case "initiative":
      return [placeInOrder];
    case "save":
      return [saveThrow];
    case "fate":
      return [befall];
    case "amend":
      return [amend];
    case "given":
      return [displace];
    case "home-made":
      return [provoke, doOwn];
  }
}

/** The next thing that an act does. */
export const advance = (situation: Situation, task: Task): Step =>
  advanceParts(openCase(situation, task.act), task, {
    partsOf,
    pay,
    isStopped: ({ actor, action }) =>
      !action.unasked && !wasOverruled(task, "condition") && incapacityOf(actor) !== null,
  });

/** What an act costs; whoever acts readied comes forward in the order. */
function pay(judged: Case, task: Task): Fact[] {
  const { price } = JUDGES[judged.action.family](judged);
  const used = judged.action.family === "power" ? useUp(judged.actor, judged.act) : [];
  return [...payFacts(judged, price), ...used, ...(price.pays.includes("immediate") ? comeForward(judged, task) : [])];
}

/** Whoever acts readied has its place from now on just before the one who let it off (DND4-READY-005). */
function comeForward({ situation, act, actor }: Case, { answers }: Task): Fact[] {
  if (actor.turn.readied?.action.action !== act.action) return [];
  const { active, order, windows } = situation.encounter;
  const cause = windows.find(({ id }) => id === answers)?.cause ?? active;
  const others = order.filter((id) => id !== actor.id);
  const at = cause === null ? -1 : others.indexOf(cause);
  return at < 0 ? [] : [{ type: "OrderChanged", order: others.toSpliced(at, 0, actor.id) }];
}
