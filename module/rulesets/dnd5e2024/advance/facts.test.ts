import { describe, expect, it } from "vitest";
import type { Event } from "../../../model/event.js";
import { creatureId } from "../../../model/ids.js";
import type { Cell } from "../../../model/position.js";
import { openTurn, type Given } from "../testing/mid-turn.js";
import { way, type Doing } from "../testing/stage.js";

const orc = (more: Given["orc"] = {}): Given => ({
  orc: { vitals: { hp: 20 }, ...more, profile: { stats: { ac: 12, maxHp: 20 }, ...more.profile } },
});

/** The facts of an act, with these dice one roll after the other. */
function facts(given: Given, action: string, doing: Doing, ...rolls: readonly (readonly number[])[]): readonly Event[] {
  const fight = openTurn(given);
  const before = fight.events.length;
  fight.act("ann", action, doing);
  for (const faces of rolls) fight.roll(...faces);
  expect(fight.encounter).toMatchObject({ tasks: [], rolls: null });
  const told = [
    "RollResolved",
    "StrikeResolved",
    "VitalsChanged",
    "ConditionGained",
    "ConditionLost",
    "Noted",
    "Interrupted",
  ];
  return fight.events.slice(before).filter(({ type }) => told.includes(type));
}

const attack = (face: number, hit: boolean, critical = false) => ({
  type: "RollResolved",
  roll: {
    by: "ann",
    kind: "attack",
    faces: [face],
    total: face + 5,
    bonus: 5,
    modifiers: [{ label: "base", value: 5 }],
    advantage: "none",
    hit,
    critical,
    against: 12,
  },
  target: "orc",
});
const struck = (hit: boolean, damage: number | null, critical = false) => ({
  type: "StrikeResolved",
  by: "ann",
  target: "orc",
  with: "sword",
  hit,
  critical,
  damage,
  provoked: false,
});
const lost = (from: number, to: number) => ({ type: "VitalsChanged", creature: "orc", vital: "hp", from, to });
const gained = (id: string) => ({ type: "ConditionGained", creature: "orc", condition: { id } });
const at = { target: "orc" };

describe("the facts of an attack", () => {
  it("DND5-ATT-002: missed by one, and hit by none", () => {
    expect(facts(orc(), "attack", at, [6])).toEqual([attack(6, false), struck(false, null)]);
    expect(facts(orc(), "attack", at, [7], [4])).toEqual(
      expect.arrayContaining([attack(7, true), struck(true, 7), lost(20, 13)]),
    );
  });

  it("DND5-ATT-006: a natural 1 misses, a natural 20 hits and doubles the dice", () => {
    const soft = orc({ profile: { stats: { ac: 2, maxHp: 20 } } });
    const missed = attack(1, false);
    expect(facts(soft, "attack", at, [1])).toEqual([
      { ...missed, roll: { ...missed.roll, against: 2 } },
      struck(false, null),
    ]);
    expect(facts(orc(), "attack", at, [20], [4, 5])).toEqual(
      expect.arrayContaining([attack(20, true, true), struck(true, 12, true), lost(20, 8)]),
    );
  });

  it("GAP-DND5-17: whom it fells lies unconscious, or spared with one hit point", () => {
    const weak = orc({ vitals: { hp: 5 } });
    const felled = facts(weak, "attack", at, [7], [4]);
    expect(felled).toEqual(expect.arrayContaining([lost(5, 0), gained("unconscious"), gained("prone")]));
    const spared = facts(weak, "attack", { ...at, options: { lethal: false } }, [7], [4]);
    expect(spared).toEqual(expect.arrayContaining([lost(5, 1), gained("unconscious"), gained("prone")]));
  });

  it.each([
    [24, false],
    [23, true],
  ])("GAP-DND5-17: a character of %i hit points dies of a blow of 24 at 1: %s", (maxHp, dies) => {
    const given: Given = {
      ann: { profile: { attacks: [{ id: "sword", kind: "melee", bonus: 5, damage: "24", extra: {} }] } },
      ...orc({ vitals: { hp: 1 }, profile: { kind: "pc", stats: { ac: 12, maxHp } } }),
    };
    expect(
      facts(given, "attack", at, [7]).some((fact) => JSON.stringify(fact) === JSON.stringify(gained("dead"))),
    ).toBe(dies);
  });

  it("GAP-DND5-17: temporary hit points go first", () => {
    const events = facts(orc({ vitals: { hp: 20, temp: 5 } }), "attack", at, [7], [4]);
    expect(events).toContainEqual({ type: "VitalsChanged", creature: "orc", vital: "temp", from: 5, to: 0 });
    expect(events).toContainEqual(lost(20, 18));
  });

  it("DND5-UNSEEN-004, GAP-DND5-12: an attack and a spell give away who hides", () => {
    const found = { type: "ConditionLost", creature: "ann", condition: "hidden" };
    const hidden: Given = { ann: { conditions: ["hidden"] }, ...orc() };
    expect(facts(hidden, "magic", {})).toEqual([found]);
    const fight = openTurn(hidden);
    fight.act("ann", "attack", at);
    fight.roll(1, 2);
    expect(fight.events).toContainEqual(found);
  });
});

