import { describe, expect, it } from "vitest";
import { stage, way, type Seat } from "../testing/stage.js";

const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes", profile: { kind: "pc" } };
const ORC: Seat = { id: "orc", at: [6, 5], profile: { stats: { ac: 5 } }, vitals: { hp: 20 } };
const OX: Seat = { id: "ox", at: [9, 9], side: "heroes" };

describe("an action readied", () => {
  const then = { by: "ann" as never, action: "basic-attack", target: "orc" as never };
  const ready = (on: string) => {
    const fight = stage([ANN, ORC, OX]);
    fight.act("ann", "ready", { trigger: { on, of: "orc" as never }, then });
    fight.turn("orc");
    return fight;
  };

  it("DND4-READY-002: is lost where its moment doesn't come before the next turn, which is an ordinary one", () => {
    const fight = ready("move");
    fight.turn("ann");
    expect(fight.economy("ann")).toMatchObject({ standard: 1, move: 1, minor: 1 });
    fight.turn("orc");
    fight.act("orc", "walk", { path: way([6, 5], [3, 5]) });
    expect(fight.encounter).toMatchObject({ tasks: [], windows: [] });
  });

  it("DND4-READY-004: against movement comes when the mover has arrived, before it attacks", () => {
    const fight = ready("adjacent");
    fight.act("orc", "walk", { path: way([6, 5], [3, 5], [3, 4]) });
    expect([fight.cell("orc"), fight.encounter.windows]).toMatchObject([[3, 5], [{ kind: "readied" }]]);
    expect(() => {
      fight.act("orc", "basic-attack", { target: "ann" });
    }).toThrow("window-open");
    fight.answer("ann", true);
    fight.roll(15);
    fight.answer("ann", false);
    expect(fight.cell("orc")).toEqual([3, 4]);
    fight.act("orc", "basic-attack", { target: "ann" });
    const strikes = fight.events.flatMap((event) => (event.type === "StrikeResolved" ? [event.by] : []));
    expect(strikes[0]).toBe("ann");
  });

  it("DND4-READY-003, DND4-READY-004: against an attack comes after it", () => {
    const fight = ready("attack");
    fight.act("orc", "walk", { path: way([6, 5], [3, 5]) });
    fight.act("orc", "basic-attack", { target: "ann" });
    fight.roll(2);
    expect(fight.encounter.windows).toMatchObject([{ kind: "readied" }]);
  });
});
