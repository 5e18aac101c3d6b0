import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Command } from "../../model/command.js";
import type { Encounter } from "../../model/encounter.js";
import type { CreatureId } from "../../model/ids.js";
import type { Ledger } from "../ledger/ledger.js";
import { ANN, begun, BOB, CAT, play, poke, toyScene } from "../testing/toy-fight.js";
import { toyRuleset } from "../testing/toy-ruleset.js";
import { evolve } from "../evolve/evolve.js";
import { decide } from "./decide.js";
import { nextCreature } from "./next-turn.js";

const start = (creature: CreatureId, others: readonly CreatureId[] = []): Command => ({
  type: "StartTurn",
  creature,
  ...(others.length > 0 ? { with: others } : {}),
});
const back: Command = { type: "RewindTurn", to: "turn" };

/** The tracker's button for the next turn. */
function next(ledger: Ledger): Ledger {
  const creature = nextCreature(ledger.current, toyRuleset, toyScene);
  return creature === null ? ledger : play([start(creature)], ledger);
}

const refused = (ledger: Ledger, command: Command): string | null => {
  const decided = decide(ledger.current, command, toyRuleset, toyScene);
  return decided.ok ? null : decided.error.reasons[0].code;
};

const states = ({ creatures }: Encounter): Encounter["creatures"] => creatures;
const happened = (ledger: Ledger, type: string): number =>
  ledger.records.flatMap((each) => (each.kind === "commit" ? each.events : [])).filter((e) => e.type === type).length;

/** Play with turns, acts, steps back and forth. */
const wander = fc
  .array(fc.record({ pick: fc.nat(7), face: fc.integer({ min: 1, max: 6 }) }), { maxLength: 30 })
  .map((moves) =>
    moves.reduce<Ledger>((ledger, { pick, face }) => {
      const { rolls, active } = ledger.current;
      if (rolls) return play([{ type: "GiveRolls", request: rolls.id, faces: [face] }], ledger);
      const others = [ANN, BOB, CAT].filter((id) => id !== active);
      const command: Command =
        pick < 2
          ? back
          : pick < 4
            ? poke(active ?? ANN, others[pick % 2] ?? BOB)
            : pick === 4
              ? start(ANN, [BOB])
              : pick === 5
                ? { type: "LeaveFight", creature: CAT }
                : { type: "RewindTurn", to: "round" };
      if (pick === 7) return next(ledger);
      return refused(ledger, command) === null ? play([command], ledger) : ledger;
    }, play(begun)),
  );

