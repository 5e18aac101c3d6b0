import type { Fact } from "../../../model/event.js";
import type { CreatureId } from "../../../model/ids.js";
import type { Situation } from "../../../rules/situation.js";
import { presentFighters } from "../fighter.js";
import { readOption } from "../options.js";
import { changeTurn } from "../state.js";
import { done, type Part } from "./part.js";

/** What the die of a side does to all its phases (GAP-ADND-02). */
const shiftOf = (die: number): number => (die === 1 ? -1 : die === 10 ? 1 : 0);

/** The side's d10, by whoever of it rolls; the lowest side comes first in every phase, and a tie is rolled again (GAP-ADND-02). */
export const rollInitiative: Part = ({ situation, actor, task, progress }) => {
  if (progress.asked !== true) {
    const request = { by: actor.id, kind: "initiative", dice: [{ count: 1, sides: 10 }], modifiers: [] };
    return { kind: "roll", facts: [], request, progress: { asked: true } };
  }
  const die = task.faces?.[0];
  if (die === undefined) return done([]);
  const roll: Fact = {
    type: "RollResolved",
    roll: { by: actor.id, kind: "initiative", faces: [die], total: die, bonus: 0, modifiers: [] },
  };
  return done([roll, ...settleSides(situation, actor.id, actor.profile.side, die)]);
};

function settleSides(situation: Situation, by: CreatureId, side: string, die: number): Fact[] {
  const fighters = presentFighters(situation);
  const dice = new Map(fighters.map(({ profile, turn }) => [profile.side, turn.initiative]));
  const tied = [...dice].some(([other, theirs]) => other !== side && theirs === die);
  if (tied) {
    const critical = readOption(situation.options, "initiativeTie") === "critical-event";
    const again = fighters.filter(({ turn }) => turn.initiative === die);
    return [
      ...again.map(({ id }) => changeTurn(id, { initiative: null, shift: null })),
      ...(critical ? [{ type: "Noted" as const, creature: by, code: "initiative-tie", data: { die } }] : []),
    ];
  }
  dice.set(side, die);
  const own = fighters.filter(({ profile }) => profile.side === side);
  return [
    ...own.map(({ id }) => changeTurn(id, { initiative: die, shift: shiftOf(die) })),
    ...([...dice.values()].every((each) => each !== null) ? [inOrder(situation, dice)] : []),
  ];
}

/** Sides by their dice, each in the order in which it stood. */
function inOrder({ encounter, profiles }: Situation, dice: ReadonlyMap<string, number | null>): Fact {
  const rank = (id: CreatureId): number => dice.get(profiles.get(id)?.side ?? "") ?? Infinity;
  return { type: "OrderChanged", order: encounter.order.toSorted((a, b) => rank(a) - rank(b)) };
}
