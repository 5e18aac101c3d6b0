import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aim, arbitraryAttempt, arbitraryFight } from "../testing/arbitrary-fight.js";
import type { Stage } from "../testing/stage.js";

/** Plays whatever is open to its end: nobody strikes, and no dice fall, or everybody strikes and rolls high. */
function settle(fight: Stage, fierce: boolean): void {
  for (let i = 0; i < 200 && fight.encounter.tasks.length > 0; i++) {
    const { rolls } = fight.encounter;
    const waiting = fight.encounter.windows.at(-1)?.responders.find(({ answer }) => answer === null);
    if (rolls)
      fight.roll(...(fierce ? rolls.dice.flatMap(({ count, sides }) => Array<number>(count).fill(sides)) : []));
    else if (waiting) fight.answer(waiting.creature, fierce);
  }
}

const opened = (fight: Stage, from: number): string[] =>
  fight.events
    .slice(from)
    .flatMap((event) =>
      event.type === "WindowOpened"
        ? event.window.responders.map(({ creature }) => `${creature} ${String(event.window.step)} ${event.window.of}`)
        : [],
    );

describe("what the rules say beforehand", () => {
  test("is what then happens: lawful or not, at that price, with those chances, and nothing is left waiting", () => {
    fc.assert(
      fc.property(
        arbitraryFight,
        fc.array(arbitraryAttempt, { maxLength: 6 }),
        fc.boolean(),
        (open, attempts, fierce) => {
          const fight = open();
          for (const attempt of attempts) {
            const doing = aim(fight, attempt);
            const plan = fight.judge(attempt.by, attempt.action, doing);
            const before = fight.events.length;
            if (plan.refusal) {
              expect(() => {
                fight.act(attempt.by, attempt.action, doing);
              }).toThrow(plan.refusal.reasons[0].code);
              continue;
            }
            fight.act(attempt.by, attempt.action, doing);
            settle(fight, fierce);
            expect(fight.encounter).toMatchObject({ tasks: [], windows: [], rolls: null });
            const cut = fight.events.slice(before).some(({ type }) => type === "Interrupted");
            const foretold = plan.provocations.map(({ by, step, of }) => `${by} ${String(step)} ${of}`);
            if (!cut) expect(opened(fight, before).sort()).toEqual(foretold.sort());
          }
        },
      ),
    );
  });

  test("never lets a turn spend more than it has", () => {
    fc.assert(
      fc.property(arbitraryFight, fc.array(arbitraryAttempt, { maxLength: 6 }), (open, attempts) => {
        const fight = open();
        for (const attempt of attempts) {
          const doing = aim(fight, attempt);
          if (fight.judge(attempt.by, attempt.action, doing).refusal) continue;
          fight.act(attempt.by, attempt.action, doing);
          settle(fight, false);
          const { standard, move, swift, aoo } = fight.economy(attempt.by);
          for (const left of [standard, move, swift, aoo]) expect(left).toBeGreaterThanOrEqual(0);
        }
        const walked = fight.events
          .flatMap((event) =>
            event.type === "Moved" && event.creature === "ann" && event.how === "own" ? [event.cost] : [],
          )
          .reduce((sum, cost) => sum + cost, 0);
        expect(walked).toBeLessThanOrEqual(150);
      }),
    );
  });
});
