import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evolve } from "../../../combat/evolve/evolve.js";
import { initialEncounter } from "../../../combat/initial.js";
import { creatureId } from "../../../model/ids.js";
import { aim, arbitraryAttempt, arbitrarySetting, nextPhase, open } from "../testing/arbitrary-fight.js";
import { phase, type Stage } from "../testing/stage.js";

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
        ? event.window.responders.map(({ creature }) => `${creature} ${String(event.window.step)}`)
        : [],
    );

const IDS = ["ann", "bob", "orc", "ogre"];

describe("what the rules say beforehand", () => {
  test("is what then happens: lawful or not, at that price, with those chances, and nothing is left waiting", () => {
    fc.assert(
      fc.property(
        arbitrarySetting,
        fc.array(arbitraryAttempt, { minLength: 5, maxLength: 30 }),
        fc.boolean(),
        (setting, attempts, fierce) => {
          const fight = open(setting);
          for (const attempt of attempts) {
            for (const { by, action, doing } of aim(fight, attempt)) {
              const plan = fight.judge(by, action, doing);
              const [before, state] = [fight.events.length, fight.encounter];
              if (plan.refusal) {
                expect(() => {
                  fight.act(by, action, doing);
                }).toThrow(plan.refusal.reasons[0].code);
                expect(fight.encounter).toBe(state);
                continue;
              }
              fight.act(by, action, doing);
              settle(fight, fierce);
              expect(fight.encounter).toMatchObject({ tasks: [], windows: [], rolls: null });
              const after = fight.events.slice(before);
              const taken = after.find((event) => event.type === "ActionTaken");
              expect(taken).toMatchObject({ by, action, pays: plan.pays });
              const foretold = plan.provocations.map((chance) => `${chance.by} ${String(chance.step)}`);
              if (!after.some(({ type }) => type === "Interrupted"))
                expect(opened(fight, before).sort()).toEqual(foretold.sort());
            }
            if (attempt.kind === "next") phase(fight, nextPhase(fight));
          }
          expect(fight.events.reduce(evolve, initialEncounter)).toEqual(fight.encounter);
        },
      ),
    );
  });

  test("never lets a round hold more than it has: no slot below zero or above its maximum, no more than three times the rate", () => {
    fc.assert(
      fc.property(
        arbitrarySetting,
        fc.array(arbitraryAttempt, { minLength: 5, maxLength: 30 }),
        fc.boolean(),
        (setting, attempts, fierce) => {
          const fight = open(setting);
          let walked = new Map<string, number>();
          let from = 0;
          for (const attempt of attempts) {
            for (const { by, action, doing } of aim(fight, attempt)) {
              if (fight.judge(by, action, doing).refusal) continue;
              fight.act(by, action, doing);
              settle(fight, fierce);
            }
            if (attempt.kind === "next") phase(fight, nextPhase(fight));
            for (const event of fight.events.slice(from)) {
              if (event.type === "RoundStarted") walked = new Map();
              if (event.type === "Moved" && event.how === "own")
                walked.set(event.creature, (walked.get(event.creature) ?? 0) + event.cost);
            }
            from = fight.events.length;
            for (const id of IDS) {
              const { action, movement, attacks, phase: due } = fight.economy(id);
              expect([0, 1]).toContain(action);
              expect(movement).toBeGreaterThanOrEqual(0);
              expect(attacks).toBeGreaterThanOrEqual(0);
              const rate = fight.situation.profiles.get(creatureId(id))?.speeds.walk ?? 0;
              expect(walked.get(id) ?? 0).toBeLessThanOrEqual(3 * rate);
              const { declared } = fight.state(id).turn;
              if (action === 0 && declared !== undefined) expect(due).toBeNull();
            }
          }
        },
      ),
    );
  });

  test("charges and provokes nothing for what is done to somebody", () => {
    fc.assert(
      fc.property(arbitrarySetting, fc.array(arbitraryAttempt, { maxLength: 12 }), (setting, attempts) => {
        const fight = open(setting);
        for (const attempt of attempts) {
          for (const each of aim(fight, attempt)) {
            for (const action of ["forced", "teleport"]) {
              const plan = fight.judge(each.by, action, each.doing);
              expect(plan).toMatchObject({ provocations: [], pays: [] });
              expect(plan.move?.total ?? 0).toBe(0);
            }
          }
          if (attempt.kind === "next") phase(fight, nextPhase(fight));
        }
      }),
    );
  });
});
