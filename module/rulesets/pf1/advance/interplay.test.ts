import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import { creatureId } from "../../../model/ids.js";
import type { Cell } from "../../../model/position.js";
import { openTurn, settle, SWORD, type Given } from "../testing/mid-turn.js";
import { way, type Doing, type Seat, type Stage } from "../testing/stage.js";

const west = (cells: number): Doing => ({ path: way([5, 5], [5 - cells, 5]) });
const asked = ({ encounter }: Stage) =>
  encounter.windows.map(({ kind, step, responders }) => [kind, step, responders.map(({ creature }) => creature)]);
const foe = (id: string, at: Cell, more: Partial<Seat> = {}): Seat => ({ id, at, side: "foes", ...more });

describe("a way that ends before somebody unseen", () => {
  const lurker = creatureId("orc");
  const blind = (...more: readonly Seat[]): Given => ({
    ann: { profile: { unseen: [lurker] } },
    orc: { at: [2, 5] },
    foe: { aooUsed: 1 },
    more,
  });

  it("gives the chances of the cells that are left, and none of the last", () => {
    const near = openTurn(blind(foe("elf", [5, 6])));
    near.act("ann", "move", west(4));
    expect(asked(near)).toEqual([["provoked", 0, ["elf"]]]);
    settle(near);
    expect(near.cell("ann")).toEqual([3, 5]);
    const beyond = openTurn(blind(foe("elf", [2, 6])));
    beyond.act("ann", "move", west(4));
    expect([asked(beyond), beyond.cell("ann"), beyond.encounter.tasks]).toEqual([[], [3, 5], []]);
  });

  it("lets off what waits for the cell in which it ends", () => {
    const fight = openTurn(blind(foe("elf", [3, 7])));
    const action = { action: "attack-melee", target: "ann" };
    fight.send({
      type: "Observe",
      creature: creatureId("elf"),
      turn: { readied: { trigger: { on: "approach" }, action }, aooUsed: 1 },
    });
    fight.act("ann", "move", west(4));
    settle(fight);
    expect(fight.cell("ann")).toEqual([3, 5]);
  });

  it("counts all the cells of a large mover", () => {
    const fight = openTurn({
      ann: { profile: { size: "large", unseen: [lurker], speeds: { walk: 60 } } },
      orc: { at: [10, 6] },
      foe: { aooUsed: 1 },
    });
    fight.act("ann", "move", { path: way([5, 5], [12, 5]) });
    expect(fight.cell("ann")).toEqual([8, 5]);
  });
});

describe("several who wait", () => {
  it("for the same cell are asked together, and once", () => {
    const fight = openTurn({ ann: { at: [5, 5] }, orc: { at: [2, 4] }, more: [foe("elf", [2, 6])] });
    for (const id of ["orc", "elf"]) {
      const readied = {
        trigger: { on: "enters-reach" },
        action: { action: "attack-melee", target: "ann", with: "weapon" },
      };
      fight.send({ type: "Observe", creature: creatureId(id), turn: { readied, aooUsed: 1 } });
    }
    fight.act("ann", "move", west(2));
    expect(asked(fight)).toEqual([["readied", 2, ["orc", "elf"]]]);
    settle(fight);
    expect([fight.cell("ann"), fight.encounter.tasks, fight.encounter.windows]).toEqual([[3, 5], [], []]);
  });

  it("with an action and with an opportunity are asked one after the other", () => {
    const fight = openTurn({ more: [foe("elf", [4, 5])] });
    const readied = { trigger: { on: "attack" }, action: { action: "attack-melee", target: "ann", with: "weapon" } };
    fight.send({ type: "Observe", creature: creatureId("elf"), turn: { readied, aooUsed: 1 } });
    fight.act("ann", "attack-ranged", { target: "orc" });
    expect(asked(fight)).toEqual([["readied", "action", ["elf"]]]);
    fight.answer("elf", false);
    expect(asked(fight)).toEqual([["provoked", "action", ["orc"]]]);
  });
});

