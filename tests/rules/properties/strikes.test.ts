import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { revisionOf } from "../../../module/combat/ledger/ledger.js";
import type { Command } from "../../../module/model/command.js";
import type { CreatureId } from "../../../module/model/ids.js";
import type { ReactionWindow, Responder } from "../../../module/model/window.js";
import { CHOICE } from "../../../module/rules/provocation.js";
import { cellOf, leftOf, stateOf, stepOn, type Fight, type Temper } from "./fight.js";
import { KINDS } from "./kinds.js";

/** Conditions in which nobody strikes at anybody, in whichever game. */
const OUT = ["unconscious", "dead", "dying", "stunned", "paralyzed", "incapacitated", "dazed"];

const spaceOf = (fight: Fight, id: CreatureId): number => (fight.scene.profiles.get(id)?.size === "large" ? 2 : 1);

/** Cells between two creatures on squares: 1 side by side. */
function gapBetween(fight: Fight, one: CreatureId, other: CreatureId): number {
  const [a, b] = [cellOf(fight, one), cellOf(fight, other)];
  if (!a || !b) throw new Error("nowhere");
  const apart = (axis: 0 | 1): number =>
    Math.max(b[axis] - (a[axis] + spaceOf(fight, one) - 1), a[axis] - (b[axis] + spaceOf(fight, other) - 1), 0);
  return Math.max(apart(0), apart(1));
}

/** The farthest that any attack offered reaches: what it says itself, else an arm's length more for the large. */
function reachOf(fight: Fight, { creature, option }: Responder): number {
  const { attacks = [], size, features } = fight.scene.profiles.get(creature) ?? {};
  const usual = size === "large" || features?.includes("threatening-reach") ? 2 : 1;
  return Math.max(
    usual,
    ...option.attacks.map((id) => attacks.find((attack) => attack.id === id)?.reach?.max ?? usual),
  );
}

/**
 * Everybody who is asked is there, able, and has what the answer costs. How an act under way goes on chooses even who has been
 * dazed in it.
 */
function demandAble(fight: Fight, { responders, against, of, kind }: ReactionWindow): void {
  // In gurps4e the stunned still defend themselves, if badly.
  const unable = kind === CHOICE ? [] : kind === "defence" ? OUT.filter((id) => id !== "stunned") : OUT;
  for (const { creature, option, others = [] } of responders) {
    const why = `${creature} against ${against}: ${of}`;
    const { out, conditions } = stateOf(fight.current, creature);
    expect(out, why).toBe(false);
    expect(
      conditions.filter(({ id }) => unable.includes(id)),
      why,
    ).toEqual([]);
    for (const { pays } of [option, ...others]) expect(leftOf(fight, creature)[pays] ?? 1, why).toBeGreaterThan(0);
  }
}

/** Everybody to whom a strike is offered sees an enemy within the reach of something in its hands. */
function demandStrike(fight: Fight, { responders, against, of, task }: ReactionWindow): void {
  const { profiles } = fight.scene;
  const attacked = fight.current.tasks.find(({ id }) => id === task)?.act.target;
  for (const responder of responders) {
    const { creature, option } = responder;
    const why = `${creature} against ${against}: ${of}`;
    const { side, unseen, attacks } = profiles.get(creature) ?? {};
    // Whom even a friend attacks may strike back.
    if (creature !== attacked) expect(side, why).not.toBe(profiles.get(against)?.side);
    expect(unseen, why).not.toContain(against);
    expect(option.attacks.length, why).toBeGreaterThan(0);
    for (const id of option.attacks) expect(attacks?.find((attack) => attack.id === id)?.kind, why).not.toBe("ranged");
    expect(gapBetween(fight, creature, against), why).toBeLessThanOrEqual(reachOf(fight, responder));
  }
}

/**
 * The same act once more, with an answer's price spent beforehand: then it is neither foretold nor offered. Where nothing can be spent of
 * it, or the act itself gives it back, there is nothing to demand; how many times something was.
 */
function demandSpent(before: Fight, command: Command, { responders }: ReactionWindow): number {
  let demanded = 0;
  for (const { creature, option } of responders) {
    const poor = before.fork();
    const { pays, pool } = option;
    poor.send({ type: "Repair", creature, turn: { spent: { [pays]: pool ?? 1 } } });
    if (leftOf(poor, creature)[pays] !== 0) continue;
    const foretold = command.type === "TakeAction" ? poor.ruleset.judge(poor.situation, command.act).provocations : [];
    expect(foretold.filter((each) => each.by === creature && each.pays === pays)).toEqual([]);
    poor.send(command);
    if (leftOf(poor, creature)[pays] !== 0) continue;
    const offers = poor.current.windows.flatMap((window) => window.responders);
    expect(offers.filter((each) => each.creature === creature && each.option.pays === pays)).toEqual([]);
    demanded++;
  }
  return demanded;
}

/** Plays what is open to its end, and holds every offer against what its creature could do. */
function meet(fight: Fight, how: Temper): void {
  const seen = new Set<string>();
  for (let i = 0; i < 200 && fight.current.tasks.length > 0; i++) {
    const window = fight.current.windows.at(-1);
    const asked = window?.responders.find(({ answer }) => answer === null);
    const revision = revisionOf(fight.ledger);
    if (window && asked && !fight.current.rolls && !seen.has(window.id)) {
      seen.add(window.id);
      demandAble(fight, window);
      if (window.kind === "provoked") demandStrike(fight, window);
    }
    stepOn(fight, how);
    const last = window?.responders.at(-1) === asked;
    if (window?.kind !== "provoked" || !asked || !how.fierce || !last || window.responders.length > 1) continue;
    const taken = fight.since(revision).find(({ type }) => type === "ActionTaken");
    expect(taken).toMatchObject({ by: asked.creature, action: asked.option.action, target: window.against });
  }
}

describe.each(KINDS)("a chance to answer in $ruleset.id", (kind) => {
  const plays = fc.array(fc.tuple(kind.deeds, fc.boolean(), fc.constantFrom(0, 0.4, 0.7)), {
    minLength: 4,
    maxLength: 16,
  });

  test("is given only to those who can take it, and who takes it strikes", () => {
    let demanded = 0;
    fc.assert(
      fc.property(kind.opening, plays, (open, tries) => {
        const fight = open();
        for (const [deeds, fierce, luck] of tries)
          for (const command of deeds(fight)) {
            const before = fight.fork();
            if (fight.send(command)) continue;
            const window = fight.current.windows.at(-1);
            if (window) demanded += demandSpent(before, command, window);
            meet(fight, { fierce, luck });
          }
      }),
    );
    // In gurps4e answers cost nothing that could be spent beforehand.
    if (kind.ruleset.id !== "gurps4e") expect(demanded).toBeGreaterThan(0);
  });
});
