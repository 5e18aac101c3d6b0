import type { Fact } from "../../../model/event.js";
import { changeVital, findStat, gain, lose } from "../../../rules/creature.js";
import { readTest, requestTest, type Test } from "../attack/d20.js";
import { spendSurge } from "../attack/injure.js";
import { findFighter, halfLevel } from "../fighter.js";
import { aidDifficulty, pointsOf } from "../judge/simple.js";
import { changeTurn } from "../state.js";
import { swapCells } from "../movement/swap.js";
import { done, type Part, type Performance } from "./part.js";

/** Total defence and second wind add this much to every defence. */
const GUARD = 2;

const EFFECTS: Readonly<Record<string, (performance: Performance) => Fact[]>> = {
  "second-wind": ({ actor }) => [
    ...spendSurge(actor),
    changeTurn(actor.id, { winded: true, guard: actor.turn.guard + GUARD }),
  ],
  "total-defense": ({ actor }) => [changeTurn(actor.id, { guard: actor.turn.guard + GUARD })],
  "action-point": spendPoint,
  "sustain-grab": ({ actor, act }) => [changeTurn(actor.id, { kept: [...actor.turn.kept, act.target ?? ""] })],
  sustain: ({ actor, act }) => [changeTurn(actor.id, { kept: [...actor.turn.kept, act.variant ?? ""] })],
  "end-grab": ({ situation, act }) => {
    const held = findFighter(situation, act.target);
    return held ? lose(held, "grabbed") : [];
  },
  "drop-prone": ({ actor }) => gain(actor, "prone"),
  milestone: ({ actor }) => [changeVital(actor, "actionPoints", pointsOf(actor) + 1)],
  "short-rest": ({ actor }) => [changeTurn(actor.id, RESTED)],
  "extended-rest": ({ actor }) => [
    changeTurn(actor.id, RESTED),
    changeVital(actor, "actionPoints", Number(actor.profile.kind === "pc")),
  ],
};

const RESTED = { winded: null, heroic: null };

/** What a simple action changes; most change nothing that is counted. */
export const takeSimple: Part = (performance) =>
  performance.action.id === "aid-another"
    ? aid(performance)
    : done(EFFECTS[performance.action.id]?.(performance) ?? []);

/** One more action of the kind chosen, this turn; or something that a feature buys (DND4-AP-002, DND4-AP-004, DND4-AP-005). */
function spendPoint({ actor, act }: Performance): Fact[] {
  const slot = (["standard", "move", "minor"] as const).find((each) => each === (act.variant ?? "standard"));
  const gained = slot ? { [slot]: actor.turn[slot] - 1, granted: actor.turn.granted + 1 } : {};
  return [changeVital(actor, "actionPoints", pointsOf(actor) - 1), changeTurn(actor.id, { heroic: true, ...gained })];
}

/** What help adds to a check, what botched help takes off it, and by how much one fails for that (GAP-DND4-06). */
const HELP = { bonus: 2, penalty: -1, botch: 5 };

const aid: Part = ({ situation, act, actor, task, progress }) => {
  const { skill } = act.options ?? {};
  const value = typeof skill === "string" ? (findStat(actor, skill) ?? halfLevel(actor)) : halfLevel(actor);
  const test: Test = {
    by: actor.id,
    kind: "check",
    modifiers: [{ label: "base", value }],
    against: aidDifficulty(actor),
  };
  if (progress.rolled !== true)
    return { kind: "roll", facts: [], request: requestTest(test), progress: { rolled: true } };
  const { hit, total, fact } = readTest(test, task.faces);
  const target = findFighter(situation, act.target);
  const botched = task.faces !== null && total <= test.against - HELP.botch;
  const change = hit ? HELP.bonus : botched ? HELP.penalty : 0;
  return done([fact, ...(target && change !== 0 ? [changeTurn(target.id, { aid: target.turn.aid + change })] : [])]);
};

/** On its feet again. */
export const rise: Part = ({ actor }) => done(lose(actor, "prone"));

/** What a power does beside moving and attacking: places change, somebody heals. */
export const spendPower: Part = ({ situation, act, actor }) => {
  const target = findFighter(situation, act.target);
  const cells = target && act.options?.swap === true ? swapCells(situation, actor, target) : null;
  const put = (who: typeof actor, cell: readonly [number, number], mode: string, how: "own" | "forced"): Fact[] => {
    const { position } = who.state;
    return position
      ? [
          {
            type: "Moved",
            creature: who.id,
            path: [position.cell, cell],
            to: { ...position, cell },
            mode,
            cost: 0,
            how,
          },
        ]
      : [];
  };
  return done([
    ...(target && cells
      ? [...put(target, cells.target, "slide", "forced"), ...put(actor, cells.user, "shift", "own")]
      : []),
    ...(act.options?.surge === true ? spendSurge(target ?? actor) : []),
  ]);
};