describe("an act that is broken off", () => {
  const club: Partial<Seat> = { profile: { attacks: [{ ...SWORD, damage: "30" }] } };
  it("PF1-GAP-05: a charge strikes no blow", () => {
    const fight = openTurn({ ann: { vitals: { hp: 5 } }, orc: { at: [10, 5] }, more: [foe("elf", [7, 6], club)] });
    fight.act("ann", "charge", { target: "orc", path: way([5, 5], [9, 5]) });
    expect(asked(fight)).toEqual([["provoked", 1, ["elf"]]]);
    fight.answer("elf", true);
    fight.roll(15);
    expect([fight.cell("ann"), fight.encounter.tasks, fight.encounter.rolls]).toEqual([[6, 5], [], null]);
    expect(fight.events.some((event) => event.type === "StrikeResolved" && event.by === "ann")).toBe(false);
  });

  it("a chance is gone with the creature that had it, and with its last opportunity", () => {
    const started = (turn: JsonObject | null, ...conditions: readonly string[]) => {
      const fight = openTurn({ more: [foe("elf", [4, 5], { profile: { stats: { ac: 1 } } })], orc: { at: [3, 6] } });
      const elf = creatureId("elf");
      if (turn) fight.send({ type: "Observe", creature: elf, turn });
      fight.act("ann", "move", { path: way([5, 5], [5, 4], [3, 4]) });
      const first = asked(fight);
      fight.send({ type: "Observe", creature: creatureId("orc"), conditions: conditions.map((id) => ({ id })) });
      settle(fight);
      return [first, fight.encounter.tasks.length];
    };
    expect(started(null)).toEqual([[["provoked", 0, ["elf"]]], 0]);
    expect(started({ aooUsed: 1 })[0]).toEqual([]);
  });

  it("PF1-AOO-009: only what provokes can be broken: a quickened spell goes off", () => {
    const fight = openTurn({
      ann: { vitals: { hp: 50 }, profile: { stats: { ac: 1 } } },
      orc: { profile: { attacks: [{ ...SWORD, damage: "6" }] } },
      foe: { readied: { trigger: { on: "cast" }, action: { action: "attack-melee", target: "ann", with: "sword" } } },
    });
    fight.act("ann", "cast-quickened", { options: { spell: "web", level: 1 } });
    fight.answer("orc", true);
    fight.roll(15);
    expect([fight.encounter.rolls, fight.state("ann").vitals.hp]).toEqual([null, 44]);
    expect(fight.state("ann").turn.activeSpells).toMatchObject([{ id: "web" }]);
  });

  it("what the game master lets go against a condition is done all the same", () => {
    const fight = openTurn({ ann: { conditions: ["stunned"] }, orc: { at: [15, 15] } });
    const act = { by: creatureId("ann"), action: "move", path: way([5, 5], [3, 5]) };
    fight.send({ type: "TakeAction", act, word: "overrule" });
    expect(fight.cell("ann")).toEqual([3, 5]);
    const blow = openTurn({ ann: { conditions: ["stunned"] } });
    blow.send({
      type: "TakeAction",
      act: { by: creatureId("ann"), action: "attack-melee", target: creatureId("orc") },
      word: "overrule",
    });
    expect(blow.encounter.rolls).toMatchObject({ kind: "attack" });
  });
});

describe("PF1-GAP-03, PF1-GAP-04: diagonals", () => {
  const cost = (given: Given, ...corners: readonly Cell[]) =>
    openTurn({ orc: { at: [15, 15] }, ...given })
      .judge("ann", "move", { path: way(...corners) })
      .move?.steps.map((step) => step.cost);
  const rubble: Given["board"] = {
    terrain: [
      {
        kind: "difficult",
        cells: [
          [4, 4],
          [3, 3],
        ],
      },
    ],
  };
  it("into hard ground cost 15, even or odd, and count among the others", () => {
    expect(cost({ board: rubble }, [5, 5], [2, 2])).toEqual([15, 15, 5]);
    expect(cost({ board: rubble, turn: { diagonals: 1 } }, [5, 5], [3, 3])).toEqual([15, 15]);
    expect(cost({ turn: { diagonals: 1 } }, [5, 5], [3, 3])).toEqual([10, 5]);
    expect(cost({ board: rubble, options: { diagonals: "equal" } }, [5, 5], [2, 2])).toEqual([10, 10, 5]);
  });
});

describe("PF1-CRIT-004: how a weapon's critical is read", () => {
  const critical = (crit: string, face: number) => {
    const fight = openTurn({
      ann: { profile: { attacks: [{ ...SWORD, damage: "1", extra: { crit } }] } },
      orc: { profile: { stats: { ac: 5 } }, vitals: { hp: 99 } },
    });
    fight.act("ann", "attack-melee", { target: "orc" });
    fight.roll(face);
    if (fight.encounter.rolls?.kind === "confirmation") fight.roll(15);
    return fight.events.flatMap((event) => (event.type === "StrikeResolved" ? [event.damage] : []))[0];
  };
  it.each([
    ["x3", 15, 1],
    ["x3", 20, 3],
    ["X4", 20, 4],
    ["20/x10", 20, 10],
    ["5-20/x2", 5, 2],
    ["15-20", 14, 1],
    ["15-20", 15, 2],
  ])("%s with %i: %i", (crit, face, damage) => {
    expect(critical(crit, face)).toBe(damage);
  });
});
