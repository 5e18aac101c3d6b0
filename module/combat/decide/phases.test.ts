import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Command } from "../../model/command.js";
import type { Encounter } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import type { Ruleset } from "../../rules/ruleset.js";
import { evolveAll } from "../evolve/evolve-all.js";
import { evolve } from "../evolve/evolve.js";
import { initialEncounter } from "../initial.js";
import { ANN, begun, BOB, CAT, poke, toyScene } from "../testing/toy-fight.js";
import { toyRuleset } from "../testing/toy-ruleset.js";
import { decide } from "./decide.js";
import { nextCreature, nextInPhases } from "./next-turn.js";

const ORDER = ["early", "late", "last"] as const;
const phaseOf = (creature: string): string => (creature === "cat" ? "late" : "early");

/** The toy game in phases: Ann and Bob are due early, Cat late; whoever ends its turn has had it. */
const phased: Ruleset = {
  ...toyRuleset,
  startRound: ({ encounter }) =>
    encounter.order.map((creature) => ({ type: "TurnStateChanged", creature, set: { main: 1, had: null } })),
  startTurn: () => [],
  endTurn: (_situation, creature) => [{ type: "TurnStateChanged", creature, set: { had: true } }],
  phases: {
    order: ORDER,
    due: ({ encounter }) =>
      encounter.order.filter(
        (id) =>
          encounter.phase === phaseOf(id) && encounter.creatures[id]?.turn.had !== true && id !== encounter.active,
      ),
    takesTurn: (_situation, { action }) => action === "poke",
  },
  judge: (situation, act) => ({
    ...toyRuleset.judge({ ...situation, encounter: { ...situation.encounter, active: act.by } }, act),
  }),
};

interface Played {
  readonly encounter: Encounter;
  readonly events: readonly Event[];
}

function play(commands: readonly Command[], from: Played = { encounter: initialEncounter, events: [] }): Played {
  return commands.reduce<Played>(({ encounter, events }, command) => {
    const decided = decide(encounter, command, phased, toyScene);
    if (!decided.ok) throw new Error(decided.error.reasons[0].code);
    return { encounter: evolveAll(encounter, decided.value), events: [...events, ...decided.value] };
  }, from);
}

const BACK: Command = { type: "RewindTurn", to: "turn" };
const phase = (name: string | null): Command => ({ type: "StartPhase", phase: name });
const fight = play(begun.slice(0, 1));
const count = ({ events }: Played, type: Event["type"]): number => events.filter((each) => each.type === type).length;
const refused = ({ encounter }: Played, command: Command): string | null => {
  const decided = decide(encounter, command, phased, toyScene);
  return decided.ok ? null : decided.error.reasons[0].code;
};
const roll = (at: Played): Played =>
  play([{ type: "GiveRolls", request: at.encounter.rolls?.id ?? "", faces: [3] }], at);

