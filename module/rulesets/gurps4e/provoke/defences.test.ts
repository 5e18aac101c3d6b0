import { describe, expect, it } from "vitest";
import type { Responder } from "../../../model/window.js";
import type { RulesetOptions } from "../../../rules/situation.js";
import { hexWay } from "../testing/hexes.js";
import { rollSum, stage, type Seat, type Stage } from "../testing/stage.js";

const SWORD = { id: "sword", kind: "melee" as const, extra: { skill: 12 } };
const KNIFE = { ...SWORD, id: "knife" };
const stats = { dodge: 8, parry: 9, block: 9 };
const HERO: Seat = { id: "hero", at: [5, 5], facing: "e", side: "heroes", profile: { attacks: [SWORD, KNIFE], stats } };
const ORC: Seat = {
  id: "orc",
  at: [6, 5],
  facing: "w",
  profile: { attacks: [{ id: "axe", kind: "melee", extra: { skill: 12 } }] },
};

/** The orc strikes and hits. */
function struck(hero: Seat = HERO, orc: Seat = ORC, options: RulesetOptions = {}): Stage {
  const fight = stage([orc, hero], {}, options);
  strike(fight);
  return fight;
}

function strike(fight: Stage): void {
  fight.act("orc", "attack", { target: "hero" });
  rollSum(fight, 9);
}

const asked = (fight: Stage): Responder | undefined => fight.encounter.windows.at(-1)?.responders[0];
const offered = (fight: Stage): string[] => {
  const responder = asked(fight);
  const options = responder ? [responder.option, ...(responder.others ?? [])] : [];
  return options.map(({ action, attacks, rollAtMost }) => [action, ...attacks, rollAtMost].join(" "));
};

