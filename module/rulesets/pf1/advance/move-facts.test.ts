import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import { creatureId } from "../../../model/ids.js";
import type { Cell } from "../../../model/position.js";
import { factsOf, openTurn, outcomesSince, set, settle, SWORD, type Given } from "../testing/mid-turn.js";
import { way, type Doing, type Seat } from "../testing/stage.js";

const far: Given = { orc: { at: [15, 15] } };
const west = (cells: number, more: Doing = {}): Doing => ({ path: way([5, 5], [5 - cells, 5]), ...more });
const moved = (path: readonly Cell[], cost: number, more: JsonObject = {}) => ({
  type: "Moved",
  creature: "ann",
  path,
  to: { cell: path.at(-1), elevation: 0, facing: null },
  mode: "walk",
  cost,
  how: "own",
  ...more,
});
const paid = set("ann", { moveUsed: true });
const full = set("ann", { standardUsed: true, moveUsed: true, fullRoundUsed: true, stepExcluded: true });
const begun = (more: JsonObject = {}) => ({
  action: "move",
  mode: "walk",
  slot: "move",
  budget: 30,
  walked: 0,
  provoked: [],
  closed: false,
  ...more,
});
const opened = (more: JsonObject = {}) => set("ann", { movement: begun(more) });
const interrupted = (reason: string, at: Cell | null, action = "move") => ({
  type: "Interrupted",
  creature: "ann",
  action,
  at,
  reason,
});

