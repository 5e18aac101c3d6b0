import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldLedger } from "../../../module/combat/ledger/fold.js";
import { revisionOf } from "../../../module/combat/ledger/ledger.js";
import { replay } from "../../../module/combat/ledger/replay.js";
import type { Event } from "../../../module/model/event.js";
import type { Plan } from "../../../module/model/plan.js";
import { renumbered } from "../../../module/combat/testing/renumbered.js";
import type { Command } from "../../../module/model/command.js";
import { leftOf, settle, stepOn, type Fight, type Temper } from "./fight.js";
import { KINDS, type Kind } from "./kinds.js";

const temper: fc.Arbitrary<Temper> = fc.record({
  fierce: fc.boolean(),
  luck: fc.constantFrom(0, 0.4, 0.7, 1),
});

/** Nobody has less than nothing of anything, or more than there is of it. */
function demandMeasure(fight: Fight, { most }: Kind): void {
  for (const id of fight.current.order)
    for (const [slot, left] of Object.entries(leftOf(fight, id))) {
      expect(left, `${id}: ${slot}`).toBeGreaterThanOrEqual(0);
      expect(left, `${id}: ${slot}`).toBeLessThanOrEqual(most[slot] ?? 0);
    }
}

/** The id of an act that began, a window that opened or dice that were asked for. */
const idGiven = (event: Event): readonly string[] =>
  event.type === "ActBegun"
    ? [event.task.id]
    : event.type === "WindowOpened"
      ? [event.window.id]
      : event.type === "RollsAsked"
        ? [event.request.id]
        : [];

/** The log tells the fight, also after it has been written down and read. */
function demandReplay({ ledger: { opening, records, current } }: Fight): void {
  expect(replay(opening, JSON.parse(JSON.stringify(records)) as typeof records)).toEqual(current);
}

const chancesOf = (events: readonly Event[]): string[] =>
  events.flatMap((event) =>
    event.type === "WindowOpened" && event.window.kind === "provoked"
      ? event.window.responders.map(({ creature }) => `${creature} ${String(event.window.step)}`)
      : [],
  );

/** What was foretold is what has happened. */
function demandForetold(plan: Plan, command: Command, events: readonly Event[]): void {
  if (command.type !== "TakeAction") return;
  const { by, action } = command.act;
  const taken = events.find(({ type }) => type === "ActionTaken");
  expect(taken).toMatchObject({ by, action, pays: plan.pays });
  if (events.some(({ type }) => type === "Interrupted")) return;
  expect(chancesOf(events).sort()).toEqual(plan.provocations.map((each) => `${each.by} ${String(each.step)}`).sort());
}

describe.each(KINDS)("a fight of $ruleset.id", (kind) => {
  const plays = fc.array(fc.tuple(kind.deeds, temper), { minLength: 4, maxLength: 10 });

  test("leaves no slot below nothing or above its measure, and is told alike by its log", () => {
    fc.assert(
      fc.property(kind.opening, plays, (open, tries) => {
        const fight = open();
        demandMeasure(fight, kind);
        for (const [deeds, how] of tries)
          for (const command of deeds(fight)) {
            if (fight.send(command)) continue;
            demandMeasure(fight, kind);
            settle(fight, how, () => {
              demandMeasure(fight, kind);
            });
          }
        demandReplay(fight);
      }),
    );
  });

  test("does what was foretold: lawful or not, at that price, with those chances; what is refused changes nothing", () => {
    fc.assert(
      fc.property(kind.opening, plays, (open, tries) => {
        const fight = open();
        for (const [deeds, how] of tries)
          for (const command of deeds(fight)) {
            const [before, revision] = [fight.ledger, revisionOf(fight.ledger)];
            const plan = command.type === "TakeAction" ? kind.ruleset.judge(fight.situation, command.act) : null;
            const refused = fight.send(command);
            if (plan) expect(refused).toEqual(plan.refusal);
            if (refused) {
              expect(fight.ledger).toBe(before);
              continue;
            }
            settle(fight, how);
            expect(fight.current).toMatchObject({ tasks: [], windows: [], rolls: null });
            if (plan) demandForetold(plan, command, fight.since(revision));
          }
      }),
    );
  });

  test("is restored exactly by taking back the last thing, done or half done, and then goes as it went", () => {
    fc.assert(
      fc.property(kind.opening, plays, fc.nat(3), (open, tries, steps) => {
        const fight = open();
        for (const [deeds, how] of tries)
          for (const command of deeds(fight)) {
            const before = fight.current;
            const other = fight.fork();
            if (other.send(command)) continue;
            for (let i = 0; i < steps; i++) stepOn(other, how);
            expect(other.send({ type: "Undo", creature: null })).toBeNull();
            expect(renumbered(other.current)).toEqual(renumbered(before));
            demandReplay(other);
            for (const each of [fight, other]) {
              expect(each.send(command)).toBeNull();
              settle(each, how);
            }
            expect(renumbered(other.current)).toEqual(renumbered(fight.current));
          }
      }),
    );
  });

  test("gives no number twice: not what was taken back has had, not from the middle, and not across a fold", () => {
    fc.assert(
      fc.property(kind.opening, plays, fc.nat(3), (open, tries, steps) => {
        const fight = open();
        for (const [i, [deeds, how]] of tries.entries())
          for (const command of deeds(fight)) {
            if (fight.send(command)) continue;
            if (i % 3 === 2) for (let n = 0; n < steps; n++) stepOn(fight, how);
            else settle(fight, how);
            const { active } = fight.current;
            if (i % 3 === 1 && active) fight.send({ type: "Undo", creature: active, reach: "act" });
            if (i % 3 === 2) fight.send({ type: "Undo", creature: null });
          }
        const given = fight.since(0).flatMap(idGiven);
        expect(given).toEqual([...new Set(given)]);
        const { ledger } = foldLedger(fight.ledger, Math.floor(revisionOf(fight.ledger) / 2));
        expect(replay(ledger.opening, ledger.records)).toEqual(fight.current);
      }),
    );
  });
});
