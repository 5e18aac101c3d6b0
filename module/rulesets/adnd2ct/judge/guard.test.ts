import { describe, expect, it } from "vitest";
import type { AttackProfile } from "../../../model/profile.js";
import type { Reason } from "../../../model/refusal.js";
import { bow, declared, phase, seat, stage, sword, way, type Doing, type Stage } from "../testing/stage.js";

type More = Parameters<typeof seat>[2];
const refused = (fight: Stage, by: string, action: string, doing: Doing = {}): readonly Reason[] =>
  fight.judge(by, action, doing).refusal?.reasons ?? [];
const codes = (fight: Stage, by: string, action: string, doing: Doing = {}): string[] =>
  refused(fight, by, action, doing).map(({ code }) => code);

const bite: AttackProfile = { id: "bite", kind: "natural", extra: {} };
const claw: AttackProfile = { ...bite, id: "claw" };

describe("taking up the guard (ADND-GUARD-001)", () => {
  const guard = (ann: More = {}): Stage => {
    const fight = stage([seat("ann", [5, 5], { turn: declared("guard"), ...ann })]);
    phase(fight, "fast");
    return fight;
  };

  it("wants something to strike with, and spends nothing yet", () => {
    expect(guard().judge("ann", "guard")).toMatchObject({ refusal: null, pays: [] });
    expect(codes(guard({ as: { attacks: [bow()] } }), "ann", "guard")).toEqual(["no-weapon"]);
  });

  it("leaves its blows for whoever comes", () => {
    const fight = guard();
    fight.act("ann", "guard");
    expect(fight.economy("ann")).toMatchObject({ action: 1, attacks: 1 });
    expect(fight.state("ann").turn).not.toHaveProperty("made");
  });

  it("goes with a half-move (ADND-GUARD-001)", () => {
    const walked = (squares: number) => guard({ turn: declared("guard", { moved: squares }) });
    expect(codes(walked(6), "ann", "guard")).toEqual([]);
    expect(refused(walked(7), "ann", "guard")).toMatchObject([
      { code: "already-moved", data: { moved: 7, allowed: 6 } },
    ]);
  });
});

describe("a guard's blow", () => {
  const comes = (ann: More = {}): Stage => {
    const fight = stage([
      seat("ann", [10, 5], { facing: "w", turn: declared("guard"), ...ann }),
      seat("orc", [5, 5], { facing: "e", turn: declared("move") }),
    ]);
    phase(fight, "average");
    fight.act("orc", "move", { path: way([5, 5], [9, 5]) });
    return fight;
  };

  it("answers a window that asks for it, and pays the action (ADND-GUARD-002)", () => {
    expect(comes().judge("ann", "guard", { target: "orc" })).toMatchObject({ refusal: null, pays: ["action"] });
    const fight = stage([seat("ann", [10, 5], { facing: "w", turn: declared("guard") }), seat("orc", [9, 5])]);
    phase(fight, "average");
    expect(codes(fight, "ann", "guard", { target: "orc" })).toEqual(["no-trigger"]);
  });

  it("is with a weapon at hand, at somebody there, in front", () => {
    expect(codes(comes(), "ann", "guard", { target: "nobody" })).toEqual(["no-target"]);
    expect(codes(comes(), "ann", "guard", { target: "orc", with: "spoon" })).toEqual(["no-weapon"]);
    expect(codes(comes(), "ann", "guard", { target: "orc", facing: "e" })).toEqual(["facing"]);
  });

  it("is a monster's whole routine (ADND-ATTACK-002)", () => {
    const fight = comes({ as: { attacks: [bite, claw] } });
    fight.answer("ann", true);
    for (const face of [2, 2]) fight.roll(face);
    expect(fight.events.flatMap((event) => (event.type === "StrikeResolved" ? [event.with] : []))).toEqual([
      "bite",
      "claw",
    ]);
  });

  it("is once for each of its blows", () => {
    const two = comes({ as: { stats: { attacks: 2 } } });
    two.answer("ann", true);
    two.roll(2);
    expect(two.state("ann").turn).toMatchObject({ made: 1, struckIn: 2 });
    expect(two.economy("ann")).toMatchObject({ action: 1, attacks: 1 });
    const one = comes();
    one.answer("ann", true);
    one.roll(2);
    expect(one.state("ann").turn).toMatchObject({ made: 1, spent: true });
  });
});

describe("a blow through an opening (ADND-ATTACK-007, GAP-ADND-08)", () => {
  const passing = (ann: More = {}): Stage => {
    const fight = stage([seat("orc", [6, 5], { facing: "e", turn: declared("move") }), seat("ann", [5, 5], ann)]);
    phase(fight, "average");
    fight.act("orc", "move", { path: way([6, 5], [8, 5]) });
    return fight;
  };

  it("costs an opening and nothing of the round, and is noted", () => {
    const fight = passing({ turn: declared("attack", { taken: 1, opportunities: ["bob"] }) });
    expect(fight.judge("ann", "opportunity-attack", { target: "orc" })).toMatchObject({
      refusal: null,
      pays: ["opportunity"],
    });
    fight.answer("ann", true);
    fight.roll(2);
    expect(fight.state("ann").turn).toMatchObject({ taken: 2, opportunities: ["bob", "orc"] });
    expect(fight.economy("ann")).toMatchObject({ action: 1, attacks: 1 });
  });

  it("is for those who are asked, at somebody, once", () => {
    const fight = stage([seat("ann", [5, 5]), seat("orc", [6, 5])]);
    expect(codes(fight, "ann", "opportunity-attack", { target: "orc" })).toEqual(["no-trigger"]);
    expect(codes(fight, "ann", "opportunity-attack")).toEqual(["no-target"]);
    const again = stage([seat("ann", [5, 5], { turn: { opportunities: ["orc"] } }), seat("orc", [6, 5])]);
    expect(refused(again, "ann", "opportunity-attack", { target: "orc" })).toMatchObject([
      { code: "no-trigger" },
      { code: "no-reaction", data: { creature: "orc" } },
    ]);
    expect(codes(passing(), "ann", "opportunity-attack", { target: "orc", with: "spoon" })).toEqual(["no-weapon"]);
  });

  it("is a monster's routine, else the weapon named or the first", () => {
    const strikes = (attacks: readonly AttackProfile[], weapon?: string): unknown => {
      const fight = passing({ as: { attacks } });
      fight.answer("ann", true, undefined, weapon === undefined ? {} : { with: weapon });
      while (fight.encounter.rolls) fight.roll(2);
      return fight.events.flatMap((event) => (event.type === "StrikeResolved" ? [[event.with, event.provoked]] : []));
    };
    expect(strikes([sword(), { ...sword(), id: "axe" }])).toEqual([["sword", true]]);
    expect(strikes([sword(), { ...sword(), id: "axe" }], "axe")).toEqual([["axe", true]]);
    expect(strikes([bite, claw, sword()])).toEqual([
      ["bite", true],
      ["claw", true],
    ]);
    expect(strikes([bite, claw], "claw")).toEqual([
      ["bite", true],
      ["claw", true],
    ]);
    expect(strikes([bite, sword()], "sword")).toEqual([["sword", true]]);
  });
});
