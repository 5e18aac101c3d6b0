import type { Fact } from "../../../model/event.js";
import { creatureId } from "../../../model/ids.js";
import { lose, putAt } from "../../../rules/creature.js";
import { choiceWindow } from "../../../rules/provocation.js";
import { DISPLACED, givingWay, takenBy } from "../displaced.js";
import { sharesSpace } from "../distance.js";
import { findFighter, type Fighter } from "../fighter.js";
import { isLarger, standsOver } from "../judge/stand.js";
import { contestStrength } from "./contest.js";
import { done, type Part } from "./part.js";
import { changeTurn } from "../state.js";

/** Between equals a contest decides who stays; the one who stood is noted in the turn state until the act is over. */
export const contestOfStrength: Part = (performance) => {
  const { situation, actor } = performance;
  const other = standsOver(situation, actor);
  if (!other) return done([]);
  const larger = isLarger(actor, other);
  if (larger !== 0) return done([noteStander(actor, other, larger > 0)]);
  const contest = contestStrength(performance, actor, other);
  return contest.kind === "rolling" ? contest.step : done([...contest.facts, noteStander(actor, other, contest.won)]);
};

const noteStander = (actor: Fighter, other: Fighter, stays: boolean): Fact =>
  changeTurn(actor.id, { drove: { under: other.id, stays } });

/** On its feet again. */
export const rise: Part = ({ actor }) => done(lose(actor, "prone"));

/** Whoever stood already chooses where the one goes that has to (ADND-OVERRUN-012). */
export const giveWay: Part = ({ situation, actor, progress }) => {
  const { drove } = actor.turn;
  const other = typeof drove?.under === "string" ? findFighter(situation, creatureId(drove.under)) : null;
  if (!drove || !other) return done([]);
  const [displaced, taker] = drove.stays === true ? [other, actor] : [actor, other];
  const forget = changeTurn(actor.id, { drove: null });
  if (!sharesSpace(situation, displaced, taker)) return done([forget]);
  const cells = givingWay(situation, displaced, taker, takenBy(situation, taker, undefined));
  const [first] = cells;
  if (!first) return done([forget]);
  if (progress.asked !== true) {
    const window = choiceWindow(situation, other.id, displaced.id, DISPLACED, taker.id);
    return { kind: "ask", facts: [], window, progress: { asked: true } };
  }
  const at = displaced.state.position?.cell;
  return done([forget, ...(at ? putAt(displaced, [at, first], "push", "forced") : [])]);
};
