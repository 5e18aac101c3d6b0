import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../kernel/json.js";
import type { Command } from "../../model/command.js";
import { creatureId } from "../../model/ids.js";
import type { Cell, Position } from "../../model/position.js";
import { adnd2ct } from "./ruleset.js";
import { bow, declare, declared, phase, seat, stage, sword, toThen, way } from "./testing/stage.js";

const choices = (fight: ReturnType<typeof stage>, by: string): string[] =>
  (fight.ask({ kind: "choices", by: creatureId(by) }) as { id: string; legal: boolean }[]).flatMap(({ id, legal }) =>
    legal ? [id] : [],
  );

describe("a round", () => {
  it("lets each declare one of the actions of the three categories (ADND-ACT-001, ADND-ACT-002, ADND-ACT-003, GAP-ADND-01)", () => {
    const fight = stage([seat("ann", [2, 5])]);
    expect(choices(fight, "ann")).toEqual(
      expect.arrayContaining([
        "attack",
        "fire-half",
        "guard",
        "unarmed",
        "withdraw",
        "charge",
        "move",
        "run",
        "sprint",
        "parry",
      ]),
    );
    expect(choices(fight, "ann")).not.toContain("trample");
    const far = (action: string): unknown => {
      const fresh = stage([seat("ann", [2, 5])]);
      declare(fresh, "ann", action);
      return fresh.economy("ann").movement;
    };
    expect(["attack", "move", "charge", "run", "sprint", "parry"].map(far)).toEqual([6, 12, 18, 24, 36, 0]);
  });

  it("leaves after a half-move what goes with one, and no parry (ADND-ACT-002)", () => {
    const fight = stage([seat("ann", [2, 5], { as: { attacks: [sword(), bow()] } }), seat("orc", [9, 5])]);
    declare(fight, "ann", "move");
    phase(fight, "fast");
    fight.act("ann", "move", { path: way([2, 5], [7, 5]) });
    phase(fight, "average");
    expect(fight.refusal("ann", "fire-half", { target: "orc" })).toBeNull();
    expect(fight.refusal("ann", "guard")).toBeNull();
    expect(fight.refusal("ann", "attack", { target: "orc" })).toBe("out-of-reach");
    expect(fight.refusal("ann", "unarmed", { target: "orc" })).toBe("out-of-reach");
    expect(fight.refusal("ann", "parry")).toBe("already-moved");
    expect(fight.refusal("ann", "fire-full", { target: "orc" })).toBe("already-moved");
  });

  it("has the attack after the walk and not before its own phase (ADND-INIT-005, ADND-ATTACK-005)", () => {
    const fight = stage([seat("ann", [2, 5]), seat("orc", [8, 5])]);
    declare(fight, "ann", "attack");
    phase(fight, "fast");
    fight.act("ann", "move", { path: way([2, 5], [7, 5]) });
    expect(fight.refusal("ann", "attack", { target: "orc" })).toBe("not-your-turn");
    expect(fight.economy("ann")).toMatchObject({ phase: "average", action: 1 });
    phase(fight, "average");
    expect(fight.refusal("ann", "move", { path: way([7, 5], [7, 4]) })).toBe("too-far");
    expect(fight.refusal("ann", "attack", { target: "orc" })).toBeNull();
  });

  it("wants to be told beforehand: nothing undeclared, nothing declared twice, no parry from the middle on (GAP-ADND-27)", () => {
    const fight = stage([seat("ann", [2, 5]), seat("orc", [8, 5])]);
    declare(fight, "ann", "attack");
    phase(fight, "average");
    expect(fight.refusal("orc", "move", { path: way([8, 5], [7, 5]) })).toBe("too-late");
    expect(fight.refusal("orc", "declare", { then: toThen("orc", "attack") })).toBe("too-late");
    fight.act("ann", "abort");
    expect(fight.refusal("ann", "declare", { then: toThen("ann", "parry") })).toBe("too-late");
    declare(fight, "ann", "move");
    expect(fight.economy("ann")).toMatchObject({ phase: "end-of-round", movement: 6 });
  });

  it("gives those surprised nothing to do until it is over (GAP-ADND-29)", () => {
    const fight = stage([seat("ann", [2, 5]), seat("orc", [8, 5], { conditions: ["surprised"] })], {}, {}, true);
    expect(fight.refusal("orc", "declare", { then: toThen("orc", "attack") })).toBe("condition");
    phase(fight, null);
    expect(fight.conditions("orc")).toEqual([]);
    expect(fight.refusal("orc", "declare", { then: toThen("orc", "attack") })).toBeNull();
  });
});

