import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Stage } from "../../../combat/testing/stage.js";
import { aim, arbitraryAttempt, arbitraryFight } from "../testing/arbitrary-fight.js";

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
      event.type === "WindowOpened" && event.window.kind === "provoked"
        ? event.window.responders.map(({ creature }) => `${creature} ${String(event.window.step)} ${event.window.of}`)
        : [],
    );

describe("what the rules say beforehand", () => {
  test("is what then happens: lawful or not, at that price, with those chances, and nothing is left waiting", () => {
    fc.assert(
      fc.property(
        arbitraryFight,
        fc.array(arbitraryAttempt, { maxLength: 8 }),
        fc.boolean(),
        (open, attempts, fierce) => {
          const fight = open();
          for (const attempt of attempts) {
            const doing = aim(fight, attempt);
            const plan = fight.judge(attempt.by, attempt.action, doing);
            const [before, state] = [fight.events.length, fight.encounter];
            if (plan.refusal) {
              expect(() => {
                fight.act(attempt.by, attempt.action, doing);
              }).toThrow(plan.refusal.reasons[0].code);
              expect(fight.encounter).toBe(state);
              continue;
            }
            fight.act(attempt.by, attempt.action, doing);
            settle(fight, fierce);
            expect(fight.encounter).toMatchObject({ tasks: [], windows: [], rolls: null });
            const after = fight.events.slice(before);
            const taken = after.find((event) => event.type === "ActionTaken");
            expect(taken).toMatchObject({ by: attempt.by, action: attempt.action, pays: plan.pays });
            const foretold = plan.provocations.map(({ by, step, of }) => `${by} ${String(step)} ${of}`);
            if (!after.some(({ type }) => type === "Interrupted"))
              expect(opened(fight, before).sort()).toEqual(foretold.sort());
          }
        },
      ),
    );
  });

  test("never lets a turn spend more than it has, and nobody walk farther than two move actions", () => {
    fc.assert(
      fc.property(arbitraryFight, fc.array(arbitraryAttempt, { maxLength: 8 }), (open, attempts) => {
        const fight = open();
        for (const attempt of attempts) {
          const doing = aim(fight, attempt);
          if (fight.judge(attempt.by, attempt.action, doing).refusal) continue;
          fight.act(attempt.by, attempt.action, doing);
          settle(fight, false);
          const { standard, move, minor, immediate, movement } = fight.economy(attempt.by);
          for (const left of [standard, move, minor, immediate, movement]) expect(left).toBeGreaterThanOrEqual(0);
        }
        const walked = fight.events.reduce(
          (sum, event) => sum + (event.type === "Moved" && event.creature === "ann" ? event.cost : 0),
          0,
        );
        // Two runs and what an action point buys; a shift after an escape or a rush costs nothing.
        expect(walked).toBeLessThanOrEqual(24);
      }),
    );
  });
});