describe("a round in phases", () => {
  it("begins before its first phase, where nobody has the turn", () => {
    expect(fight.encounter).toMatchObject({ active: null, round: 1 });
    expect(fight.encounter.phase ?? null).toBeNull();
    expect(play([phase(null)], fight).encounter).toMatchObject({ round: 2, phase: null, active: null });
  });

  it("goes through all phases that lie between, and into the next round where the goal isn't later", () => {
    const late = play([phase("late")], fight);
    expect(late.events.flatMap((event) => (event.type === "PhaseStarted" ? [event.phase] : []))).toEqual([
      "early",
      "late",
    ]);
    const again = play([phase("late")], late);
    expect(again.encounter).toMatchObject({ round: 2, phase: "late", active: null });
    expect(count(again, "RoundStarted")).toBe(1);
    expect(count(again, "PhaseStarted")).toBe(5);
  });

  it("gives the turn to whoever acts in its phase, and ends the one before", () => {
    const ann = roll(play([phase("early"), poke(ANN, CAT)], fight));
    expect(ann.encounter.active).toBe(ANN);
    expect(nextCreature(ann.encounter, phased, toyScene)).toBe(BOB);
    const bob = roll(play([poke(BOB, CAT)], ann));
    expect(bob.encounter.active).toBe(BOB);
    expect(bob.encounter.creatures[ANN]?.turn.had).toBe(true);
    expect(nextCreature(bob.encounter, phased, toyScene)).toBeNull();
  });

  it("lets those who were due before pass where the table begins a later one's turn", () => {
    const bob = play([phase("early"), { type: "StartTurn", creature: BOB }], fight);
    expect(bob.encounter.active).toBe(BOB);
    expect(bob.encounter.creatures[ANN]?.turn.had).toBe(true);
  });

  it("knows no phase of another game, and waits for acts under way", () => {
    expect(refused(fight, phase("soon"))).toBe("no-such-action");
    expect(refused(play([phase("early"), poke(ANN, CAT)], fight), phase("late"))).toBe("window-open");
    const decided = decide(fight.encounter, phase("early"), toyRuleset, toyScene);
    expect(decided.ok).toBe(false);
  });

  it("shows an earlier turn again in its own phase, and goes on from there without anything beginning twice", () => {
    const acted = roll(play([phase("early"), poke(ANN, CAT)], fight));
    const later = play([phase(null)], play([phase("last")], acted));
    const shown = play([BACK, BACK, BACK], later);
    expect(shown.encounter).toMatchObject({ round: 1, phase: "early", active: ANN });
    expect(shown.encounter.creatures).toEqual(later.encounter.creatures);
    const forth = play([phase("late")], shown);
    expect(forth.encounter).toMatchObject({ round: 1, phase: "late", active: null });
    expect(forth.encounter.creatures).toEqual(later.encounter.creatures);
    const on = play([phase("early")], forth);
    expect(on.encounter).toMatchObject({ round: 2, phase: "early" });
    expect([count(on, "RoundStarted"), count(on, "PhaseStarted")]).toEqual([1, 4]);
  });

  it("goes back and forth by the same stops: the beginning of each phase, and each turn of it", () => {
    const acted = roll(play([poke(BOB, CAT)], roll(play([phase("early"), poke(ANN, CAT)], fight))));
    const end = play([phase(null)], acted);
    const stop = ({ encounter: { round, phase: name = null, active } }: Played): string =>
      [round, name, active].join(" ");
    const back: string[] = [];
    let at = end;
    for (; refused(at, BACK) === null; back.push(stop(at))) at = play([BACK], at);
    expect(back).toEqual(["1 last ", "1 late ", "1 early bob", "1 early ann", "1 early ", "1  "]);
    const forth = back.map(() => {
      const next = nextInPhases(at.encounter, phased, toyScene);
      if (next) at = play([next], at);
      return stop(at);
    });
    expect(forth).toEqual([...back.slice(0, -1).toReversed(), "2  "]);
    expect(at.encounter).toEqual({ ...end.encounter, ahead: 0 });
  });

  it("goes on with whoever is due, then to the next phase, and from the last one into the next round", () => {
    const stops: string[] = [];
    let at = fight;
    for (let step = 0; step < 7; step++) {
      const next = nextInPhases(at.encounter, phased, toyScene);
      if (next) at = play([next], at);
      stops.push([at.encounter.phase, at.encounter.active].join(" "));
    }
    expect(stops).toEqual(["early ", "early ann", "early bob", "late ", "late cat", "last ", " "]);
    expect(nextInPhases(at.encounter, toyRuleset, toyScene)).toBeNull();
  });

  const command = fc.constantFrom<Command>(
    ...[...ORDER, null].map(phase),
    poke(ANN, BOB),
    poke(BOB, CAT),
    poke(CAT, ANN),
    { type: "StartTurn", creature: BOB },
    { type: "EndTurn", creature: ANN },
    { type: "RewindTurn", to: "turn" },
    { type: "RewindTurn", to: "round" },
    { type: "LeaveFight", creature: CAT },
  );
  test("starts each phase of each round once, in order, however it is played; event by event as all at once", () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 25 }), (commands) => {
        let at = fight;
        for (const each of commands) {
          if (at.encounter.rolls) at = roll(at);
          if (refused(at, each) === null) at = play([each], at);
        }
        const begins = at.events.flatMap((event) =>
          event.type === "PhaseStarted" ? [event.phase] : event.type === "RoundStarted" ? ["round"] : [],
        );
        const whole = Array.from({ length: begins.length }, (_, i) => [...ORDER, "round"][i % 4]);
        expect(begins).toEqual(whole);
        expect(at.events.reduce(evolve, initialEncounter)).toEqual(at.encounter);
        expect(at.encounter.reached?.round ?? 1).toBe(1 + count(at, "RoundStarted"));
      }),
    );
  });
});
