import { gain, putAt } from "../../../rules/creature.js";
import { findFighter } from "../fighter.js";
import { readOption } from "../options.js";
import { changeTurn, toCell } from "../state.js";
import { contestStrength } from "./contest.js";
import { done, type Part } from "./part.js";

/** Holds somebody down: a contest of Strength, or the game master's word (GAP-ADND-19). */
export const holdDown: Part = (performance) => {
  const { situation, act, actor } = performance;
  const target = findFighter(situation, act.target);
  if (!target) return done([]);
  if (readOption(situation.options, "pinContest") === "gm-resolved")
    return done([
      { type: "Noted", creature: actor.id, code: "gm-resolves", data: { option: "pin", target: target.id } },
    ]);
  const contest = contestStrength(performance, actor, target);
  if (contest.kind === "rolling") return contest.step;
  return done([...contest.facts, ...(contest.won ? gain(target, "pinned", { by: actor.id }) : [])]);
};

/** Another front, in the own place. */
export const turnAbout: Part = ({ act, actor }) => {
  const { position } = actor.state;
  if (!position || act.facing === undefined) return done([]);
  const to = { ...position, facing: act.facing };
  return done([{ type: "Moved", creature: actor.id, path: [position.cell], to, mode: "turn", cost: 0, how: "own" }]);
};

/** The hit is used up; its victim goes back, and the square that it leaves may be taken. */
export const driveBack: Part = ({ situation, act, actor }) => {
  const target = findFighter(situation, act.target);
  const from = target?.state.position?.cell;
  if (!target || !from) return done([]);
  return done([
    ...putAt(target, act.path ?? [], "push", "forced"),
    changeTurn(target.id, { hitBy: target.turn.hitBy.filter(({ id }) => id !== actor.id) }),
    changeTurn(actor.id, { drove: { cell: toCell(from) } }),
  ]);
};

/** After the one driven back. */
export const step: Part = ({ act, actor }) => done(putAt(actor, act.path ?? [], "follow", "own"));
