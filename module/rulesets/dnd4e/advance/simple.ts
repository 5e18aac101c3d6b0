import type { Fact } from "../../../model/event.js";
import type { Cell } from "../../../model/position.js";
import { changeVital, findStat, gain, lose, putAt } from "../../../rules/creature.js";
import type { Test } from "../../../rules/d20.js";
import { spendSurges } from "../attack/injure.js";
import { findFighter, halfLevel, type Fighter } from "../fighter.js";
import { aidDifficulty, pointsOf } from "../judge/simple.js";
import { changeTurn } from "../state.js";
import { swapCells } from "../movement/swap.js";
import { restLong, restShortly } from "./rest.js";
import { done, rolling, type Part, type Performance } from "./part.js";

/** Total defence and second wind add this much to every defence. */
const GUARD = 2;

const EFFECTS: Readonly<Record<string, (performance: Performance) => Fact[]>> = {
  "second-wind": ({ actor }) => [
    ...spendSurges(actor),
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
  "short-rest": ({ actor, act }) => restShortly(actor, act.options),
  "extended-rest": ({ actor }) => restLong(actor),
};

/** What a simple action changes; most change nothing that is counted. */
export const takeSimple: Part = (performance) =>
  performance.action.id === "aid-another"
    ? aid(performance)
    : done(EFFECTS[performance.action.id]?.(performance) ?? []);

/** One more action of the kind chosen, this turn; or something that a feature buys (DND4-AP-002, DND4-AP-004, DND4-AP-005). */
function spendPoint({ actor, act }: Performance): Fact[] {
  const slot = (["standard", "move", "minor"] as const).find((each) => each === (act.variant ?? "standard"));
  const gained = slot ? { [slot]: actor.turn[slot] - 1, granted: actor.turn.granted + 1 } : {};
  return [
    changeVital(actor, "actionPoints", Math.max(0, pointsOf(actor) - 1)),
    changeTurn(actor.id, { heroic: true, ...gained }),
  ];
}

/** What help adds to a check, what botched help takes off it, and by how much one fails for that (GAP-DND4-06). */
const HELP = { bonus: 2, penalty: -1, botch: 5 };

const aid = rolling(aidTest, ({ situation, act, actor, task }, { hit, total, fact }) => {
  const target = findFighter(situation, act.target);
  const botched = task.faces !== null && total <= aidDifficulty(actor) - HELP.botch;
  const change = hit ? HELP.bonus : botched ? HELP.penalty : 0;
  return done([fact, ...(target && change !== 0 ? [changeTurn(target.id, { aid: target.turn.aid + change })] : [])]);
});

function aidTest({ act, actor }: Performance): Test {
  const { skill } = act.options ?? {};
  const value = (typeof skill === "string" ? findStat(actor, skill) : null) ?? halfLevel(actor);
  return { by: actor.id, kind: "check", modifiers: [{ label: "base", value }], against: aidDifficulty(actor) };
}

/** On its feet again. */
export const rise: Part = ({ actor }) => done(lose(actor, "prone"));

const slide = (who: Fighter | null, cell: Cell, mode: string, how: "own" | "forced"): Fact[] =>
  who?.state.position ? putAt(who, [who.state.position.cell, cell], mode, how) : [];

/** What a power does beside moving and attacking: places change, somebody heals. */
export const spendPower: Part = ({ situation, act, actor }) => {
  const target = findFighter(situation, act.target);
  const cells = target && act.options?.swap === true ? swapCells(situation, actor, target) : null;
  return done([
    ...(cells ? [...slide(target, cells.target, "slide", "forced"), ...slide(actor, cells.user, "shift", "own")] : []),
    ...(act.options?.surge === true ? spendSurges(target ?? actor) : []),
  ]);
};