describe("initiative by sides", () => {
  const sides = (): ReturnType<typeof stage> => stage([seat("orc", [8, 5]), seat("ann", [2, 5])]);

  it("goes to the lower die, and a 1 quickens all of that side by a phase (GAP-ADND-02, SC-AD-070)", () => {
    const fight = sides();
    fight.act("ann", "roll-initiative");
    fight.roll(1);
    fight.act("orc", "roll-initiative");
    fight.roll(5);
    expect(fight.encounter.order).toEqual(["ann", "orc"]);
    declare(fight, "ann", "attack");
    expect(fight.economy("ann").phase).toBe("fast");
    declare(fight, "orc", "attack");
    expect(fight.economy("orc").phase).toBe("average");
    phase(fight, null);
    expect(fight.ask({ kind: "stat", of: creatureId("ann"), key: "basePhase" })).toBe("fast");
  });

  it("slows by a phase on a 10, and a tie is rolled again (GAP-ADND-02)", () => {
    const fight = sides();
    fight.act("ann", "roll-initiative");
    fight.roll(10);
    fight.act("orc", "roll-initiative");
    fight.roll(10);
    expect(fight.encounter.order).toEqual(["orc", "ann"]);
    fight.act("ann", "roll-initiative");
    fight.roll(10);
    fight.act("orc", "roll-initiative");
    fight.roll(7);
    expect(fight.encounter.order).toEqual(["orc", "ann"]);
    declare(fight, "ann", "attack");
    expect(fight.economy("ann").phase).toBe("slow");
  });

  it("tells of a tie where the table makes an event of it (option initiativeTie)", () => {
    const told = (options: Record<string, string>): unknown[] => {
      const fight = stage([seat("orc", [8, 5]), seat("ann", [2, 5])], {}, options);
      for (const by of ["ann", "orc"]) {
        fight.act(by, "roll-initiative");
        fight.roll(4);
      }
      return fight.events.filter((event) => event.type === "Noted");
    };
    expect(told({})).toEqual([]);
    expect(told({ initiativeTie: "critical-event" })).toMatchObject([{ code: "initiative-tie" }]);
  });
});

describe("a creature's state given from outside", () => {
  const turn = (state: JsonObject, fight = stage([seat("ann", [2, 5]), seat("orc", [8, 5])])): JsonObject =>
    adnd2ct.given(fight.situation, creatureId("ann"), state);

  it("is what is known of it", () => {
    expect(turn({})).toEqual({});
    expect(turn({ moved: 3, luck: 7, tired: "yes" })).toEqual({ moved: 3 });
  });

  it("may be said by what is spent, never below nothing", () => {
    expect(turn({ spent: { action: 1, opportunity: 2, movement: 4 } })).toEqual({ spent: true, taken: 2, moved: 4 });
    expect(turn({ spent: { action: 0, opportunity: -2, movement: -4 } })).toEqual({ spent: false, taken: 0, moved: 0 });
    expect(turn({ spent: { opportunity: "2", movement: "4" } })).toEqual({});
    expect(turn({ spent: true })).toEqual({ spent: true });
  });

  it("may be a cover of somebody, in the square where that stands (ADND-COVER-003, ADND-COVER-004)", () => {
    expect(turn({ cover: { target: "orc" } })).toEqual({ cover: { target: "orc", cell: [8, 5] } });
    expect(turn({ cover: { target: "nobody" } })).toEqual({ cover: { target: "nobody", cell: null } });
    expect(turn({ cover: "orc" })).toEqual({});
    expect(turn({ cover: { target: 7 } })).toEqual({});
  });

  it("is what a creature enters with", () => {
    const { situation } = stage([seat("ann", [2, 5])]);
    const entrant = { id: creatureId("ann"), position: null, conditions: [], vitals: {} };
    expect(adnd2ct.enter(situation, { ...entrant, turn: { moved: 3 } }, false)).toEqual({ moved: 3 });
    expect(adnd2ct.enter(situation, entrant, false)).toEqual({});
  });
});

describe("a cover (ADND-COVER-003, ADND-COVER-004, GAP-ADND-14)", () => {
  const held = (): ReturnType<typeof stage> =>
    stage([
      seat("ann", [2, 5], { as: { attacks: [bow()] }, turn: { ...declared("fire-full"), cover: { target: "orc" } } }),
      seat("orc", [8, 5], { turn: declared("move") }),
    ]);
  const position = (cell: Cell): Position => ({ cell, elevation: 0, facing: "w" });
  const covered = (fight: ReturnType<typeof stage>): unknown => fight.state("ann").turn.cover ?? null;

  it("that is granted as the fight begins is of the square where its target stands", () => {
    expect(covered(held())).toEqual({ target: "orc", cell: [8, 5] });
  });

  it("that is granted lets the arrow go as the target walks away", () => {
    const fight = held();
    phase(fight, "fast");
    fight.act("ann", "delay");
    fight.act("orc", "move", { path: way([8, 5], [8, 9]) });
    expect(fight.encounter.windows).toMatchObject([{ kind: "readied", of: "covered", against: "orc" }]);
  });

  it("waits for a square where its target has none", () => {
    const fight = stage([seat("ann", [2, 5]), seat("orc", [8, 5])]);
    fight.send({ type: "Observe", creature: creatureId("orc"), position: null });
    fight.send({ type: "Repair", creature: creatureId("ann"), turn: { cover: { target: "orc" } } });
    expect(covered(fight)).toEqual({ target: "orc", cell: null });
    declare(fight, "ann", "attack");
    expect(covered(fight)).toEqual({ target: "orc", cell: null });
    fight.send({ type: "Observe", creature: creatureId("orc"), position: position([9, 9]) });
    expect(covered(fight)).toEqual({ target: "orc", cell: [9, 9] });
  });

  it("is over when its target is moved elsewhere, out, or gone", () => {
    const orc = creatureId("orc");
    const observed = (command: Omit<Extract<Command, { type: "Observe" }>, "type" | "creature">): unknown => {
      const fight = held();
      fight.send({ type: "Observe", creature: orc, ...command });
      return covered(fight);
    };
    expect(observed({ position: position([8, 5]) })).toEqual({ target: "orc", cell: [8, 5] });
    expect(observed({ position: position([8, 6]) })).toBeNull();
    expect(observed({ position: null })).toBeNull();
    expect(observed({ out: true })).toBeNull();
    const fight = held();
    fight.send({ type: "LeaveFight", creature: orc });
    declare(fight, "ann", "fire-full");
    expect(covered(fight)).toBeNull();
  });
});

