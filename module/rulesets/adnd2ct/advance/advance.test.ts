import { describe, expect, it } from "vitest";
import { creatureId } from "../../../model/ids.js";
import type { RulesetOptions } from "../../../rules/situation.js";
import { bow, declare, phase, seat, stage, sword, way, type Stage } from "../testing/stage.js";

describe("an overrun", () => {
  const trampled = (damage?: number): Stage => {
    const ogre = seat("ogre", [2, 5], {
      side: "foes",
      facing: "e",
      as: { size: "large", speeds: { walk: 9 }, stats: { thac0: 15 } },
    });
    const golem = seat("ann", [5, 5], {
      facing: "e",
      vitals: { hp: 12 },
      as: { stats: { ac: 7, saves: { paralyzation: 14 } } },
    });
    const fight = stage([ogre, golem]);
    declare(fight, "ogre", "move");
    phase(fight, "average");
    fight.act("ogre", "overrun", { target: "ann", path: way([2, 5], [4, 5]) });
    fight.roll(5);
    fight.act("ogre", "trample", { target: "ann", ...(damage !== undefined && { options: { damage } }) });
    fight.roll(12);
    return fight;
  };

  it("treads for 1d4 a step of size, unless the game master makes something else of it (ADND-OVERRUN-009, SC-AD-030)", () => {
    const usual = trampled();
    usual.roll(3);
    expect(usual.state("ann").vitals.hp).toBe(9);
    expect(trampled(0).state("ann").vitals.hp).toBe(12);
    expect(trampled(2).state("ann").vitals.hp).toBe(10);
  });

  it("treads on each but once (ADND-OVERRUN-007)", () => {
    const fight = trampled(0);
    expect(fight.refusal("ogre", "trample", { target: "ann" })).toBe("no-trigger");
  });

  it("throws a victim down that has nowhere to go (ADND-OVERRUN-006)", () => {
    const ogre = seat("ogre", [2, 5], { side: "foes", as: { size: "large", speeds: { walk: 9 } } });
    const ann = seat("ann", [5, 5], { facing: "w", as: { stats: { saves: { paralyzation: 2 } } } });
    const cells = [4, 5, 6].flatMap((x) =>
      [4, 5, 6].flatMap((y): [number, number][] => (x < 6 && y > 4 ? [] : [[x, y]])),
    );
    const fight = stage([ogre, ann], { terrain: [{ kind: "solid", cells }] });
    declare(fight, "ogre", "move");
    phase(fight, "average");
    fight.act("ogre", "overrun", { target: "ann", path: way([2, 5], [4, 5]) });
    fight.answer("ann", false);
    fight.roll(20);
    expect(fight.conditions("ann")).toContain("prone");
  });
});

