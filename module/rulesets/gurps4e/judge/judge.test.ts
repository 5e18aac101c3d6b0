import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { creatureId } from "../../../model/ids.js";
import { DEFENCES } from "../action.js";
import { aim, arbitraryAttempt, arbitraryFight, CENTRE, IDS, type Attempt } from "../testing/arbitrary-fight.js";
import { symmetry, type Symmetry } from "../testing/hexes.js";
import type { Stage } from "../testing/stage.js";

/** Plays whatever is open to its end: nobody defends and no dice fall, or everybody answers and the dice show `face`. */
function settle(fight: Stage, face: number): void {
  for (let i = 0; i < 200 && fight.encounter.tasks.length > 0; i++) {
    const { rolls } = fight.encounter;
    const waiting = fight.encounter.windows.at(-1)?.responders.find(({ answer }) => answer === null);
    if (rolls) fight.roll(...(face > 0 ? rolls.dice.flatMap(({ count }) => Array<number>(count).fill(face)) : []));
    else if (waiting) fight.answer(waiting.creature, face > 0);
  }
}

/** Turns of everybody now and then, so that not only the first seat acts. */
function turnOf(fight: Stage, { by }: Attempt, passes: boolean): void {
  if (passes && fight.encounter.active !== by) fight.turn(by);
  settle(fight, 2);
}

const attempts = fc.array(fc.tuple(arbitraryAttempt, fc.boolean(), fc.constantFrom(0, 2, 3, 6)), { maxLength: 8 });

describe("what the rules say beforehand", () => {
  test("is what then happens: lawful or not, at that price, and nothing is left waiting", () => {
    fc.assert(
      fc.property(arbitraryFight, attempts, (open, tries) => {
        const fight = open();
        for (const [attempt, passes, face] of tries) {
          turnOf(fight, attempt, passes);
          const doing = aim(fight, attempt);
          const plan = fight.judge(attempt.by, attempt.action, doing);
          const [before, state] = [fight.events.length, fight.encounter];
          expect(plan.provocations).toEqual([]);
          if (plan.refusal) {
            expect(() => {
              fight.act(attempt.by, attempt.action, doing);
            }).toThrow(plan.refusal.reasons[0].code);
            expect(fight.encounter).toBe(state);
            continue;
          }
          fight.act(attempt.by, attempt.action, doing);
          settle(fight, face);
          expect(fight.encounter).toMatchObject({ tasks: [], windows: [], rolls: null });
          const taken = fight.events.slice(before).find((event) => event.type === "ActionTaken");
          expect(taken).toMatchObject({ by: attempt.by, action: attempt.action, pays: plan.pays });
          const cut = fight.events.slice(before).some(({ type }) => type === "Interrupted");
          if (!cut && plan.move && plan.move.path.length > 1 && attempt.action !== "forced")
            expect(walkedBy(fight, attempt.by, before)).toBe(plan.move.total);
        }
      }),
    );
  });

  test("G4-ECONOMY-001: never lets anything go below nothing or above its full measure", () => {
    fc.assert(
      fc.property(arbitraryFight, attempts, (open, tries) => {
        const fight = open();
        for (const [attempt, passes, face] of tries) {
          turnOf(fight, attempt, passes);
          const doing = aim(fight, attempt);
          if (fight.judge(attempt.by, attempt.action, doing).refusal) continue;
          fight.act(attempt.by, attempt.action, doing);
          settle(fight, face);
          for (const id of IDS) demandMeasure(fight, id);
        }
      }),
    );
  });
});

const walkedBy = (fight: Stage, id: string, from: number): number =>
  fight.events
    .slice(from)
    .reduce((sum, event) => sum + (event.type === "Moved" && event.creature === id ? event.cost : 0), 0);

function demandMeasure(fight: Stage, id: string): void {
  const { maneuver, step, attacks, movement } = fight.economy(id);
  const most = { maneuver: 1, step: 2, attacks: 2, movement: 12 };
  for (const [key, left] of Object.entries({ maneuver, step, attacks, movement })) {
    expect(left, `${id}: ${key}`).toBeGreaterThanOrEqual(0);
    expect(left, `${id}: ${key}`).toBeLessThanOrEqual(most[key as keyof typeof most]);
  }
}

describe("an active defence", () => {
  test("G4-ECONOMY-003: is offered where it is lawful and nowhere else, with the number that its dice are held against", () => {
    fc.assert(
      fc.property(arbitraryFight, attempts, (open, tries) => {
        const fight = open();
        for (const [attempt, passes] of tries) {
          turnOf(fight, attempt, passes);
          const doing = aim(fight, attempt);
          if (fight.judge(attempt.by, attempt.action, doing).refusal) continue;
          fight.act(attempt.by, attempt.action, doing);
          for (let i = 0; i < 60 && fight.encounter.tasks.length > 0; i++) meet(fight);
        }
      }),
    );
  });

  test("G4-GAP-04: answers an attack and nothing else", () => {
    fc.assert(
      fc.property(arbitraryFight, fc.constantFrom(...IDS), fc.constantFrom(...DEFENCES), (open, id, defence) => {
        const { refusal } = open().judge(id, defence);
        expect(["no-trigger", "condition"]).toContain(refusal?.reasons[0].code);
      }),
    );
  });
});

