import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import { creatureId } from "../../../model/ids.js";
import type { ConditionState } from "../../../model/encounter.js";
import { bow, declared, phase, seat, stage, sword, way, type Doing, type Seat, type Stage } from "../testing/stage.js";

type More = Parameters<typeof seat>[2];
function walker(action: string, ann: More = {}, ...others: readonly Seat[]): Stage {
  const fight = stage([seat("ann", [2, 5], { turn: declared(action), ...ann }), ...others]);
  phase(fight, "average");
  return fight;
}
const moves = (fight: Stage): readonly unknown[] =>
  fight.events.flatMap((event) =>
    event.type === "Moved" ? [[event.creature, event.to.cell, event.to.facing, event.cost]] : [],
  );
const interruptions = (fight: Stage): readonly unknown[] =>
  fight.events.flatMap((event) => (event.type === "Interrupted" ? [[event.creature, event.at, event.reason]] : []));

describe("a walk", () => {
  it("takes its squares off the round, phase by phase (ADND-INIT-003)", () => {
    const fight = walker("move");
    fight.act("ann", "move", { path: way([2, 5], [4, 5]) });
    expect(fight.state("ann").turn).toMatchObject({ moved: 2, walks: [{ phase: 2, squares: 2 }], acted: 2 });
    fight.act("ann", "move", { path: way([4, 5], [7, 5]) });
    expect(fight.state("ann").turn).toMatchObject({ moved: 5, walks: [{ phase: 2, squares: 5 }] });
    phase(fight, "slow");
    fight.act("ann", "move", { path: way([7, 5], [8, 5]) });
    expect(fight.state("ann").turn).toMatchObject({
      moved: 6,
      walks: [
        { phase: 2, squares: 5 },
        { phase: 3, squares: 1 },
      ],
    });
  });

  it("looks where it goes", () => {
    const fight = walker("move");
    fight.act("ann", "move", { path: way([2, 5], [4, 5], [4, 6]) });
    expect(moves(fight)).toEqual([["ann", [4, 6], "s", 3]]);
  });

  it("of an adjustment takes nothing off (ADND-ACT-012)", () => {
    const fight = walker("attack");
    fight.act("ann", "adjust", { path: way([2, 5], [3, 5]) });
    expect(fight.state("ann").turn).toMatchObject({ adjusted: true });
    expect(fight.state("ann").turn).not.toHaveProperty("moved");
    expect(moves(fight)).toEqual([["ann", [3, 5], "e", 1]]);
  });

  it("carries along whoever rides, or is ridden", () => {
    const bay = seat("bay", [2, 5], { as: { size: "medium", speeds: { walk: 24 } } });
    const fight = walker("move", { as: { rides: creatureId("bay") } }, bay);
    fight.act("ann", "move", { path: way([2, 5], [4, 5]) });
    expect(fight.cell("bay")).toEqual([4, 5]);
    expect(moves(fight)).toContainEqual(["bay", [4, 5], "e", 0]);
    const ridden = stage([
      seat("bay", [2, 5], { side: "heroes", turn: declared("move") }),
      seat("ann", [2, 5], { as: { rides: creatureId("bay") } }),
    ]);
    phase(ridden, "average");
    ridden.act("bay", "move", { path: way([2, 5], [4, 5]) });
    expect(ridden.cell("ann")).toEqual([4, 5]);
  });
});

describe("coming up to an enemy", () => {
  const comes = (x: number, orc: More = {}, ann: More = {}): Stage => {
    const fight = walker("move", ann, seat("orc", [6, 5], orc), seat("owl", [15, 15]));
    fight.act("ann", "move", { path: way([2, 5], [x, 5]) });
    return fight;
  };

  it("notes whom it threatens from then on (ADND-FIRE-006)", () => {
    expect(comes(5).state("ann").turn.closed).toEqual(["orc"]);
    expect(comes(4).state("ann").turn).not.toHaveProperty("closed");
    expect(comes(5, {}, { as: { attacks: [bow()] } }).state("ann").turn).not.toHaveProperty("closed");
    expect(comes(5, { side: "heroes" }).state("ann").turn).not.toHaveProperty("closed");
    const again = comes(5, {}, { turn: declared("move", { closed: ["owl"] }) });
    expect(again.state("ann").turn.closed).toEqual(["owl", "orc"]);
  });

  it("notes nobody whom it threatened already", () => {
    const fight = walker("move", { at: [5, 5] }, seat("orc", [6, 5], { facing: "e" }));
    fight.act("ann", "move", {
      path: [
        [5, 5],
        [5, 4],
      ],
      facing: "e",
    });
    expect(fight.state("ann").turn).not.toHaveProperty("closed");
  });

  it("lets those next to whom it ends turn once (ADND-MAP-003)", () => {
    expect(comes(5).state("orc").turn).toMatchObject({ mayTurn: true });
    expect(comes(5).state("owl").turn).toEqual({});
    expect(comes(4).state("orc").turn).toEqual({});
    expect(comes(5, { side: "heroes" }).state("orc").turn).toEqual({});
    const told = comes(5, { turn: { mayTurn: true } }).events.filter(
      (event) => event.type === "TurnStateChanged" && event.creature === "orc" && "mayTurn" in event.set,
    );
    expect(told).toEqual([]);
  });
});