describe("the facts of a movement", () => {
  it("PF1-MOVE-001: opens it, goes, and counts the way", () => {
    expect(factsOf(far, "move", west(2))).toEqual([
      paid,
      opened(),
      moved(way([5, 5], [3, 5]), 10),
      set("ann", { diagonals: 0, distanceMoved: 10, movement: begun({ walked: 10 }) }),
    ]);
  });

  it("PF1-GAP-03: keeps count of diagonals over the whole turn", () => {
    const path = way([5, 5], [4, 4], [3, 4], [2, 5]);
    expect(factsOf(far, "move", { path }).at(-1)).toEqual(
      set("ann", { diagonals: 0, distanceMoved: 20, movement: begun({ walked: 20 }) }),
    );
    const once = { ...far, turn: { diagonals: 1, distanceMoved: 5 } };
    expect(factsOf(once, "move", { path: way([5, 5], [4, 4]) }).at(-1)).toEqual(
      set("ann", { diagonals: 0, distanceMoved: 15, movement: begun({ walked: 10 }) }),
    );
    expect(factsOf(far, "move", { path: way([5, 5], [4, 4]) }).at(-1)).toMatchObject({
      set: { diagonals: 1, distanceMoved: 5 },
    });
  });

  it("PF1-STEP-001: a step is no distance, and no movement that could go on", () => {
    expect(factsOf(far, "five-foot-step", west(1))).toEqual([
      set("ann", { stepUsed: true }),
      moved(way([5, 5], [4, 5]), 5),
      set("ann", { diagonals: 0 }),
    ]);
    const movement = begun({ action: "run" });
    expect(factsOf({ ...far, turn: { movement } }, "five-foot-step", west(1)).at(-1)).toEqual(
      set("ann", { diagonals: 0 }),
    );
  });

  it("PF1-MOVE-001: goes on with the movement under way, and knows whom it has provoked", () => {
    const movement = begun({ walked: 10, provoked: ["elf"] });
    const onward = factsOf({ turn: { moveUsed: true, distanceMoved: 10, movement } }, "move", west(1));
    expect(onward).toEqual([
      set("ann", { movement: { ...movement, provoked: ["elf", "orc"] } }),
      moved(way([5, 5], [4, 5]), 5),
      set("ann", { diagonals: 0, distanceMoved: 15, movement: { ...movement, walked: 15, provoked: ["elf", "orc"] } }),
    ]);
    const anew = factsOf(
      { turn: { moveUsed: true, distanceMoved: 10, movement } },
      "move",
      west(1, { pay: "standard" }),
    );
    expect(anew[1]).toEqual(opened({ slot: "standard", budget: 50, provoked: ["orc"] }));
  });

  it.each<readonly [string, string, JsonObject, JsonObject]>([
    [
      "a run",
      "run",
      { running: true, run: { rounds: 1, checks: 0, restRoundsLeft: 0, failedRound: 0 } },
      { action: "run", slot: "standard", budget: 120 },
    ],
    ["a withdrawal", "withdraw", {}, { action: "withdraw", slot: "standard", budget: 60 }],
  ])("PF1-RUN-001, PF1-WITHDRAW-001: opens %s", (_what, action, state, movement) => {
    expect(factsOf(far, action, west(2)).slice(0, 2)).toEqual([
      full,
      set("ann", { ...state, movement: begun(movement) }),
    ]);
  });

  it("PF1-GAP-05: a charge, with its blow", () => {
    const facts = factsOf({ orc: { at: [8, 5] } }, "charge", { target: "orc", path: way([5, 5], [7, 5]) }, [1]);
    expect(facts.slice(0, 4)).toEqual([
      full,
      set("ann", { charging: true, movement: begun({ action: "charge", slot: "standard", budget: 60 }) }),
      moved(way([5, 5], [7, 5]), 10),
      set("ann", {
        diagonals: 0,
        distanceMoved: 10,
        movement: begun({ action: "charge", slot: "standard", budget: 60, walked: 10 }),
      }),
    ]);
    expect(facts.at(-1)).toMatchObject({ type: "StrikeResolved", hit: false });
  });

  it("PF1-MOVE-010: a charge draws what it strikes with", () => {
    const given: Given = {
      orc: { at: [8, 5] },
      ann: { profile: { attacks: [{ ...SWORD, extra: { ready: false } }], stats: { bab: 1 } } },
      turn: { gear: { bow: { loaded: false } } },
    };
    const facts = factsOf(given, "charge", { target: "orc", path: way([5, 5], [7, 5]) }, [1]);
    expect(facts[1]).toEqual(set("ann", { gear: { bow: { loaded: false }, sword: { ready: true } } }));
    expect(facts.filter(({ type }) => type === "Moved")).toHaveLength(1);
  });

  it("goes by its manner and its heights", () => {
    const wings: Given = { ...far, ann: { profile: { speeds: { walk: 30, fly: 60 } } } };
    const facts = factsOf(wings, "move", west(1, { options: { mode: "fly" }, elevations: [0, 5] }));
    expect(facts).toEqual([
      paid,
      opened({ mode: "fly", budget: 60 }),
      moved(way([5, 5], [4, 5]), 10, { mode: "fly", to: { cell: [4, 5], elevation: 5, facing: null } }),
      set("ann", { diagonals: 0, distanceMoved: 10, movement: begun({ mode: "fly", budget: 60, walked: 10 }) }),
    ]);
  });

  it("carries its riders along, and nobody else", () => {
    const rider: Seat = {
      id: "bob",
      at: [5, 5],
      side: "heroes",
      elevation: 3,
      profile: { rides: creatureId("ann"), size: "small" },
    };
    const ridden = (doing: Doing, given: Given = {}) =>
      factsOf(
        { ...far, ...given, more: [rider, { ...rider, id: "eva", at: [9, 9], profile: {} }] },
        "move",
        doing,
      ).filter((fact) => fact.type === "Moved" && fact.creature !== "ann");
    const carried = (elevation: number) => ({
      type: "Moved",
      creature: "bob",
      path: [
        [5, 5],
        [3, 5],
      ],
      to: { cell: [3, 5], elevation, facing: null },
      mode: "carried",
      cost: 0,
      how: "forced",
    });
    expect(ridden(west(2))).toEqual([carried(3)]);
    const wings: Given = { ann: { profile: { speeds: { fly: 60 } } } };
    expect(ridden(west(2, { options: { mode: "fly" }, elevations: [0, 10, 10] }), wings)).toEqual([carried(10)]);
  });

  it("ends before somebody unseen, and in a cell where it may stand", () => {
    const blind: Given = {
      ann: { profile: { unseen: [creatureId("orc")] } },
      orc: { at: [2, 5] },
      foe: { aooUsed: 1 },
    };
    const bumped = (given: Given, cells = 4) => factsOf(given, "move", west(cells)).slice(2);
    const note = { type: "Noted", creature: "ann", code: "unseen-obstacle", data: {} };
    expect(bumped(blind)).toEqual([
      moved(way([5, 5], [3, 5]), 10),
      expect.anything(),
      note,
      interrupted("unseen", [3, 5]),
    ]);
    expect(bumped({ ...blind, more: [{ id: "bob", at: [3, 5], side: "heroes" }] })).toEqual([
      moved(way([5, 5], [4, 5]), 5),
      expect.anything(),
      note,
      interrupted("unseen", [4, 5]),
    ]);
    expect(
      bumped({ ...blind, ann: { profile: { unseen: [creatureId("orc")], located: [creatureId("orc")] } } }, 2),
    ).toHaveLength(2);
    expect(bumped({ ...blind, orc: { at: [2, 5], conditions: ["helpless"] } })).toHaveLength(2);
    expect(bumped({ ...blind, orc: { at: [2, 5], side: "heroes" } })).toHaveLength(2);
    expect(bumped({ ...blind, orc: { at: [2, 6] } })).toHaveLength(2);
  });
});