/** One step of what is open; where somebody may defend, all that is said of it is held against the rules. */
function meet(fight: Stage): void {
  const { rolls, windows } = fight.encounter;
  const window = windows.at(-1);
  const asked = window?.responders.find(({ answer }) => answer === null);
  if (rolls) {
    const total = rolls.kind === "attack" ? 3 : 1;
    fight.roll(...rolls.dice.flatMap(({ count }) => Array<number>(count).fill(total)));
    return;
  }
  if (!window || !asked) return;
  if (window.kind !== "defence") {
    fight.answer(asked.creature, true);
    return;
  }
  const offered = [asked.option, ...(asked.others ?? [])];
  for (const kind of DEFENCES) {
    const ways = offered.filter(({ action }) => action === kind);
    if (kind !== "parry" || ways.length === 0)
      expect(fight.refusal(asked.creature, kind) === null, kind).toBe(ways.length > 0);
    for (const { attacks } of ways)
      expect(fight.refusal(asked.creature, kind, attacks[0] === undefined ? {} : { with: attacks[0] })).toBeNull();
  }
  const way = offered.at(-1) ?? asked.option;
  const weapon = way.attacks[0];
  fight.answer(asked.creature, true, undefined, { action: way.action, ...(weapon !== undefined && { with: weapon }) });
  const request = fight.encounter.rolls;
  expect(request?.kind).toBe("defence");
  expect(request?.modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(way.rollAtMost);
}

/** All that a fight says of everybody, with places and facings laid back onto the original board. */
const telling = (fight: Stage): unknown =>
  IDS.map((id) => {
    const { turn, conditions, vitals } = fight.state(id);
    return { id, turn, conditions, vitals, economy: fight.economy(id) };
  });

const places = (fight: Stage, laid?: Symmetry): unknown =>
  IDS.map((id) => {
    const { position } = fight.state(id);
    if (!position) return null;
    const facing = position.facing as Parameters<Symmetry["facing"]>[0];
    return laid ? [laid.cell(position.cell), laid.facing(facing)] : [position.cell, facing];
  });

describe("a hex board", () => {
  test("G4-GAP-06, G4-GAP-07: laid over itself, turned or mirrored, changes no answer", () => {
    fc.assert(
      fc.property(arbitraryFight, attempts, fc.nat(5), fc.boolean(), (open, tries, sixths, mirrored) => {
        const laid = symmetry(CENTRE, sixths, mirrored);
        const [fight, other] = [open(), open(laid)];
        for (const [attempt, passes, face] of tries) {
          turnOf(fight, attempt, passes);
          turnOf(other, attempt, passes);
          const [here, there] = [aim(fight, attempt), aim(other, attempt, laid)];
          const [plan, same] = [
            fight.judge(attempt.by, attempt.action, here),
            other.judge(attempt.by, attempt.action, there),
          ];
          const gist = ({ refusal, move, pays }: typeof plan) => ({
            codes: refusal?.reasons.map(({ code }) => code) ?? null,
            costs: move?.steps.map(({ cost }) => cost) ?? null,
            left: move?.left ?? null,
            pays,
          });
          expect(gist(same)).toEqual(gist(plan));
          if (plan.refusal) continue;
          fight.act(attempt.by, attempt.action, here);
          other.act(attempt.by, attempt.action, there);
          settle(fight, face);
          settle(other, face);
          expect(places(other)).toEqual(places(fight, laid));
          expect(telling(other)).toEqual(telling(fight));
        }
      }),
    );
  });
});

describe("movement that is not one's own", () => {
  test("costs nothing and lets nothing off", () => {
    fc.assert(
      fc.property(
        arbitraryFight,
        arbitraryAttempt,
        fc.constantFrom("forced", "teleport"),
        fc.boolean(),
        (open, attempt, action, waits) => {
          const fight = open();
          const first = fight.encounter.active ?? creatureId("ann");
          const wait = { trigger: { on: "move" }, then: { by: first, action: "ready" } };
          if (waits && fight.refusal(first, "wait", wait) === null) fight.act(first, "wait", wait);
          const doing = aim(fight, { ...attempt, action, doing: { cause: "push" } });
          if (fight.refusal(attempt.by, action, doing)) return;
          const before = telling(fight);
          const since = fight.events.length;
          fight.act(attempt.by, action, doing);
          expect(fight.encounter).toMatchObject({ tasks: [], windows: [] });
          expect(walkedBy(fight, attempt.by, since)).toBe(0);
          expect(telling(fight)).toEqual(before);
        },
      ),
    );
  });
});
