import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import type { Size } from "../../../model/profile.js";
import type { RulesetOptions } from "../../../rules/situation.js";
import { bow, declared, phase, seat, stage, sword, type Stage } from "../testing/stage.js";

interface Setting {
  readonly extra?: JsonObject;
  readonly damage?: string | null;
  readonly ann?: JsonObject;
  readonly held?: boolean;
  readonly orc?: Parameters<typeof seat>[2];
  readonly options?: RulesetOptions;
  readonly shoots?: boolean;
}

/** Ann's one stroke or shot at an orc of armour class 6, with THAC0 16: ten is needed. */
function stroke(
  { extra = {}, damage = "1d8", ann = {}, held = false, orc = {}, options = {}, shoots = false }: Setting = {},
  ...dice: readonly (readonly number[])[]
): Stage {
  const { damage: _usual, ...bare } = shoots ? bow(extra) : sword(extra);
  const attack = { ...bare, ...(damage !== null && { damage }) };
  const action = shoots ? "fire-full" : "attack";
  const turn = declared(action, { ...(held && { cover: { target: "orc" } }), ...ann });
  const fight = stage(
    [
      seat("ann", [5, 5], { turn, as: { attacks: [attack] } }),
      seat("orc", [6, 5], { ...orc, as: { attacks: [], stats: { ac: 6 }, ...orc.as } }),
    ],
    {},
    options,
  );
  phase(fight, "average");
  fight.act("ann", action, { target: "orc" });
  for (const faces of dice) fight.roll(...faces);
  return fight;
}
const outcomes = (fight: Stage): unknown =>
  fight.events.flatMap((event) => {
    if (event.type !== "StrikeResolved") return [];
    const { hit, critical, damage, provoked } = event;
    return [{ hit, critical, damage, provoked }];
  });
const result = (hit: boolean, critical: boolean, damage: number | null) => [{ hit, critical, damage, provoked: false }];

describe("a stroke's outcome", () => {
  it("is a miss without damage, or a hit with it, told with what did it (GAP-ADND-21)", () => {
    expect(outcomes(stroke({}, [9]))).toEqual(result(false, false, null));
    const hit = stroke({}, [10], [5]);
    expect(outcomes(hit)).toEqual(result(true, false, 5));
    expect(hit.events).toContainEqual(
      expect.objectContaining({ type: "StrikeResolved", by: "ann", target: "orc", with: "sword" }),
    );
    expect(hit.state("orc").vitals.hp).toBe(15);
  });

  it("asks for the weapon's dice, with what it adds", () => {
    expect(stroke({ damage: "1d6+2" }, [10]).encounter.rolls).toMatchObject({
      by: "ann",
      kind: "damage",
      dice: [{ count: 1, sides: 6 }],
      modifiers: [{ label: "weapon", value: 2 }],
      target: "orc",
    });
    expect(stroke({ damage: "1d6" }, [10]).encounter.rolls?.modifiers).toEqual([]);
  });

  it("needs no dice where the weapon has none", () => {
    expect(outcomes(stroke({ damage: "4" }, [10]))).toEqual(result(true, false, 4));
  });

  it("hurts by nobody knows how much where the weapon does not say", () => {
    const fight = stroke({ damage: null }, [10]);
    expect(outcomes(fight)).toEqual(result(true, false, null));
    expect(fight.state("orc").vitals.hp).toBe(20);
  });

  it("hurts by nobody knows how much where nobody rolls", () => {
    const fight = stroke({}, [10], []);
    expect(outcomes(fight)).toEqual(result(true, false, null));
    expect(fight.state("orc").vitals.hp).toBe(20);
  });

  it("is a miss where nobody rolls to hit", () => {
    expect(outcomes(stroke({}, []))).toEqual(result(false, false, null));
  });

  it("adds the weapon's own bonus", () => {
    const fight = stage([
      seat("ann", [5, 5], { turn: declared("attack"), as: { attacks: [{ ...sword(), bonus: 3 }] } }),
      seat("orc", [6, 5]),
    ]);
    phase(fight, "average");
    fight.act("ann", "attack", { target: "orc" });
    expect(fight.encounter.rolls).toMatchObject({
      kind: "attack",
      target: "orc",
      modifiers: [{ label: "weapon", value: 3 }],
    });
  });

  it("is counted from THAC0 20 and armour class 10 where nothing is known", () => {
    const fight = stage([
      seat("ann", [5, 5], { turn: declared("attack"), as: { stats: {} } }),
      seat("orc", [6, 5], { as: { stats: {} } }),
    ]);
    phase(fight, "average");
    fight.act("ann", "attack", { target: "orc" });
    fight.roll(2);
    expect(fight.events.find(({ type }) => type === "RollResolved")).toMatchObject({ roll: { against: 10 } });
  });
});