describe("who lies", () => {
  const fallen = (...others: Parameters<typeof seat>[]): Stage =>
    stage([seat("ann", [5, 5], { conditions: ["prone"] }), ...others.map((each) => seat(...each))]);

  it("may stand or crawl away: a quarter of the rate, a square at least (ADND-OVERRUN-015, GAP-ADND-28)", () => {
    const under = fallen(["ogre", [5, 5], { side: "foes", as: { size: "large" } }]);
    const offered = under.ask({ kind: "choices", by: creatureId("ann") }) as { id: string; legal: boolean }[];
    for (const id of ["stand-up-shared", "crawl"])
      expect(offered).toContainEqual(expect.objectContaining({ id, legal: true }));
    const alone = fallen();
    declare(alone, "ann", "crawl");
    phase(alone, "fast");
    expect(alone.refusal("ann", "crawl", { path: way([5, 5], [9, 5]) })).toBe("too-far");
    alone.act("ann", "crawl", { path: way([5, 5], [8, 5]) });
    expect(alone.conditions("ann")).toEqual(["prone"]);
    expect(alone.cell("ann")).toEqual([8, 5]);
  });

  it("gets up for half its movement where no enemy stands over it, and may still attack (GAP-ADND-10)", () => {
    const fight = fallen(["orc", [6, 5]]);
    declare(fight, "ann", "attack");
    phase(fight, "fast");
    fight.act("ann", "stand-up-shared");
    expect(fight.conditions("ann")).toEqual([]);
    expect(fight.refusal("ann", "move", { path: way([5, 5], [5, 4]) })).toBe("too-far");
    phase(fight, "average");
    expect(fight.refusal("ann", "attack", { target: "orc" })).toBeNull();
  });

  const pin = (options: RulesetOptions): Stage => {
    const fight = stage([seat("ann", [5, 5]), seat("orc", [5, 5], { conditions: ["prone"] })], {}, options);
    declare(fight, "ann", "pin");
    phase(fight, "fast");
    fight.act("ann", "pin", { target: "orc" });
    return fight;
  };

  it("can be held down by a contest, or by the game master's word (GAP-ADND-19)", () => {
    const contest = pin({});
    // Even throws are thrown again, and so are two failures.
    for (const face of [4, 4, 15, 16, 9, 3]) contest.roll(face);
    expect(contest.conditions("orc")).toContain("pinned");
    expect(pin({ pinContest: "gm-resolved" }).events).toContainEqual(expect.objectContaining({ code: "gm-resolves" }));
  });

  it("is let go where dice come out even again and again, so that nobody throws for ever (ADND-OVERRUN-013)", () => {
    const fight = pin({});
    for (let throws = 0; throws < 10; throws++) fight.roll(4);
    expect(fight.encounter.tasks).toEqual([]);
    expect(fight.conditions("orc")).not.toContain("pinned");
  });
});

describe("a way", () => {
  it("ends before what its mover couldn't know of, with the rest left (ADND-MAP-001, SC-AD-063)", () => {
    const fight = stage([
      seat("ann", [2, 5], { as: { unseen: [creatureId("orc")] } }),
      seat("orc", [6, 5], { facing: "e" }),
    ]);
    declare(fight, "ann", "attack");
    phase(fight, "fast");
    fight.act("ann", "move", { path: way([2, 5], [8, 5]) });
    expect(fight.cell("ann")).toEqual([5, 5]);
    expect(fight.economy("ann").movement).toBe(3);
    expect(fight.events).toContainEqual(expect.objectContaining({ type: "Interrupted", reason: "unseen" }));
  });

  it("costs double on difficult ground, three times on worse, and every second diagonal double where the table counts so (GAP-ADND-24)", () => {
    const costs = (path: ReturnType<typeof way>, options: RulesetOptions = {}): number[] => {
      const terrain = [
        { kind: "difficult" as const, cells: [[3, 5] as const] },
        { kind: "hampered" as const, cells: [[4, 5] as const] },
      ];
      const fight = stage([seat("ann", [2, 5])], { terrain }, options);
      declare(fight, "ann", "move");
      phase(fight, "fast");
      return fight.judge("ann", "move", { path }).move?.steps.map(({ cost }) => cost) ?? [];
    };
    expect(costs(way([2, 5], [5, 5]))).toEqual([2, 3, 1]);
    expect(costs(way([2, 5], [5, 8]))).toEqual([1, 1, 1]);
    expect(costs(way([2, 5], [5, 8]), { diagonals: "5-10-5" })).toEqual([1, 2, 1]);
  });

  it("away from one who holds its mover at bowpoint lets the arrow go first, and ends the hold (GAP-ADND-14)", () => {
    const fight = stage([
      seat("ann", [0, 5], { as: { attacks: [bow()] } }),
      seat("orc", [8, 5], { vitals: { hp: 3 } }),
    ]);
    declare(fight, "ann", "cover-ranged");
    declare(fight, "orc", "move");
    phase(fight, "very-fast");
    fight.act("ann", "cover-ranged", { target: "orc" });
    phase(fight, "fast");
    fight.act("ann", "delay");
    fight.act("orc", "move", { path: way([8, 5], [8, 9]) });
    expect(fight.encounter.windows).toMatchObject([{ kind: "readied", of: "covered" }]);
    fight.answer("ann", true);
    fight.roll(15);
    fight.roll(6);
    expect(fight.cell("orc")).toEqual([8, 5]);
    expect(fight.economy("ann").attacks).toBe(1);
  });
});