describe("a movement that is broken off", () => {
  const club = { attacks: [{ ...SWORD, damage: "30" }] };
  const walk = (given: Given = {}) => {
    const fight = openTurn({ ann: { vitals: { hp: 9 } }, orc: { at: [5, 6], profile: club }, ...given });
    fight.act("ann", "move", west(3));
    return fight;
  };

  it("by whoever strikes it down, where it fell", () => {
    const fight = walk();
    fight.answer("orc", true);
    fight.roll(15);
    expect(fight.events.at(-2)).toEqual(interrupted("condition", [5, 5]));
    expect(fight.conditions("ann")).toContain("unconscious");
  });

  it("by being put somewhere else", () => {
    const fight = walk();
    fight.send({
      type: "Observe",
      creature: creatureId("ann"),
      position: { cell: [9, 9], elevation: 0, facing: null },
    });
    settle(fight);
    expect(fight.events.at(-2)).toEqual(interrupted("displaced", [5, 5]));
    const gone = walk();
    gone.send({ type: "Observe", creature: creatureId("ann"), position: null });
    settle(gone);
    expect(gone.events.at(-2)).toEqual(interrupted("displaced", [5, 5]));
  });

  it("before it is begun, by what befell its doer meanwhile", () => {
    const fight = openTurn({ ann: { vitals: { hp: 9 } }, orc: { profile: club } });
    fight.act("ann", "light-torch");
    fight.answer("orc", true);
    fight.roll(15);
    expect(fight.events.at(-2)).toEqual(interrupted("condition", [5, 5], "light-torch"));
    const nowhere = openTurn({ ann: { vitals: { hp: 9 } }, orc: { profile: club } });
    nowhere.act("ann", "light-torch");
    nowhere.answer("orc", true);
    nowhere.send({ type: "Observe", creature: creatureId("ann"), position: null });
    nowhere.roll(15);
    expect(nowhere.events.at(-2)).toEqual(interrupted("condition", null, "light-torch"));
  });
});

describe("PF1-RUN-003, PF1-RUN-004: running beyond one's breath", () => {
  const run = { rounds: 10, checks: 2, restRoundsLeft: 0, failedRound: 0 };
  const runner = (stats: JsonObject = {}): Given => ({ ...far, ann: { profile: { stats } }, turn: { run } });
  const check = (face: number, bonus: number, hit: boolean) => ({
    type: "RollResolved",
    roll: {
      by: "ann",
      kind: "check",
      faces: [face],
      total: face + bonus,
      bonus,
      modifiers: bonus === 0 ? [] : [{ label: "con", value: bonus }],
      hit,
      against: 12,
    },
  });

  it("asks for a check, harder each time", () => {
    const made = factsOf(runner({ con: 10 }), "run", west(2), [12]);
    const checked = { ...run, checks: 3 };
    expect(made.slice(0, 4)).toEqual([
      full,
      check(12, 0, true),
      set("ann", { run: checked }),
      set("ann", {
        running: true,
        run: { ...checked, rounds: 11 },
        movement: begun({ action: "run", slot: "standard", budget: 120 }),
      }),
    ]);
    const failed = factsOf(runner({ con: 10 }), "run", west(2), [11]);
    expect(failed).toEqual([
      full,
      check(11, 0, false),
      set("ann", { run: { rounds: 0, checks: 0, restRoundsLeft: 10, failedRound: 1 } }),
      interrupted("condition", [5, 5], "run"),
    ]);
  });

  it("only beyond the rounds of one's Constitution", () => {
    expect(factsOf(runner({ con: 11 }), "run", west(2)).filter(({ type }) => type === "RollResolved")).toEqual([]);
    expect(factsOf(runner({ con: 9 }), "run", west(2), [13])[1]).toEqual(check(13, -1, true));
    expect(factsOf(runner(), "run", west(2), [12])[1]).toEqual(check(12, 0, true));
  });
});