describe("what simple actions leave behind", () => {
  const turn = (action: string, doing: Doing = {}, given: Given = {}) => {
    const fight = openTurn(given);
    fight.act("ann", action, doing);
    return fight.state("ann").turn;
  };

  it("GAP-DND5-03: their doer has dashed, disengaged, dodges or helps", () => {
    expect(turn("dash")).toMatchObject({ actionUsed: true, dashes: 1 });
    expect(turn("disengage")).toMatchObject({ actionUsed: true, disengaged: true });
    expect(turn("dodge")).toMatchObject({ actionUsed: true, dodging: true });
    expect(turn("help", at)).toMatchObject({ helpsAgainst: "orc" });
    expect(turn("help", at, { orc: { side: "heroes" } })).toMatchObject({ helpsAlly: "orc" });
    expect(turn("delay")).toEqual({ delaying: true });
  });

  it("GAP-DND5-03: what is readied, and the spell that is held for it", () => {
    const then = { by: creatureId("ann"), action: "attack", target: creatureId("orc") };
    const readied = (doing: Doing) => turn("ready", doing);
    expect(readied({ then, trigger: { on: "move", of: creatureId("orc") } })).toEqual({
      actionUsed: true,
      readied: { trigger: { on: "move", of: "orc" }, action: then },
    });
    expect(readied({ then })).toMatchObject({ readied: { trigger: { on: "other" } } });
    const spell = (more: object) => readied({ then: { ...then, action: "magic", ...more } });
    expect(spell({}).concentrating).toBe("spell");
    expect(spell({ with: "bolt" }).concentrating).toBe("bolt");
    expect(spell({ with: "bolt", options: { spell: "web" } }).concentrating).toBe("web");
  });

  it("a way leaves feet behind, its run-up, and the parity of its diagonals", () => {
    const alone: Given = { orc: { at: [9, 9] } };
    expect(turn("move", { path: way([2, 5], [2, 3]) }, alone)).toEqual({ moved: 10, runUp: 10, diagonals: 0 });
    expect(turn("move", { path: way([2, 5], [1, 4]) }, alone)).toEqual({ moved: 5, runUp: 5, diagonals: 1 });
    expect(turn("move", { path: way([2, 5], [0, 3]) }, alone)).toEqual({ moved: 10, runUp: 10, diagonals: 0 });
    expect(turn("jump", { path: way([2, 5], [2, 4]) }, { ...alone, turn: { runUp: 10 } })).toMatchObject({
      moved: 5,
      runUp: 0,
    });
  });
});

describe("GAP-DND5-03: what the orc has readied against Ann", () => {
  const waits = (on: string, given: Given, ...corners: readonly Cell[]) => {
    const action = { by: "orc", action: "attack", target: "ann" };
    const fight = openTurn({ ...given, orc: { ...given.orc, turn: { readied: { trigger: { on }, action } } } });
    fight.act("ann", "move", { path: way([2, 5], ...corners), options: {} });
    const window = fight.encounter.windows.find(({ kind }) => kind === "readied");
    return window ? fight.cell("ann") : null;
  };
  const far: Given = { orc: { at: [6, 5] } };
  it.each<readonly [string, string, Given, readonly Cell[], readonly number[] | null]>([
    ["comes at the end of a move", "move", far, [[4, 4]], [4, 4]],
    ["comes when she is within reach", "enters-reach", far, [[5, 5]], [5, 5]],
    ["comes when she is beside it", "adjacent", far, [[5, 5]], [5, 5]],
    ["comes as soon as she comes nearer", "approach", far, [[5, 5]], [3, 5]],
    ["not when she keeps her distance", "approach", far, [[2, 4]], null],
    ["not when she goes away", "approach", far, [[0, 5]], null],
    ["not when she stays out of reach", "enters-reach", far, [[4, 5]], null],
    ["not when she isn't beside it", "adjacent", far, [[4, 5]], null],
    ["comes when she has left its reach", "leaves-reach", {}, [[1, 5]], [1, 5]],
    ["not when she stays within its reach", "leaves-reach", {}, [[2, 4]], null],
    ["not by itself for what the game master tells", "other", far, [[5, 5]], null],
  ])("%s", (_what, on, given, corners, cell) => {
    const disengaged: Given = { ...given, turn: { disengaged: true } };
    expect(waits(on, disengaged, ...corners)).toEqual(cell);
  });
});