describe("openings", () => {
  const passing = (options: RulesetOptions, kind: "pc" | "npc", level: number): unknown[] => {
    const runners = ["o1", "o2", "o3", "o4"].map((id, i) =>
      seat(id, [6, 4 + (i % 3)], { side: "foes", facing: "e", ...(i === 3 && { at: [5, 4] as const }) }),
    );
    const ann = seat("ann", [5, 5], { as: { kind, stats: { level, group: "wizard" } } });
    const fight = stage([...runners, ann], {}, options);
    for (const { id } of runners) declare(fight, id, "move");
    phase(fight, "fast");
    return runners.map(({ id, at }) => {
      fight.act(id, "move", { path: way(at, [at[0] + 3, at[1]]) });
      const asked = fight.encounter.windows.length > 0;
      if (asked) fight.answer("ann", true);
      if (asked) fight.roll(2);
      return asked;
    });
  };

  it("are limited by level, more for warriors and monsters, unless the table has no limit (GAP-ADND-08)", () => {
    expect(passing({}, "pc", 1)).toEqual([true, false, false, false]);
    expect(passing({}, "pc", 5)).toEqual([true, true, false, false]);
    expect(passing({}, "npc", 1)).toEqual([true, true, true, false]);
    expect(passing({ opportunityCap: "none" }, "pc", 1)).toEqual([true, true, true, true]);
  });

  it("come once from each opponent in a round (GAP-ADND-08)", () => {
    const fight = stage([seat("orc", [6, 5], { facing: "e" }), seat("ann", [5, 5])]);
    declare(fight, "orc", "move");
    phase(fight, "fast");
    fight.act("orc", "move", { path: way([6, 5], [7, 5]) });
    fight.answer("ann", true);
    fight.roll(2);
    fight.act("orc", "move", { path: way([7, 5], [6, 5], [7, 5]) });
    expect(fight.encounter.windows).toEqual([]);
  });

  it("come from turning the back on somebody, too (GAP-ADND-08)", () => {
    const fight = stage([seat("ann", [5, 5]), seat("orc", [6, 5])]);
    declare(fight, "ann", "move");
    phase(fight, "fast");
    fight.act("ann", "move", { path: way([5, 5], [5, 6]) });
    expect(fight.judge("ann", "facing-change", { facing: "w" }).provocations).toMatchObject([
      { by: "orc", of: "turning" },
    ]);
    expect(fight.judge("ann", "facing-change", { facing: "ne" }).provocations).toEqual([]);
  });
});

describe("somebody hit in melee", () => {
  it("can be driven back a square and followed, once for the hit", () => {
    const fight = stage([seat("ann", [5, 5], { as: { attacks: [{ ...sword(), damage: "1" }] } }), seat("orc", [6, 5])]);
    expect(fight.refusal("ann", "force-retreat", { target: "orc", path: way([6, 5], [7, 5]) })).toBe("no-trigger");
    declare(fight, "ann", "attack");
    phase(fight, "average");
    fight.act("ann", "attack", { target: "orc" });
    fight.roll(15);
    expect(fight.refusal("ann", "force-retreat", { target: "orc", path: way([6, 5], [6, 6]) })).toBe("blocked");
    fight.act("ann", "force-retreat", { target: "orc", path: way([6, 5], [7, 5]) });
    expect(fight.refusal("ann", "follow", { path: way([5, 5], [5, 4]) })).toBe("no-trigger");
    fight.act("ann", "follow", { path: way([5, 5], [6, 5]) });
    expect([fight.cell("ann"), fight.cell("orc")]).toEqual([
      [6, 5],
      [7, 5],
    ]);
    expect(fight.refusal("ann", "force-retreat", { target: "orc", path: way([7, 5], [8, 5]) })).toBe("no-trigger");
  });
});