describe("a new round", () => {
  it("ends what the round held, but for a run's rounds in a row (ADND-RUN-006)", () => {
    const fight = stage([
      seat("ann", [2, 5], { turn: declared("run", { moved: 4, ran: 2, taken: 1, opportunities: ["orc"] }) }),
      seat("bob", [2, 9], { turn: declared("move", { moved: 4, ran: 2 }) }),
      seat("eve", [2, 7], { turn: declared("sprint", { ran: 2 }) }),
    ]);
    phase(fight, "fast");
    phase(fight, null);
    expect(fight.state("ann").turn).toEqual({ ran: 3 });
    expect(fight.state("bob").turn).toEqual({});
    expect(fight.state("eve").turn).toEqual({});
  });

  it("keeps conditions but surprise, and that where nobody was surprised as the fight began", () => {
    const fight = (surprise: boolean): string[] => {
      const begun = stage([seat("ann", [2, 5], { conditions: ["surprised", "prone"] })], {}, {}, surprise);
      phase(begun, "fast");
      phase(begun, null);
      return begun.conditions("ann");
    };
    expect(fight(true)).toEqual(["prone"]);
    expect(fight(false)).toEqual(["surprised", "prone"]);
  });
});

describe("the turn in a phase", () => {
  const fight = stage([seat("ann", [2, 5]), seat("orc", [8, 5])]);
  const takes = (action: string): boolean =>
    adnd2ct.phases?.takesTurn(fight.situation, { by: creatureId("ann"), action }) ?? false;

  it("is taken by what is done in one's own place alone", () => {
    expect(["attack", "move", "delay", "guard", "stand-up-shared"].map(takes)).toEqual(Array(5).fill(true));
    const others = [
      "cover-ranged",
      "cover-melee",
      "declare",
      "facing-change",
      "opportunity-attack",
      "trample",
      "forced",
    ];
    expect(others.map(takes)).toEqual(Array(others.length).fill(false));
  });

  it("ends with nobody waiting for its creature in that phase any more", () => {
    const ended = stage([seat("ann", [2, 5], { turn: declared("move") }), seat("orc", [8, 5])]);
    phase(ended, "average");
    const end = (): unknown => adnd2ct.endTurn(ended.situation, creatureId("ann"));
    expect(end()).toEqual([{ type: "TurnStateChanged", creature: "ann", set: { acted: 2 } }]);
    ended.act("ann", "move", { path: way([2, 5], [3, 5]) });
    expect(end()).toEqual([]);
    expect(adnd2ct.endTurn(ended.situation, creatureId("nobody"))).toEqual([]);
    expect(adnd2ct.startTurn(ended.situation, creatureId("ann"))).toEqual([]);
    expect(ended.delays("ann")).toBe(false);
  });
});

describe("the tactic of a movement that nobody armed", () => {
  const tactic = (turn: JsonObject, conditions: string[] = []): string =>
    adnd2ct.tacticFor(
      stage([seat("ann", [2, 5], { turn, conditions })]).situation,
      creatureId("ann"),
      way([2, 5], [3, 5]),
    );

  it("is the declared movement, a plain one before anything else, and a crawl for those who lie", () => {
    expect(["move", "charge", "run", "sprint", "withdraw", "crawl"].map((action) => tactic(declared(action)))).toEqual([
      "move",
      "charge",
      "run",
      "sprint",
      "withdraw",
      "crawl",
    ]);
    expect(tactic(declared("attack"))).toBe("move");
    expect(tactic({})).toBe("move");
    expect(tactic(declared("run"), ["prone"])).toBe("crawl");
    const { situation } = stage([seat("ann", [2, 5])]);
    expect(adnd2ct.tacticFor(situation, creatureId("nobody"), [])).toBe("move");
    expect(adnd2ct.tacticsBeyond(situation, { by: creatureId("ann"), action: "move" })).toEqual([]);
  });
});