describe("a hit", () => {
  it("G4-ECONOMY-003: asks its target, with each defence and its number, the best first", () => {
    const fight = struck();
    expect(fight.encounter.windows.at(-1)).toMatchObject({ kind: "defence", cause: "orc", against: "orc" });
    expect(offered(fight)).toEqual(["parry sword 9", "parry knife 9", "block 9", "dodge 8"]);
  });

  it("is a hit where nobody defends, or the defence fails, and none where it is made", () => {
    const strikes = (fight: Stage) =>
      fight.events.flatMap((event) => (event.type === "StrikeResolved" ? [event.hit] : []));
    const idle = struck();
    idle.answer("hero", false);
    const failed = struck();
    failed.answer("hero", true, undefined, { action: "dodge" });
    rollSum(failed, 9);
    const made = struck();
    made.answer("hero", true, undefined, { action: "dodge" });
    rollSum(made, 8);
    expect([idle, failed, made].map(strikes)).toEqual([[true], [true], [false]]);
  });

  it("takes an answer only as it was offered", () => {
    const fight = struck();
    expect(() => {
      fight.answer("hero", true, undefined, { action: "parry", with: "axe" });
    }).toThrow("wrong-weapon");
    expect(() => {
      fight.answer("hero", true, undefined, { action: "move" });
    }).toThrow("no-reaction");
    const bare = struck({ ...HERO, profile: { attacks: [], stats: { dodge: 8 } } });
    expect(offered(bare)).toEqual(["dodge 8"]);
    expect(() => {
      bare.answer("hero", true, undefined, { action: "block" });
    }).toThrow("no-reaction");
  });

  it("G4-GAP-04: Dodge is Basic Speed and three, Parry half the skill and three, Block needs a shield", () => {
    const plain = struck({
      ...HERO,
      profile: { attacks: [{ ...SWORD, extra: { skill: 15 } }], stats: { ht: 12, dx: 11 } },
    });
    expect(offered(plain)).toEqual(["parry sword 10", "dodge 8"]);
    expect(plain.ask({ kind: "defence", of: "hero" as never, defence: "block" })).toBe(false);
  });

  it("G4-GAP-04: each further parry of a weapon is harder by four, a block is made once between turns", () => {
    const fight = struck();
    fight.answer("hero", true, undefined, { action: "parry", with: "sword" });
    rollSum(fight, 3);
    fight.turn("orc");
    strike(fight);
    // The hero's own turn lies between.
    expect(offered(fight)).toContain("parry sword 9");
    fight.answer("hero", false);
    const wolves = stage([
      { ...ORC, profile: { attacks: [{ ...SWORD, extra: { skill: 12 } }] } },
      HERO,
      { ...ORC, id: "wolf", at: [6, 6], facing: "nw" },
    ]);
    wolves.turn("hero");
    wolves.turn("wolf");
    for (const [by, action] of [
      ["wolf", "parry"],
      ["orc", "block"],
    ] as const) {
      if (by === "orc") wolves.turn("orc");
      wolves.act(by, "attack", { target: "hero" });
      rollSum(wolves, 9);
      if (by === "orc") expect(offered(wolves)).toContain("parry sword 5");
      wolves.answer("hero", true, undefined, { action, ...(action === "parry" && { with: "sword" }) });
      rollSum(wolves, 3);
    }
    expect(wolves.economy("hero")).toMatchObject({ block: false, parry: true, dodge: true });
    wolves.turn("hero");
    expect(wolves.economy("hero")).toMatchObject({ block: true });
  });

  it("G4-GAP-04: no blade meets an arrow, but one may dodge or block it", () => {
    const archer: Seat = { ...ORC, profile: { attacks: [{ id: "bow", kind: "ranged", extra: { skill: 12 } }] } };
    expect(offered(struck(HERO, archer))).toEqual(["block 9", "dodge 8"]);
    const thrower: Seat = { ...ORC, profile: { attacks: [{ id: "spear", kind: "thrown", extra: { skill: 12 } }] } };
    expect(offered(struck(HERO, thrower))).toContain("parry sword 9");
  });

  it("G4-GAP-07: from a side the defence is harder by two, from behind there is none", () => {
    expect(offered(struck({ ...HERO, facing: "sw" }))).toContain("dodge 6");
    expect(struck({ ...HERO, facing: "w" }).encounter.tasks).toEqual([]);
    expect(offered(struck({ ...HERO, facing: "w" }, ORC, { facing: false }))).toContain("dodge 8");
  });

  it("G4-ALLOUTDEFENSE-003: the other hand's parry is another defence", () => {
    const fight = stage([HERO, ORC]);
    fight.act("hero", "all-out-defense", { variant: "double-defense" });
    fight.turn("orc");
    strike(fight);
    fight.answer("hero", true, undefined, { action: "parry", with: "sword" });
    rollSum(fight, 12);
    expect(offered(fight)).toEqual(["parry knife 9", "block 9", "dodge 8"]);
    fight.answer("hero", true, undefined, { action: "parry", with: "knife" });
    rollSum(fight, 12);
    expect(fight.encounter.tasks).toEqual([]);
  });

  it("G4-DONOTHING-003: the stunned defend at four less, the senseless not at all", () => {
    expect(offered(struck({ ...HERO, conditions: ["stunned"] }))).toContain("dodge 4");
    expect(struck({ ...HERO, conditions: ["unconscious"] }).encounter.windows).toEqual([]);
  });

  it("G4-CONCENTRATE-002: losing one's balance distracts, being carried doesn't", () => {
    const seats = [{ ...HERO, turn: { concentrate: { task: "spell", seconds: 2 } } }, ORC];
    const path = hexWay([5, 5], "w");
    const carried = stage(seats);
    carried.act("hero", "forced", { path, cause: "carried" });
    expect(carried.state("hero").turn.concentrate).toMatchObject({ seconds: 2 });
    const pushed = stage(seats);
    pushed.act("hero", "forced", { path, cause: "push" });
    expect(pushed.encounter.rolls).toMatchObject({ kind: "concentration", modifiers: [{ value: 10 }, { value: -3 }] });
    rollSum(pushed, 8);
    expect(pushed.state("hero").turn.concentrate).toBeUndefined();
  });
});

