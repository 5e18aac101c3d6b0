import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Command } from "../../../module/model/command.js";
import type { ConditionState } from "../../../module/model/encounter.js";
import type { CreatureId } from "../../../module/model/ids.js";
import { leftOf, settle, stateOf, type Fight } from "./fight.js";
import { KINDS, type Kind } from "./kinds.js";

/** What has no say in when anything ends: it lies on somebody, and the rules know nothing of it. */
const NOISE = "humming";
const CALM = { fierce: false, luck: 0.4 };

const lasting = fc.array(
  fc.record({ who: fc.nat(3), of: fc.nat(3), n: fc.nat(2), at: fc.constantFrom("start", "end") }),
  {
    minLength: 1,
    maxLength: 5,
  },
);
/** Something that has nothing to do with what lasts, before so many turns have begun. */
const noise = fc.record({
  when: fc.nat(8),
  who: fc.nat(3),
  what: fc.constantFrom("other-way-round", "humming", "chances"),
});
type Noise = typeof noise extends fc.Arbitrary<infer T> ? T : never;

/** Lays on everybody what is to last, each under a name of its own that the rules know. */
function lay(fight: Fight, { lasts }: Kind, tries: typeof lasting extends fc.Arbitrary<infer T> ? T : never): void {
  const { order } = fight.current;
  for (const [i, id] of order.entries()) {
    const mine = tries.filter(({ who }) => who === i);
    const conditions = mine.flatMap(({ of, n, at }, j): ConditionState[] => {
      const [name, ender] = [LASTING[j], order[of]];
      return name === undefined || ender === undefined ? [] : [{ id: name, by: ender, until: lasts(ender, n, at) }];
    });
    fight.send({
      type: "Observe",
      creature: id,
      conditions: [...stateOf(fight.current, id).conditions, ...conditions],
    });
  }
}
const LASTING = ["shaken", "deafened", "poisoned", "marked", "dazzled"];

function noiseAt(fight: Fight, { who, what }: Noise): Command | null {
  const creature = fight.current.order[who];
  if (creature === undefined) return null;
  const { conditions } = stateOf(fight.current, creature);
  if (what === "chances") return { type: "Observe", creature, chances: "never" };
  const others = conditions.filter(({ id }) => id !== NOISE);
  const turned = what === "humming" ? [{ id: NOISE }, ...others] : others.toReversed();
  return { type: "Observe", creature, conditions: turned };
}

/** What each has, in no order, and may do. */
const told = (fight: Fight): unknown =>
  fight.current.order.map((id: CreatureId) => {
    const conditions = stateOf(fight.current, id).conditions.filter((each) => each.id !== NOISE);
    return { id, conditions: conditions.toSorted((a, b) => (a.id < b.id ? -1 : 1)), left: leftOf(fight, id) };
  });

/** Goes on to the next turn, or the next phase. */
function pass(fight: Fight): void {
  const { ruleset, current } = fight;
  const { order, active, phase } = current;
  const phases = ruleset.phases?.order;
  const next = order[(active === null ? 0 : order.indexOf(active) + 1) % order.length];
  if (phases) fight.send({ type: "StartPhase", phase: phases[phases.findIndex((each) => each === phase) + 1] ?? null });
  else if (next !== undefined) fight.send({ type: "StartTurn", creature: next });
  settle(fight, CALM);
}

describe.each(KINDS)("what lasts for a while in $ruleset.id", (kind) => {
  const plays = fc.array(kind.deeds, { minLength: 1, maxLength: 4 });

  test("ends at its time, whatever else happens meanwhile and in whichever order", () => {
    fc.assert(
      fc.property(
        kind.opening,
        plays,
        lasting,
        fc.array(noise, { minLength: 1, maxLength: 6 }),
        (open, tries, lastings, noises) => {
          const fight = open();
          for (const deeds of tries) for (const command of deeds(fight)) if (!fight.send(command)) settle(fight, CALM);
          lay(fight, kind, lastings);
          const [loud, backwards] = [fight.fork(), fight.fork()];
          for (let turn = 0; turn < 9; turn++) {
            const now = noises.filter(({ when }) => when === turn);
            for (const each of now) send(loud, noiseAt(loud, each));
            for (const each of now.toReversed()) send(backwards, noiseAt(backwards, each));
            for (const each of [fight, loud, backwards]) pass(each);
            expect(told(loud)).toEqual(told(fight));
            expect(told(backwards)).toEqual(told(fight));
          }
        },
      ),
    );
  });
});

function send(fight: Fight, command: Command | null): void {
  if (command) expect(fight.send(command)).toBeNull();
}
