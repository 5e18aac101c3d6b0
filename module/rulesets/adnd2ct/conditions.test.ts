import { describe, expect, it } from "vitest";
import { creatureId } from "../../model/ids.js";
import { adnd2ct } from "./ruleset.js";
import { declared, seat, stage, toThen, way, type Stage } from "./testing/stage.js";

const afflicted = (...conditions: string[]): Stage =>
  stage([seat("ann", [5, 5], { conditions, turn: declared("move") }), seat("orc", [6, 5])]);

const declares = (fight: Stage): unknown => fight.refusal("ann", "declare", { then: toThen("ann", "attack") });
const threatens = (fight: Stage): unknown => fight.ask({ kind: "threatens", by: creatureId("ann"), cell: [6, 5] });
const bonus = (fight: Stage): unknown =>
  fight.ask({ kind: "attack", by: creatureId("ann"), target: creatureId("orc") });

describe("what keeps a creature from acting", () => {
  it.each(["unconscious", "dead", "helpless", "paralyzed", "petrified", "stunned", "dazed", "incapacitated"])(
    "is that it is %s: it declares nothing and threatens nobody",
    (condition) => {
      const fight = afflicted(condition);
      expect(declares(fight)).toBe("condition");
      expect(threatens(fight)).toBe(false);
    },
  );

  it.each(["prone", "grappled", "blinded", "fatigued"])("is not that it is %s", (condition) => {
    expect(declares(afflicted(condition))).toBeNull();
  });

  it("is surprise in the surprise round alone (GAP-ADND-29)", () => {
    expect(declares(afflicted("surprised"))).toBeNull();
    const fight = stage([seat("ann", [5, 5]), seat("orc", [6, 5])], {}, {}, true);
    expect(declares(fight)).toBeNull();
    const surprise = (): void => {
      fight.send({ type: "Observe", creature: creatureId("ann"), conditions: [{ id: "surprised" }] });
    };
    surprise();
    expect(declares(fight)).toBe("condition");
    fight.send({ type: "StartPhase", phase: null });
    surprise();
    expect(declares(fight)).toBeNull();
  });

  it("lets the fight go on without the senseless, not without the stunned", () => {
    const skipped = (condition: string): boolean =>
      adnd2ct.skipsTurn(afflicted(condition).situation, creatureId("ann"));
    expect(["unconscious", "dead", "helpless", "paralyzed", "petrified"].map(skipped)).toEqual(Array(5).fill(true));
    expect(["stunned", "dazed", "incapacitated", "prone"].map(skipped)).toEqual(Array(4).fill(false));
    expect(adnd2ct.skipsTurn(afflicted().situation, creatureId("nobody"))).toBe(false);
  });
});

describe("what keeps a creature where it is", () => {
  it.each(["grappled", "grabbed", "immobilized", "restrained"])(
    "is that it is %s: no step, no opening",
    (condition) => {
      const fight = afflicted(condition);
      fight.send({ type: "StartPhase", phase: "fast" });
      expect(fight.judge("ann", "move", { path: way([5, 5], [5, 6]) }).refusal?.reasons).toMatchObject([
        { code: "condition", data: { condition } },
      ]);
      expect(threatens(fight)).toBe(false);
    },
  );
});

describe("a chance to strike", () => {
  it("isn't with those who lie, are surprised, or parry (ADND-PARRY-002)", () => {
    expect(threatens(afflicted())).toBe(true);
    expect(threatens(afflicted("prone"))).toBe(false);
    expect(threatens(afflicted("surprised"))).toBe(false);
    const parries = stage([seat("ann", [5, 5], { turn: declared("parry") }), seat("orc", [6, 5])]);
    expect(threatens(parries)).toBe(false);
  });
});

describe("sight", () => {
  const unseen = { total: -4, bonus: -4 };

  it("is wanting in the blinded and the senseless, and of the invisible and whoever they don't perceive (GAP-ADND-25)", () => {
    expect(bonus(afflicted())).toMatchObject({ bonus: 0 });
    expect(bonus(afflicted("blinded"))).toMatchObject(unseen);
    expect(bonus(afflicted("unconscious"))).toMatchObject(unseen);
    expect(bonus(afflicted("stunned"))).toMatchObject({ bonus: 0 });
    expect(bonus(stage([seat("ann", [5, 5]), seat("orc", [6, 5], { conditions: ["invisible"] })]))).toMatchObject(
      unseen,
    );
    const hidden = seat("ann", [5, 5], { as: { unseen: [creatureId("orc")] } });
    expect(bonus(stage([hidden, seat("orc", [6, 5])]))).toMatchObject(unseen);
  });

  it("is never wanting of oneself", () => {
    const fight = afflicted("blinded", "invisible");
    const ann = creatureId("ann");
    expect(fight.ask({ kind: "attack", by: ann, target: ann })).toMatchObject({ bonus: 0 });
  });
});