describe("the turn before", () => {
  it("is shown again with what was spent in it, and nothing of anybody else's is taken back", () => {
    const acted = play([poke(ANN, BOB)], play(begun));
    const hit = play([{ type: "GiveRolls", request: acted.current.rolls?.id ?? "", faces: [4] }], acted);
    const bobs = play([start(BOB)], hit);
    const shown = play([back], bobs);
    expect(shown.current.active).toBe(ANN);
    expect(states(shown.current)).toEqual(states(bobs.current));
    expect(refused(shown, poke(ANN, BOB))).toBe("no-slot");
    expect(nextCreature(shown.current, toyRuleset, toyScene)).toBe(BOB);
  });

  it("of the round before is found across its end, and the same round goes on afterwards", () => {
    const second = play([start(BOB), start(CAT), start(ANN)], play(begun));
    expect(second.current.round).toBe(2);
    const shown = play([{ type: "RewindTurn", to: "round" }], second);
    expect(shown.current).toMatchObject({ active: CAT, round: 1, ahead: 1 });
    expect(next(shown).current).toMatchObject({ active: ANN, round: 2, ahead: 0, last: ANN });
    expect(happened(next(shown), "RoundStarted")).toBe(happened(second, "RoundStarted"));
  });

  it("isn't there at the beginning, nor while an act waits", () => {
    expect(refused(play(begun), back)).toBe("no-earlier-turn");
    expect(refused(play([start(BOB), poke(BOB, ANN, [CAT])], play(begun)), back)).toBe("window-open");
  });

  it("passes over whoever takes no turn any more", () => {
    const gone = play([start(BOB), start(CAT), { type: "Observe", creature: BOB, out: true }, back], play(begun));
    expect(gone.current.active).toBe(ANN);
    expect(next(gone).current.active).toBe(CAT);
  });

  it("forgets the turns of whoever has left, and the fight goes on with the next one", () => {
    const shown = play([start(BOB), start(CAT), back, back, { type: "LeaveFight", creature: BOB }], play(begun));
    expect(shown.current).toMatchObject({ active: ANN, ahead: 1 });
    expect(next(shown).current).toMatchObject({ active: CAT, ahead: 0 });
  });

  test("and the next one again changes no creature, and ends where it began", () => {
    fc.assert(
      fc.property(wander, (ledger) => {
        if (refused(ledger, back) !== null || ledger.current.active === null) return;
        const returned = next(play([back], ledger));
        expect(states(returned.current)).toEqual(
          Object.fromEntries(
            Object.entries(states(ledger.current)).map(([id, { passes: _, ...state }]) => [id, state]),
          ),
        );
        expect(returned.current).toMatchObject({ active: ledger.current.active, round: ledger.current.round });
        expect(returned.current.turns).toEqual(ledger.current.turns);
        expect(returned.current.ahead).toBe(ledger.current.ahead);
      }),
    );
  });

  test("no turn ends twice, and every turn that ended had begun", () => {
    fc.assert(
      fc.property(wander, (ledger) => {
        const { turns, ahead, active } = ledger.current;
        expect(ahead).toBeLessThanOrEqual(turns.length);
        const played = turns[turns.length - 1 - ahead];
        if (active !== null && played) expect(played.creature).toBe(active);
        expect(turns.filter(({ ended, group }) => !ended && !group).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("LG-06: going back and forth", () => {
  it("begins no turn anew and ends none twice", () => {
    const counting = { starts: 0, ends: 0 };
    const ruleset = {
      ...toyRuleset,
      startTurn: () => ((counting.starts += 1), []),
      endTurn: () => ((counting.ends += 1), []),
    };
    let current = play(begun).current;
    const events = [start(BOB), back, start(BOB), back, start(CAT)].flatMap((command) => {
      const decided = decide(current, command, ruleset, toyScene);
      if (!decided.ok) throw new Error(decided.error.reasons[0].code);
      current = evolveAll(current, decided.value);
      return decided.value;
    });
    expect(events.filter(({ type }) => type === "TurnStarted")).toHaveLength(2);
    expect(counting).toEqual({ starts: 2, ends: 2 });
    expect(current.turns).toMatchObject([
      { creature: ANN, ended: true },
      { creature: BOB, ended: true },
      { creature: CAT, ended: false },
    ]);
  });
});

describe("turns that begin together", () => {
  const group = (): Ledger => play([start(CAT), start(ANN, [BOB])], play(begun));

  it("each give back what a turn gives back, and whoever acts has the turn", () => {
    const both = group();
    expect(both.current).toMatchObject({ active: ANN, ahead: 1 });
    const bobs = play([poke(BOB, CAT)], both);
    expect(bobs.current.active).toBe(BOB);
    const done = play([{ type: "GiveRolls", request: bobs.current.rolls?.id ?? "", faces: [1] }], bobs);
    const anns = play([poke(ANN, CAT)], done);
    expect(anns.current.active).toBe(ANN);
    expect(
      refused(play([{ type: "GiveRolls", request: anns.current.rolls?.id ?? "", faces: [1] }], anns), poke(BOB, CAT)),
    ).toBe("no-slot");
  });

  it("spend each from their own", () => {
    const acted = play([poke(BOB, CAT)], group());
    expect(acted.current.creatures[BOB]?.turn.main).toBe(0);
    expect(acted.current.creatures[ANN]?.turn.main).toBe(1);
  });

  it("end all together where the turn goes on behind them", () => {
    const on = play([start(CAT)], group());
    expect(on.current.turns.filter(({ ended }) => !ended)).toMatchObject([{ creature: CAT }]);
    expect(on.current).toMatchObject({ active: CAT, last: CAT, ahead: 0 });
  });

  it("hold only those who follow in the order", () => {
    const wrong = play([start(ANN, [CAT])], play([start(CAT)], play(begun)));
    expect(wrong.current).toMatchObject({ active: ANN, ahead: 0, last: ANN });
    expect(refused(wrong, poke(CAT, BOB))).toBe("no-slot");
  });
});

function evolveAll(encounter: Encounter, events: readonly Parameters<typeof evolve>[1][]): Encounter {
  return events.reduce(evolve, encounter);
}

describe("what a beginning turn takes away", () => {
  const taking = (of: CreatureId) => ({
    ...toyRuleset,
    startTurn: () => [
      { type: "TurnStateChanged" as const, creature: of, set: { main: 1, stance: null, aim: null } },
      { type: "TurnStateChanged" as const, creature: of, set: { aim: null } },
    ],
  });
  const armed = play([{ type: "Observe", creature: BOB, turn: { stance: 2 } }], play(begun));
  const said = (of: CreatureId) => {
    const decided = decide(armed.current, start(BOB), taking(of), toyScene);
    return decided.ok ? decided.value.flatMap((event) => (event.type === "TurnStateChanged" ? [event.set] : [])) : null;
  };

  it("is said of what was there", () => {
    expect(said(BOB)).toEqual([{ main: 1, stance: null }]);
  });

  it("is said as the rules say it of everybody else", () => {
    expect(said(CAT)).toEqual([{ main: 1, stance: null, aim: null }, { aim: null }]);
  });
});
