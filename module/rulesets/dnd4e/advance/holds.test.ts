import { describe, expect, it } from "vitest";
import { creatureId } from "../../../model/ids.js";
import { stage, way, type Seat } from "../testing/stage.js";

const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes", profile: { kind: "pc" } };
const ORC: Seat = { id: "orc", at: [3, 5], vitals: { hp: 40 } };

describe("a bull rush", () => {
  const open = (orc: Partial<Seat> = {}, ann: Partial<Seat> = {}) =>
    stage([
      { ...ANN, ...ann },
      { ...ORC, profile: { stats: { fort: 10 } }, ...orc },
    ]);

  it("DND4-BULL-002, DND4-BULL-003: pushes straight where nobody says otherwise, and follows", () => {
    const fight = open();
    fight.act("ann", "bull-rush", { target: "orc" });
    fight.roll(12);
    fight.answer("ann", true);
    expect([fight.cell("orc"), fight.cell("ann")]).toEqual([
      [4, 5],
      [3, 5],
    ]);
  });

  it("DND4-BULL-003: pushes where the pusher says, or not at all", () => {
    const aside = open();
    aside.act("ann", "bull-rush", { target: "orc" });
    aside.roll(12);
    aside.answer("ann", true, undefined, {
      options: {
        path: [
          [3, 5],
          [4, 6],
        ],
      },
    });
    expect([aside.cell("orc"), aside.cell("ann")]).toEqual([
      [4, 6],
      [3, 5],
    ]);
    const held = open();
    held.act("ann", "bull-rush", { target: "orc" });
    held.roll(12);
    held.answer("ann", false);
    expect([held.cell("orc"), held.cell("ann")]).toEqual([
      [3, 5],
      [2, 5],
    ]);
  });

  it("DND4-BULL-003: a large one follows as far as it can", () => {
    const fight = open({}, { at: [1, 5], profile: { size: "large" } });
    fight.act("ann", "bull-rush", { target: "orc" });
    fight.roll(15);
    fight.answer("ann", true);
    expect([fight.cell("orc"), fight.cell("ann")]).toEqual([
      [4, 5],
      [2, 5],
    ]);
  });

  it("DND4-BULL-002: does nothing on a miss", () => {
    const fight = open();
    fight.act("ann", "bull-rush", { target: "orc" });
    fight.roll(2);
    expect(fight.encounter).toMatchObject({ tasks: [], windows: [] });
    expect(fight.cell("orc")).toEqual([3, 5]);
  });
});

describe("holds", () => {
  it("DND4-ESC-003, GAP-DND4-17: a net has defences of its own, or a difficulty", () => {
    const net = (escape: object) => ({ id: "immobilized", until: { escape: escape as never } });
    const fight = stage([{ ...ANN, conditions: [net({ fort: 14 })], profile: { stats: { athletics: 6 } } }]);
    fight.act("ann", "escape", { variant: "athletics", path: way([2, 5], [3, 5]) });
    fight.roll(8);
    expect([fight.conditions("ann"), fight.cell("ann")]).toEqual([[], [3, 5]]);
    const hard = stage([{ ...ANN, conditions: [net({ dc: 20 })] }]);
    hard.act("ann", "escape", { variant: "acrobatics" });
    hard.roll(15);
    expect(hard.conditions("ann")).toEqual(["immobilized"]);
    expect(stage([{ ...ANN, conditions: ["immobilized"] }]).refusal("ann", "escape")).toBe("condition");
  });

  it("DND4-GRAB-001: needs a free hand and a target not too large", () => {
    const full = stage([{ ...ANN, profile: { stats: { freeHands: 0 } } }, ORC]);
    expect(full.refusal("ann", "grab", { target: "orc" })).toBe("condition");
    expect(stage([ANN, { ...ORC, profile: { size: "huge" } }]).refusal("ann", "grab", { target: "orc" })).toBe(
      "wrong-target",
    );
    expect(stage([ANN, { ...ORC, profile: { size: "large" } }]).refusal("ann", "grab", { target: "orc" })).toBeNull();
  });

  it("DND4-GRAB-004: a fresh hold lasts through the turn it is made in", () => {
    const fight = stage([ANN, { ...ORC, profile: { stats: { ref: 10 } } }]);
    fight.act("ann", "grab", { target: "orc" });
    fight.roll(12);
    fight.turn("orc");
    expect(fight.conditions("orc")).toEqual(["grabbed"]);
    fight.turn("ann");
    fight.turn("orc");
    expect(fight.conditions("orc")).toEqual([]);
  });

  it("DND4-GRAB-006: one in tow keeps within its holder's grasp, a square at a time, on free ground of the board", () => {
    const held: Seat = { ...ORC, conditions: [{ id: "grabbed", by: "ann" }] };
    const fight = stage([ANN, held, { id: "ox", at: [1, 4] }], { terrain: [{ kind: "solid", cells: [[2, 6]] }] });
    const path = way([2, 5], [0, 5]);
    const drags = (...cells: readonly (readonly [number, number])[]) =>
      fight.refusal("ann", "move-grabbed", { target: "orc", path, drags: { [creatureId("orc")]: cells } });
    expect(drags([3, 5], [2, 4], [1, 5])).toBeNull();
    expect(drags([3, 5], [2, 4], [1, 4])).toBe("outside-act");
    expect(drags([3, 5], [2, 6], [1, 5])).toBe("outside-act");
    expect(drags([3, 5], [3, 5], [2, 5])).toBe("outside-act");
    expect(drags([3, 5], [2, 5], [0, 6])).toBe("outside-act");
    expect(drags([2, 5], [2, 5], [1, 5])).toBe("outside-act");
    expect(drags([3, 5], [2, 5], [0, 5])).toBe("outside-act");
    expect(drags([3, 5], [2, 4], [-1, 4])).toBe("outside-act");
  });

  it("DND4-GRAB-006: a miss moves nobody", () => {
    const fight = stage([
      ANN,
      { ...ORC, conditions: [{ id: "grabbed", by: "ann" }], profile: { stats: { fort: 30 } } },
    ]);
    fight.act("ann", "move-grabbed", { target: "orc", path: way([2, 5], [0, 5]) });
    fight.roll(10);
    expect([fight.cell("ann"), fight.cell("orc"), fight.conditions("orc")]).toEqual([[2, 5], [3, 5], ["grabbed"]]);
  });
});