describe("a critical hit (GAP-ADND-18)", () => {
  const critical = (die: number, more: Setting = {}): boolean => {
    const rolled = stroke(more, [die]).encounter.rolls;
    return rolled?.dice.length === 2;
  };
  const ac = (number: number, stats: JsonObject = {}): Setting => ({
    orc: { as: { stats: { ac: number, ...stats } } },
  });

  it("takes an 18, and five more than needed", () => {
    expect([17, 18, 20].map((die) => critical(die))).toEqual([false, true, true]);
    expect([18, 19].map((die) => critical(die, ac(3)))).toEqual([true, true]);
    expect([18, 19].map((die) => critical(die, ac(2)))).toEqual([false, true]);
    expect(critical(20, ac(-10))).toBe(false);
  });

  it("takes a 16 of a blade held at somebody's throat, not of a shot held (ADND-COVER-013)", () => {
    expect([15, 16].map((die) => critical(die, { held: true }))).toEqual([false, true]);
    expect([16, 17, 18].map((die) => critical(die, { held: true, shoots: true, ann: { delayed: 2 } }))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("is told, its dice thrown twice; or told to be looked up, where the table has tables", () => {
    const usual = stroke({ damage: "1d8+1" }, [18], [4, 5]);
    expect(outcomes(usual)).toEqual(result(true, true, 10));
    expect(usual.events.some(({ type }) => type === "Noted")).toBe(false);
    const tables = stroke({ options: { criticalEffect: "tables" } }, [18], [4]);
    expect(outcomes(tables)).toEqual(result(true, true, 4));
    expect(tables.events).toContainEqual(
      expect.objectContaining({ type: "Noted", creature: "ann", code: "critical-table", data: { target: "orc" } }),
    );
    expect(
      stroke({ options: { criticalEffect: "tables" } }, [17], [4]).events.some(({ type }) => type === "Noted"),
    ).toBe(false);
  });
});

describe("whoever is struck at", () => {
  it("knows by whom, in melee or not, and who hit it (ADND-MAP-005, ADND-GUARD-008)", () => {
    expect(stroke({}, [2]).state("orc").turn).toMatchObject({ attacked: true, beset: true });
    expect(stroke({}, [2]).state("orc").turn.hitBy ?? []).toEqual([]);
    expect(stroke({}, [10], [1]).state("orc").turn).toMatchObject({ beset: true, hitBy: [{ id: "ann", melee: true }] });
    const shot = stroke({ shoots: true }, [12], [1]).state("orc").turn;
    expect(shot).toMatchObject({ attacked: true, hitBy: [{ id: "ann", melee: false }] });
    expect(shot.beset ?? false).toBe(false);
  });

  it("remembers others who hit it, and each once", () => {
    const orc = {
      turn: {
        hitBy: [
          { id: "bob", melee: false },
          { id: "ann", melee: false },
        ],
      },
    };
    expect(stroke({ orc }, [10], [1]).state("orc").turn.hitBy).toEqual([
      { id: "bob", melee: false },
      { id: "ann", melee: true },
    ]);
  });
});

describe("a weapon that throws down (GAP-ADND-10)", () => {
  const saves = { saves: { death: 12 }, ac: 6 };
  const hammer = (size: Size, knockdown: number, save?: number, formula = "1d12"): Stage =>
    stroke(
      { extra: { knockdown: formula }, orc: { as: { size, stats: saves } } },
      [10],
      [1],
      [knockdown],
      ...(save === undefined ? [] : [[save]]),
    );
  const asked = (fight: Stage): string | null => fight.encounter.rolls?.kind ?? null;

  it.each<readonly [Size, number]>([
    ["tiny", 3],
    ["small", 5],
    ["medium", 7],
    ["large", 9],
    ["huge", 11],
  ])("puts a %s one to a save from a %i on its die on", (size, needed) => {
    expect(asked(hammer(size, needed))).toBe("save");
    expect(asked(hammer(size, needed - 1))).toBeNull();
  });

  it("throws nobody down that is gigantic", () => {
    expect(asked(hammer("gargantuan", 12))).toBeNull();
    expect(asked(hammer("colossal", 12))).toBeNull();
  });

  it("adds what its die says", () => {
    expect(asked(hammer("medium", 5, undefined, "1d8+2"))).toBe("save");
    expect(asked(hammer("medium", 4, undefined, "1d8+2"))).toBeNull();
  });

  it("asks its wielder for the die, and the target for a save against death", () => {
    const fight = stroke({ extra: { knockdown: "1d12" }, orc: { as: { stats: saves } } }, [10], [1]);
    expect(fight.encounter.rolls).toMatchObject({
      by: "ann",
      kind: "check",
      dice: [{ count: 1, sides: 12 }],
      modifiers: [],
      target: "orc",
    });
    fight.roll(7);
    expect(fight.encounter.rolls).toMatchObject({ by: "orc", kind: "save" });
    fight.roll(11);
    expect(fight.conditions("orc")).toEqual(["prone"]);
    expect(hammer("medium", 7, 12).conditions("orc")).toEqual([]);
  });

  it("rolls nothing after a miss, at one who lies or falls of the blow, or where nobody rolls", () => {
    const orc = { as: { stats: saves } };
    expect(asked(stroke({ extra: { knockdown: "1d12" }, orc }, [9]))).toBeNull();
    expect(
      asked(stroke({ extra: { knockdown: "1d12" }, orc: { ...orc, conditions: ["prone"] } }, [10], [1])),
    ).toBeNull();
    expect(asked(stroke({ extra: { knockdown: "1d12" }, orc: { ...orc, vitals: { hp: 1 } } }, [10], [1]))).toBeNull();
    expect(asked(stroke({ extra: { knockdown: "1d12" }, orc }, [10], [1], []))).toBeNull();
  });
});
