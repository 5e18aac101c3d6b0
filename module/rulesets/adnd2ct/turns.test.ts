import { describe, expect, it } from "vitest";
import { creatureId } from "../../model/ids.js";
import { bow, declare, phase, seat, stage, sword, toThen, way } from "./testing/stage.js";

const choices = (fight: ReturnType<typeof stage>, by: string): string[] =>
  (fight.ask({ kind: "choices", by: creatureId(by) }) as { id: string; legal: boolean }[]).flatMap(({ id, legal }) =>
    legal ? [id] : [],
  );

describe("a round", () => {
  it("lets each declare one of the actions of the three categories (ADND-ACT-001, ADND-ACT-002, ADND-ACT-003, GAP-ADND-01)", () => {
    const fight = stage([seat("ann", [2, 5])]);
    expect(choices(fight, "ann")).toEqual(
      expect.arrayContaining([
        "attack",
        "fire-half",
        "guard",
        "unarmed",
        "withdraw",
        "charge",
        "move",
        "run",
        "sprint",
        "parry",
      ]),
    );
    expect(choices(fight, "ann")).not.toContain("trample");
    const far = (action: string): unknown => {
      const fresh = stage([seat("ann", [2, 5])]);
      declare(fresh, "ann", action);
      return fresh.economy("ann").movement;
    };
    expect(["attack", "move", "charge", "run", "sprint", "parry"].map(far)).toEqual([6, 12, 18, 24, 36, 0]);
  });

  it("leaves after a half-move what goes with one, and no parry (ADND-ACT-002)", () => {
    const fight = stage([seat("ann", [2, 5], { as: { attacks: [sword(), bow()] } }), seat("orc", [9, 5])]);
    declare(fight, "ann", "move");
    phase(fight, "fast");
    fight.act("ann", "move", { path: way([2, 5], [7, 5]) });
    phase(fight, "average");
    expect(fight.refusal("ann", "fire-half", { target: "orc" })).toBeNull();
    expect(fight.refusal("ann", "guard")).toBeNull();
    expect(fight.refusal("ann", "attack", { target: "orc" })).toBe("out-of-reach");
    expect(fight.refusal("ann", "unarmed", { target: "orc" })).toBe("out-of-reach");
    expect(fight.refusal("ann", "parry")).toBe("already-moved");
    expect(fight.refusal("ann", "fire-full", { target: "orc" })).toBe("already-moved");
  });

  it("has the attack after the walk and not before its own phase (ADND-INIT-005, ADND-ATTACK-005)", () => {
    const fight = stage([seat("ann", [2, 5]), seat("orc", [8, 5])]);
    declare(fight, "ann", "attack");
    phase(fight, "fast");
    fight.act("ann", "move", { path: way([2, 5], [7, 5]) });
    expect(fight.refusal("ann", "attack", { target: "orc" })).toBe("not-your-turn");
    expect(fight.economy("ann")).toMatchObject({ phase: "average", action: 1 });
    phase(fight, "average");
    expect(fight.refusal("ann", "move", { path: way([7, 5], [7, 4]) })).toBe("too-far");
    expect(fight.refusal("ann", "attack", { target: "orc" })).toBeNull();
  });

  it("wants to be told beforehand: nothing undeclared, nothing declared twice, no parry from the middle on (GAP-ADND-27)", () => {
    const fight = stage([seat("ann", [2, 5]), seat("orc", [8, 5])]);
    declare(fight, "ann", "attack");
    phase(fight, "average");
    expect(fight.refusal("orc", "move", { path: way([8, 5], [7, 5]) })).toBe("too-late");
    expect(fight.refusal("orc", "declare", { then: toThen("orc", "attack") })).toBe("too-late");
    fight.act("ann", "abort");
    expect(fight.refusal("ann", "declare", { then: toThen("ann", "parry") })).toBe("too-late");
    declare(fight, "ann", "move");
    expect(fight.economy("ann")).toMatchObject({ phase: "end-of-round", movement: 6 });
  });

  it("gives those surprised nothing to do until it is over (GAP-ADND-29)", () => {
    const fight = stage([seat("ann", [2, 5]), seat("orc", [8, 5], { conditions: ["surprised"] })], {}, {}, true);
    expect(fight.refusal("orc", "declare", { then: toThen("orc", "attack") })).toBe("condition");
    phase(fight, null);
    expect(fight.conditions("orc")).toEqual([]);
    expect(fight.refusal("orc", "declare", { then: toThen("orc", "attack") })).toBeNull();
  });
});

describe("initiative by sides", () => {
  const sides = (): ReturnType<typeof stage> => stage([seat("orc", [8, 5]), seat("ann", [2, 5])]);

  it("goes to the lower die, and a 1 quickens all of that side by a phase (GAP-ADND-02, SC-AD-070)", () => {
    const fight = sides();
    fight.act("ann", "roll-initiative");
    fight.roll(1);
    fight.act("orc", "roll-initiative");
    fight.roll(5);
    expect(fight.encounter.order).toEqual(["ann", "orc"]);
    declare(fight, "ann", "attack");
    expect(fight.economy("ann").phase).toBe("fast");
    declare(fight, "orc", "attack");
    expect(fight.economy("orc").phase).toBe("average");
    phase(fight, null);
    expect(fight.ask({ kind: "stat", of: creatureId("ann"), key: "basePhase" })).toBe("fast");
  });

  it("slows by a phase on a 10, and a tie is rolled again (GAP-ADND-02)", () => {
    const fight = sides();
    fight.act("ann", "roll-initiative");
    fight.roll(10);
    fight.act("orc", "roll-initiative");
    fight.roll(10);
    expect(fight.encounter.order).toEqual(["orc", "ann"]);
    fight.act("ann", "roll-initiative");
    fight.roll(10);
    fight.act("orc", "roll-initiative");
    fight.roll(7);
    expect(fight.encounter.order).toEqual(["orc", "ann"]);
    declare(fight, "ann", "attack");
    expect(fight.economy("ann").phase).toBe("slow");
  });

  it("tells of a tie where the table makes an event of it (option initiativeTie)", () => {
    const told = (options: Record<string, string>): unknown[] => {
      const fight = stage([seat("orc", [8, 5]), seat("ann", [2, 5])], {}, options);
      for (const by of ["ann", "orc"]) {
        fight.act(by, "roll-initiative");
        fight.roll(4);
      }
      return fight.events.filter((event) => event.type === "Noted");
    };
    expect(told({})).toEqual([]);
    expect(told({ initiativeTie: "critical-event" })).toMatchObject([{ code: "initiative-tie" }]);
  });
});
