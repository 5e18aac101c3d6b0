import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import type { Size } from "../../../model/profile.js";
import type { Reason } from "../../../model/refusal.js";
import { declared, fighter, phase, seat, stage, way, type Doing, type Seat, type Stage } from "../testing/stage.js";
import { isLarger, standsOver } from "./stand.js";

type More = Parameters<typeof seat>[2];
const fallen = (turn: JsonObject, ann: More = {}, ...others: readonly Seat[]): Stage => {
  const fight = stage([seat("ann", [5, 5], { conditions: ["prone"], turn, ...ann }), ...others]);
  phase(fight, "average");
  return fight;
};
const over = (orc: More = {}): Seat => seat("orc", [5, 5], orc);
const reasons = (fight: Stage): readonly Reason[] => fight.judge("ann", "stand-up-shared").refusal?.reasons ?? [];
const codes = (fight: Stage): string[] => reasons(fight).map(({ code }) => code);
const fullRound = declared("stand-up-shared");

describe("who stands over one that lies", () => {
  it("is an enemy on its feet in the same square", () => {
    const stands = (...others: readonly Seat[]): unknown => {
      const fight = fallen({}, {}, ...others);
      return standsOver(fight.situation, fighter(fight, "ann"))?.id ?? null;
    };
    expect(stands(over())).toBe("orc");
    expect(stands(over({ conditions: ["prone"] }))).toBeNull();
    expect(stands(over({ side: "heroes" }))).toBeNull();
    expect(stands(seat("orc", [6, 5]))).toBeNull();
    expect(stands(seat("ogre", [4, 4], { as: { size: "large" } }))).toBe("ogre");
    expect(stands()).toBeNull();
  });
});

describe("getting up alone (GAP-ADND-10)", () => {
  it("takes half of the movement, and leaves the action", () => {
    const fight = fallen(declared("attack"));
    expect(fight.judge("ann", "stand-up-shared")).toMatchObject({ refusal: null, pays: ["action"], move: null });
    fight.act("ann", "stand-up-shared");
    expect(fight.conditions("ann")).toEqual([]);
    expect(fight.state("ann").turn).toMatchObject({ moved: 6, walks: [{ phase: 2, squares: 6 }], acted: 2 });
    expect(fight.state("ann").turn.spent ?? false).toBe(false);
    expect(fight.state("ann").turn.declared).toMatchObject({ action: "attack" });
  });

  it("leaves the rest of a whole movement, which stays one (ADND-INIT-003)", () => {
    const fight = fallen(declared("move", { moved: 0 }));
    fight.act("ann", "stand-up-shared");
    expect(fight.economy("ann")).toMatchObject({ movement: 6, action: 1 });
    expect(fight.state("ann").turn.declared).toMatchObject({ action: "move" });
    expect(fight.refusal("ann", "move", { path: way([5, 5], [6, 5]) })).toBe("too-far");
  });

  it("has to be part of something declared, as everything", () => {
    expect(reasons(fallen({}))).toEqual([{ code: "too-late", data: { action: "stand-up-shared" } }]);
  });

  it("needs that half, and to lie", () => {
    const walked = { moved: 2, walks: [{ phase: 2, squares: 2 }] };
    expect(reasons(fallen(declared("attack", walked)))).toMatchObject([
      { code: "already-moved", data: { moved: 2, allowed: 0 } },
      { code: "too-far", data: { needed: 6, left: 4 } },
    ]);
    expect(reasons(fallen(declared("attack"), { conditions: [] }))).toMatchObject([
      { code: "condition", data: { condition: "prone" } },
    ]);
  });

  it("as the declared action of the round takes that, and no walking", () => {
    const fight = fallen(fullRound);
    fight.act("ann", "stand-up-shared");
    expect(fight.conditions("ann")).toEqual([]);
    expect(fight.state("ann").turn).toMatchObject({ spent: true });
    expect(fight.state("ann").turn.moved ?? 0).toBe(0);
  });
});

describe("getting up under an enemy (ADND-OVERRUN-010)", () => {
  it("takes the whole round's action, declared as that, without a step", () => {
    expect(codes(fallen(fullRound, {}, over()))).toEqual([]);
    expect(reasons(fallen(declared("attack"), {}, over()))).toMatchObject([
      { code: "combination", data: { action: "attack" } },
    ]);
    expect(reasons(fallen(declared("stand-up-shared", { moved: 1 }), {}, over()))).toContainEqual({
      code: "already-moved",
      data: { moved: 1, allowed: 0 },
    });
    expect(reasons(fallen({}, {}, over()))).toEqual([
      { code: "too-late", data: { action: "stand-up-shared" } },
      { code: "combination", data: { action: null } },
    ]);
    const fight = fallen(fullRound, { as: { size: "large" } }, over());
    fight.act("ann", "stand-up-shared");
    expect(fight.state("ann").turn).toMatchObject({ spent: true });
    expect(fight.state("ann").turn.moved ?? 0).toBe(0);
  });
});

describe("the larger of two (ADND-OVERRUN-011, ADND-OVERRUN-013)", () => {
  it.each<readonly [Size, Size, number]>([
    ["large", "small", 1],
    ["medium", "medium", 0],
    ["tiny", "huge", -1],
  ])("of a %s and a %s one: %i", (one, other, larger) => {
    const fight = stage([seat("ann", [2, 5], { as: { size: one } }), seat("orc", [9, 5], { as: { size: other } })]);
    expect(isLarger(fighter(fight, "ann"), fighter(fight, "orc"))).toBe(larger);
  });
});

describe("holding somebody down (ADND-OVERRUN-014)", () => {
  const pin = (orc: More, doing: Doing = { target: "orc" }): readonly Reason[] => {
    const fight = stage([
      seat("ann", [5, 5], { turn: declared("pin") }),
      seat("orc", [5, 5], { conditions: ["prone"], ...orc }),
    ]);
    phase(fight, "average");
    return fight.judge("ann", "pin", doing).refusal?.reasons ?? [];
  };

  it("is done to an enemy that lies in one's own square", () => {
    expect(pin({})).toEqual([]);
    expect(pin({ conditions: [] })).toMatchObject([{ code: "wrong-target", data: { creature: "orc" } }]);
    expect(pin({ at: [6, 5] })).toMatchObject([{ code: "wrong-target" }]);
    expect(pin({ side: "heroes" })).toMatchObject([{ code: "wrong-target" }]);
    expect(pin({}, {})).toMatchObject([{ code: "no-target" }]);
  });

  it("takes the action, whoever wins", () => {
    const fight = stage([
      seat("ann", [5, 5], { turn: declared("pin") }),
      seat("orc", [5, 5], { conditions: ["prone"] }),
    ]);
    phase(fight, "average");
    expect(fight.judge("ann", "pin", { target: "orc" }).pays).toEqual(["action"]);
    fight.act("ann", "pin", { target: "orc" });
    expect(fight.state("ann").turn).toMatchObject({ spent: true, acted: 2 });
  });
});