describe("PF1-MOVE-003: the checks of climbing and swimming", () => {
  const asked = (
    action: string,
    doing: Doing,
    speeds: Readonly<Record<string, number>> = { walk: 30 },
    stats: JsonObject = { climb: 7, swim: 4 },
  ) => {
    const fight = openTurn({ ...far, ann: { profile: { speeds, stats } } });
    fight.act("ann", action, { ...west(1), ...doing });
    const request = fight.encounter.rolls;
    if (!request) return null;
    const before = fight.events.length;
    fight.roll(20);
    const [fact] = outcomesSince(fight, before);
    return [
      request.kind,
      request.modifiers.map(({ label, value }) => [label, value]),
      fact?.type === "RollResolved" ? fact.roll.against : null,
    ];
  };
  it.each<readonly [string, string, Doing, Readonly<Record<string, number>>, unknown]>([
    ["climbing", "climb", {}, { walk: 30 }, ["check", [["climb", 7]], undefined]],
    ["climbing against a number", "climb", { options: { dc: 15 } }, { walk: 30 }, ["check", [["climb", 7]], 15]],
    ["climbing of a climber", "climb", {}, { walk: 30, climb: 20 }, null],
    ["PF1-MOVE-004: in a hurry", "climb-fast", {}, { walk: 30 }, ["check", [["climb", 2]], undefined]],
    [
      "PF1-MOVE-004: a climber's in a hurry",
      "climb-fast",
      {},
      { walk: 30, climb: 20 },
      ["check", [["climb", 2]], undefined],
    ],
    ["swimming", "swim", { options: { dc: 10 } }, { walk: 30 }, ["check", [["swim", 4]], 10]],
    ["swimming of a swimmer", "swim", {}, { walk: 30, swim: 20 }, null],
    ["walking", "move", { options: { dc: 10 } }, { walk: 30 }, null],
  ])("%s", (_what, action, doing, speeds, expected) => {
    expect(asked(action, doing, speeds)).toEqual(expected);
  });

  it("of those who never learned it", () => {
    expect(asked("climb", {}, { walk: 30 }, {})).toEqual(["check", [], undefined]);
    expect(asked("climb-fast", {}, { walk: 30 }, {})).toEqual(["check", [["climb", -5]], undefined]);
  });
});

describe("a movement under way, after another action", () => {
  const movement = begun({ walked: 10 });
  const closes = (action: string, doing: Doing = {}, given: Given = {}) => {
    const fight = openTurn({ ...given, turn: { moveUsed: true, movement, ...given.turn } });
    fight.act("ann", action, doing);
    settle(fight);
    while (fight.encounter.rolls) {
      fight.roll(...fight.encounter.rolls.dice.flatMap(({ count, sides }) => Array<number>(count).fill(sides)));
      settle(fight);
    }
    return (fight.state("ann").turn.movement as JsonObject | undefined)?.closed;
  };
  it.each<readonly [string, string, Doing, Given, boolean]>([
    ["a standard one", "total-defense", {}, {}, true],
    ["a free one", "drop-item", {}, {}, false],
    ["a swift one", "swift-action", {}, {}, false],
    [
      "PF1-SPELL-015: a touch spell",
      "cast-standard",
      { options: { spell: "web", level: 1, range: "touch" } },
      {},
      false,
    ],
    ["another spell", "cast-standard", { options: { spell: "web", level: 1 } }, {}, true],
    [
      "PF1-GAP-10: an overrun",
      "combat-maneuver",
      { target: "orc", variant: "overrun" },
      { ann: { profile: { stats: { cmb: 40 } } } },
      false,
    ],
    ["a blow", "attack-melee", { target: "orc" }, {}, true],
    [
      "PF1-GAP-31: a blow in a spring attack",
      "attack-melee",
      { target: "orc" },
      { ann: { profile: { features: ["spring-attack"] } } },
      false,
    ],
    [
      "PF1-GAP-31: a shot in a spring attack",
      "attack-ranged",
      { target: "orc" },
      { ann: { profile: { features: ["spring-attack"] } } },
      true,
    ],
  ])("%s", (_what, action, doing, given, closed) => {
    expect(closes(action, doing, given)).toBe(closed);
  });

  it("PF1-ECONOMY-005: a move for the move action closes it, too", () => {
    expect(closes("open-close-door", { pay: "standard" })).toBe(true);
  });
});