describe("a retreat (G4-GAP-04)", () => {
  const back = (steps: readonly ("w" | "nw" | "ne" | "e")[], more = {}) => ({
    options: { retreat: true },
    path: hexWay([5, 5], ...steps),
    ...more,
  });

  it("adds three to a dodge and one to other defences, and leads away once between turns", () => {
    const fight = struck();
    fight.answer("hero", true, undefined, {
      action: "dodge",
      options: {
        retreat: true,
        path: [
          [5, 5],
          [4, 5],
        ],
      },
    });
    expect(fight.cell("hero")).toEqual([4, 5]);
    expect(fight.encounter.rolls?.modifiers).toContainEqual({ label: "retreat", value: 3 });
    rollSum(fight, 11);
    expect(fight.economy("hero")).toMatchObject({ retreat: false, dodge: true });
    const parried = struck();
    parried.answer("hero", true, undefined, {
      action: "parry",
      options: {
        retreat: true,
        path: [
          [5, 5],
          [4, 5],
        ],
      },
    });
    expect(parried.encounter.rolls?.modifiers).toContainEqual({ label: "retreat", value: 1 });
  });

  it("leads one free hex away from whoever strikes", () => {
    const fight = struck();
    expect(fight.refusal("hero", "dodge", back(["w"]))).toBeNull();
    expect(fight.refusal("hero", "dodge", back(["ne"]))).toBe("not-farther");
    expect(fight.refusal("hero", "dodge", back(["e"]))).toBe("occupied");
    expect(fight.refusal("hero", "dodge", back(["w", "w"]))).toBe("not-adjacent-path");
    expect(fight.refusal("hero", "dodge", { options: { retreat: true } })).toBe("not-adjacent-path");
  });

  it("is nothing for the stunned, for who isn't on the feet, and against arrows", () => {
    expect(struck({ ...HERO, conditions: ["stunned"] }).refusal("hero", "dodge", back(["w"]))).toBe("step-excluded");
    expect(struck({ ...HERO, turn: { posture: "sitting" } }).refusal("hero", "dodge", back(["w"]))).toBe(
      "step-excluded",
    );
    const archer: Seat = { ...ORC, profile: { attacks: [{ id: "bow", kind: "ranged", extra: { skill: 12 } }] } };
    expect(struck(HERO, archer).refusal("hero", "dodge", back(["w"]))).toBe("defence-excluded");
  });
});

describe("G4-GAP-04: a step back with the defence", () => {
  const back = (fight: Stage): string[] => {
    const responder = asked(fight);
    const options = responder ? [responder.option, ...(responder.others ?? [])] : [];
    return options.flatMap(({ action, retreatAtMost }) =>
      retreatAtMost === undefined ? [] : [`${action} ${String(retreatAtMost)}`],
    );
  };
  const ways = (fight: Stage): unknown => {
    const window = fight.encounter.windows.at(-1)?.id;
    return window && fight.ask({ kind: "courses", window });
  };
  const step = (direction: Parameters<typeof hexWay>[1]) => hexWay([5, 5], direction);
  const retreat = (fight: Stage, direction: Parameters<typeof hexWay>[1]): void => {
    fight.answer("hero", true, undefined, {
      action: "dodge",
      options: { retreat: true, path: step(direction).map(([column, row]) => [column, row]) },
    });
  };

  it("is offered with its own number, and with the hexes to which it leads, straight away first", () => {
    const fight = struck();
    expect(back(fight)).toEqual(["parry 10", "parry 10", "block 10", "dodge 11"]);
    expect(ways(fight)).toEqual([step("w"), step("nw"), step("sw")]);
  });

  it("ends in the hex chosen, and counts for the roll", () => {
    const fight = struck();
    retreat(fight, "nw");
    rollSum(fight, 11);
    expect(fight.cell("hero")).toEqual(step("nw").at(-1));
    expect(fight.events.findLast(({ type }) => type === "StrikeResolved")).toMatchObject({ hit: false });
  });

  it("isn't taken for an answer where it leads no farther off: its player may choose again", () => {
    const fight = struck();
    expect(() => {
      retreat(fight, "ne");
    }).toThrow("not-farther");
    retreat(fight, "w");
    rollSum(fight, 11);
    expect(fight.cell("hero")).toEqual(step("w").at(-1));
  });

  it("is there once between turns, not from a bow, on one's feet alone, and where there is room", () => {
    const none = (fight: Stage): void => {
      expect([back(fight), ways(fight)]).toEqual([[], []]);
    };
    const kneeling = stage([ORC, HERO]);
    kneeling.send({ type: "Observe", creature: "hero" as never, turn: { posture: "kneeling" } });
    strike(kneeling);
    none(kneeling);
    const used = stage([ORC, HERO]);
    used.send({ type: "Observe", creature: "hero" as never, turn: { defencesUsed: ["retreat"] } });
    strike(used);
    none(used);
    none(struck(HERO, { ...ORC, profile: { attacks: [{ id: "bow", kind: "ranged", extra: { skill: 12 } }] } }));
    const crowd = ["w", "nw", "sw"] as const;
    const others = crowd.map((direction): Seat => ({
      id: direction,
      at: step(direction).at(-1) ?? [0, 0],
      facing: "e",
    }));
    const crowded = stage([ORC, HERO, ...others]);
    strike(crowded);
    none(crowded);
  });
});
