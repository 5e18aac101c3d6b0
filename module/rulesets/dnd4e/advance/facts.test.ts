import { describe, expect, it } from "vitest";
import type { Event } from "../../../model/event.js";
import type { Cell } from "../../../model/position.js";
import { openTurn, type Given } from "../testing/mid-turn.js";
import { way, type Doing } from "../testing/stage.js";

const at = { target: "orc" };
const orc = (more: Given["orc"] = {}): Given => ({
  orc: { vitals: { hp: 20 }, profile: { stats: { ac: 15, fort: 12, maxHp: 20 } }, ...more },
});

/** The facts of an act but for turn state, with these dice one roll after the other. */
function facts(given: Given, action: string, doing: Doing, ...rolls: readonly (readonly number[])[]): readonly Event[] {
  const fight = openTurn(given);
  const before = fight.events.length;
  fight.act("ann", action, doing);
  for (const faces of rolls) fight.roll(...faces);
  expect(fight.encounter).toMatchObject({ tasks: [], rolls: null });
  const told = ["RollResolved", "StrikeResolved", "VitalsChanged", "ConditionGained", "ConditionLost"];
  return fight.events.slice(before).filter(({ type }) => told.includes(type));
}

const struck = (hit: boolean, damage: number | null, critical = false) => ({
  type: "StrikeResolved",
  by: "ann",
  target: "orc",
  with: "axe",
  provoked: false,
  hit,
  critical,
  damage,
});
const lost = (to: number) => ({ type: "VitalsChanged", creature: "orc", vital: "hp", from: 20, to });

describe("the facts of a blow", () => {
  it("missed by one it does nothing", () => {
    expect(facts(orc(), "basic-attack", at, [7])).toEqual([
      expect.objectContaining({ type: "RollResolved", target: "orc" }),
      struck(false, null),
    ]);
  });

  it("hit by none it does its damage", () => {
    expect(facts(orc(), "basic-attack", at, [8], [5])).toEqual([
      expect.objectContaining({ type: "RollResolved", target: "orc" }),
      struck(true, 5),
      {
        type: "RollResolved",
        roll: { by: "ann", kind: "damage", faces: [5], total: 5, bonus: 0, modifiers: [{ label: "base", value: 0 }] },
        target: "orc",
      },
      lost(15),
    ]);
  });

  it("a natural 20 does the most that its dice can, and throws none", () => {
    expect(facts(orc(), "basic-attack", at, [20])).toEqual([
      expect.objectContaining({ type: "RollResolved", target: "orc" }),
      struck(true, 8, true),
      lost(12),
    ]);
  });

  it("GAP-DND4-05: what adds to it is told part by part", () => {
    const modifiers = (given: Given, doing: Doing = at) => {
      const fight = openTurn(given);
      fight.act("ann", "basic-attack", doing);
      return fight.encounter.rolls?.modifiers.slice(1);
    };
    expect(modifiers(orc())).toEqual([]);
    expect(modifiers(orc({ conditions: ["dazed"] }))).toEqual([{ label: "combat-advantage", value: 2 }]);
    expect(modifiers({ ...orc(), ann: { conditions: ["prone"] } })).toEqual([{ label: "prone", value: -2 }]);
    expect(modifiers({ ...orc(), ann: { conditions: ["restrained"] } })).toEqual([{ label: "restrained", value: -2 }]);
    expect(modifiers({ ...orc(), ann: { conditions: ["blinded"] } })).toEqual([{ label: "concealment", value: -5 }]);
    const shot = { ...at, with: "bow" };
    expect(modifiers(orc({ at: [7, 5] }), shot)).toEqual([]);
    expect(modifiers(orc({ at: [8, 5] }), shot)).toEqual([{ label: "long-range", value: -2 }]);
    expect(modifiers(orc({ at: [7, 5], conditions: ["prone"] }), shot)).toEqual([{ label: "prone", value: -2 }]);
  });

  it("DND4-GRAB-001: a hold that succeeds holds, one that fails doesn't", () => {
    const held = { type: "ConditionGained", creature: "orc", condition: { id: "grabbed", by: "ann" } };
    expect(facts(orc(), "grab", at, [20])).toContainEqual(held);
    expect(facts(orc(), "grab", at, [1])).toHaveLength(1);
  });
});

describe("DND4-READY-003: what the orc has readied against Ann", () => {
  const waits = (trigger: { readonly on: string; readonly of?: string }, from: Cell, corners: readonly Cell[]) => {
    const action = { by: "orc", action: "basic-attack", target: "ann" };
    const turn = { readied: { trigger, action } };
    const fight = openTurn({ orc: { at: from, turn } });
    fight.act("ann", "walk", { path: way([2, 5], ...corners) });
    const window = fight.encounter.windows.find(({ of }) => of === "readied");
    return window ? fight.cell("ann") : null;
  };
  const far: Cell = [6, 5];
  it.each<readonly [string, { readonly on: string; readonly of?: string }, readonly Cell[], Cell | null]>([
    ["comes at the end of a move", { on: "move" }, [[4, 4]], [4, 4]],
    ["comes for whom it is meant", { on: "move", of: "ann" }, [[4, 4]], [4, 4]],
    ["not for another", { on: "move", of: "bob" }, [[4, 4]], null],
    ["comes when she is within reach", { on: "enters-reach" }, [[5, 5]], [5, 5]],
    ["not when she stays out of reach", { on: "enters-reach" }, [[4, 5]], null],
    ["comes when she is beside it", { on: "adjacent" }, [[5, 5]], [5, 5]],
    ["comes as soon as she comes nearer", { on: "approach" }, [[5, 5]], [3, 5]],
    ["not when she goes away", { on: "approach" }, [[0, 5]], null],
    ["not by itself for what the game master tells", { on: "other" }, [[5, 5]], null],
  ])("%s", (_what, trigger, corners, cell) => {
    expect(waits(trigger, far, corners)).toEqual(cell);
  });

  it("is offered with the attack that was named for it", () => {
    const readied = (action: object) => {
      const turn = { readied: { trigger: { on: "move" }, action: { by: "orc", target: "ann", ...action } } };
      const fight = openTurn({ orc: { at: far, turn } });
      fight.act("ann", "walk", { path: way([2, 5], [3, 5]) });
      return fight.encounter.windows[0]?.responders[0]?.option;
    };
    const option = { action: "basic-attack", attacks: [], pays: "immediate", left: 1, pool: 1 };
    expect(readied({ action: "basic-attack" })).toEqual(option);
    expect(readied({ action: "basic-attack", with: "axe" })).toEqual({ ...option, attacks: ["axe"] });
  });
});