describe("a way that is stopped", () => {
  const past = (answered: readonly number[], ann: More = {}, action = "move"): Stage => {
    const fight = walker(
      action,
      { vitals: { hp: 5 }, ...ann },
      seat("orc", [3, 4], { facing: "s", as: { attacks: [sword({ knockdown: "1d12" })], stats: { thac0: 5 } } }),
    );
    fight.act("ann", action, { path: way([2, 5], [6, 5]) });
    fight.answer("orc", answered.length > 0);
    for (const face of answered) fight.roll(face);
    return fight;
  };

  it("goes on after an opening that was let go, or missed", () => {
    expect(past([]).cell("ann")).toEqual([6, 5]);
    expect(past([1]).cell("ann")).toEqual([6, 5]);
  });

  it("ends where its mover is struck down, or thrown off its feet", () => {
    const down = past([15, 8]);
    expect(down.cell("ann")).toEqual([4, 5]);
    expect(interruptions(down)).toEqual([["ann", [4, 5], "condition"]]);
    const thrown = past([15, 1, 12, 2]);
    expect(thrown.conditions("ann")).toEqual(["prone"]);
    expect(interruptions(thrown)).toEqual([["ann", [4, 5], "condition"]]);
    expect(thrown.state("ann").turn).toMatchObject({ moved: 2 });
  });

  it("goes on for one who crawls and is struck", () => {
    const crawls = past([15, 1], { conditions: ["prone"], as: { speeds: { walk: 16 } } }, "crawl");
    expect(crawls.cell("ann")).toEqual([6, 5]);
    expect(interruptions(crawls)).toEqual([]);
  });

  const during = (observed: { conditions?: ConditionState[]; cell?: [number, number] }): Stage => {
    const fight = walker("move", {}, seat("orc", [3, 4], { facing: "s" }));
    fight.act("ann", "move", { path: way([2, 5], [6, 5]) });
    const { conditions, cell } = observed;
    fight.send({
      type: "Observe",
      creature: creatureId("ann"),
      ...(conditions && { conditions }),
      ...(cell && { position: { cell, elevation: 0, facing: "e" } }),
    });
    fight.answer("orc", false);
    return fight;
  };

  it("ends where its mover is held, or was put somewhere else meanwhile", () => {
    expect(interruptions(during({ conditions: [{ id: "grabbed" }] }))).toEqual([["ann", [4, 5], "condition"]]);
    expect(interruptions(during({ cell: [10, 10] }))).toEqual([["ann", [4, 5], "displaced"]]);
    expect(interruptions(during({ conditions: [{ id: "fatigued" }] }))).toEqual([]);
  });
});

describe("a way into somebody unseen (ADND-MAP-001)", () => {
  const bumps = (ann: More, action: string, doing: Doing, ...others: readonly Seat[]): Stage => {
    const fight = walker(
      action,
      { as: { unseen: [creatureId("orc")] }, ...ann },
      seat("orc", [5, 5], { facing: "e" }),
      ...others,
    );
    fight.act("ann", action, doing);
    return fight;
  };

  it("ends before it, is told once, and has cost what it went", () => {
    const fight = bumps({}, "move", { path: way([2, 5], [7, 5]) });
    expect(fight.cell("ann")).toEqual([4, 5]);
    expect(interruptions(fight)).toEqual([["ann", [4, 5], "unseen"]]);
    expect(fight.events.filter(({ type }) => type === "Noted")).toEqual([
      { type: "Noted", creature: "ann", code: "unseen-obstacle", data: {} },
    ]);
    expect(fight.state("ann").turn).toMatchObject({ moved: 2 });
  });

  it("asks those on the part that is gone, and nobody beyond", () => {
    const near = seat("oaf", [2, 4], { facing: "s" });
    const far = seat("owl", [6, 4], { facing: "s" });
    const fight = bumps({}, "move", { path: way([2, 5], [8, 5]) }, near, far);
    expect(fight.encounter.windows).toMatchObject([{ responders: [{ creature: "oaf" }] }]);
    fight.answer("oaf", false);
    expect(fight.encounter.windows).toEqual([]);
    expect(interruptions(fight)).toEqual([["ann", [4, 5], "unseen"]]);
  });

  it("stopped by something else before it tells that alone", () => {
    const fight = bumps({}, "move", { path: way([2, 5], [7, 5]) }, seat("oaf", [2, 4], { facing: "s" }));
    fight.send({ type: "Observe", creature: creatureId("ann"), conditions: [{ id: "grabbed" }] });
    fight.answer("oaf", false);
    expect(interruptions(fight)).toEqual([["ann", [3, 5], "condition"]]);
    expect(fight.events.some(({ type }) => type === "Noted")).toBe(false);
  });
});

describe("leaving the square in which one is held at bowpoint (GAP-ADND-14)", () => {
  const held = (turn: JsonObject = {}): Stage => {
    const fight = stage([
      seat("ann", [0, 5], {
        as: { attacks: [bow()] },
        turn: declared("cover-ranged", { cover: { target: "orc" }, delayed: 2, ...turn }),
      }),
      seat("orc", [8, 5], { turn: declared("move"), vitals: { hp: 3 } }),
    ]);
    phase(fight, "fast");
    fight.act("orc", "move", { path: way([8, 5], [8, 9]) });
    return fight;
  };

  it("asks the holder before anything moves", () => {
    const fight = held();
    expect(fight.encounter.windows).toMatchObject([
      { kind: "readied", of: "covered", step: 0, against: "orc", responders: [{ creature: "ann" }] },
    ]);
    expect(fight.cell("orc")).toEqual([8, 5]);
    fight.answer("ann", false);
    expect(fight.cell("orc")).toEqual([8, 9]);
    expect(fight.state("ann").turn.cover ?? null).toBeNull();
  });

  it("asks nobody where none holds it", () => {
    expect(held({ cover: { target: "bob" } }).encounter.windows).toEqual([]);
  });
});
