import { describe, expect, it } from "vitest";
import { decide } from "../../module/combat/decide/decide.js";
import type { Json, JsonObject } from "../../module/kernel/json.js";
import type { Cell } from "../../module/model/position.js";
import type { Ruleset } from "../../module/rules/ruleset.js";
import { adnd2ct } from "../../module/rulesets/adnd2ct/ruleset.js";
import * as adnd from "../../module/rulesets/adnd2ct/testing/stage.js";
import { dnd4e } from "../../module/rulesets/dnd4e/ruleset.js";
import * as fourth from "../../module/rulesets/dnd4e/testing/stage.js";
import { pf1 } from "../../module/rulesets/pf1/ruleset.js";
import * as pathfinder from "../../module/rulesets/pf1/testing/stage.js";

type Stage = Pick<adnd.Stage, "encounter" | "situation" | "send" | "cell">;

/** A question where somebody is moved, as each game comes to ask it, with ways that nobody may name and one that lasts. */
interface Asked {
  readonly what: string;
  readonly ruleset: Ruleset;
  readonly open: () => Stage;
  readonly moved: string;
  readonly wrong: readonly (readonly Cell[])[];
  readonly right: readonly Cell[];
}

const TRAINED = { stats: { cmb: 8 }, features: ["improved-bull-rush", "improved-drag"] };

function manoeuvre(variant: string): Stage {
  const fight = pathfinder.stage([
    { id: "ann", at: [5, 5], side: "heroes", profile: TRAINED },
    { id: "orc", at: [6, 5], profile: { stats: { cmd: 15 } } },
  ]);
  fight.act("ann", "combat-maneuver", { variant, target: "orc" });
  fight.roll(10);
  return fight;
}

function power(options: JsonObject): Stage {
  const fight = fourth.stage([
    { id: "ann", at: [2, 5], side: "heroes" },
    { id: "orc", at: [4, 5] },
  ]);
  fight.act("ann", "use-power", { target: "orc", options });
  return fight;
}

function bullRush(): Stage {
  const fight = fourth.stage([
    { id: "ann", at: [2, 5], side: "heroes", profile: { stats: { str: 20 } } },
    { id: "orc", at: [3, 5], profile: { stats: { fort: 10 } } },
  ]);
  fight.act("ann", "bull-rush", { target: "orc" });
  fight.roll(20);
  return fight;
}

/** An ogre enters Ann's space, and she keeps her feet. */
function overrun(): Stage {
  const ogre = adnd.seat("ogre", [2, 5], { side: "foes", facing: "e", as: { size: "large", speeds: { walk: 9 } } });
  const ann = adnd.seat("ann", [5, 5], { facing: "e", as: { stats: { saves: { paralyzation: 2 } } } });
  const fight = adnd.stage([ogre, ann]);
  adnd.declare(fight, "ogre", "move");
  adnd.phase(fight, "average");
  fight.act("ogre", "overrun", { target: "ann", path: adnd.way([2, 5], [4, 5]) });
  fight.roll(20);
  return fight;
}

const ASKED: readonly Asked[] = [
  {
    what: "a bull rush of pf1",
    ruleset: pf1,
    open: () => manoeuvre("bull-rush"),
    moved: "orc",
    wrong: [pathfinder.way([6, 5], [12, 5]), pathfinder.way([6, 5], [6, 6])],
    right: pathfinder.way([6, 5], [7, 5]),
  },
  {
    what: "a drag of pf1",
    ruleset: pf1,
    open: () => manoeuvre("drag"),
    moved: "ann",
    wrong: [pathfinder.way([5, 5], [-1, 5])],
    right: pathfinder.way([5, 5], [4, 5]),
  },
  {
    what: "a push of dnd4e",
    ruleset: dnd4e,
    open: () => power({ push: 2 }),
    moved: "orc",
    wrong: [fourth.way([4, 5], [9, 5]), fourth.way([4, 5], [3, 5])],
    right: fourth.way([4, 5], [6, 5]),
  },
  {
    what: "a pull of dnd4e",
    ruleset: dnd4e,
    open: () => power({ pull: 1 }),
    moved: "orc",
    wrong: [fourth.way([4, 5], [5, 5])],
    right: fourth.way([4, 5], [3, 5]),
  },
  {
    what: "a slide of dnd4e",
    ruleset: dnd4e,
    open: () => power({ slide: 1 }),
    moved: "orc",
    wrong: [fourth.way([4, 5], [4, 8]), fourth.way([7, 7], [7, 8])],
    right: fourth.way([4, 5], [4, 6]),
  },
  {
    what: "a bull rush of dnd4e",
    ruleset: dnd4e,
    open: bullRush,
    moved: "orc",
    wrong: [fourth.way([3, 5], [5, 5])],
    right: fourth.way([3, 5], [4, 5]),
  },
  {
    what: "an overrun of adnd2ct",
    ruleset: adnd2ct,
    open: overrun,
    moved: "ann",
    wrong: [adnd.way([5, 5], [5, 8]), adnd.way([5, 5], [4, 5])],
    right: adnd.way([5, 5], [6, 5]),
  },
];

describe.each(ASKED)("where somebody goes by $what", ({ ruleset, open, moved, wrong, right }) => {
  const answered = (fight: Stage, path: readonly Cell[]) => {
    const window = fight.encounter.windows.at(-1);
    const by = window?.responders[0]?.creature;
    if (!window || !by) throw new Error("nobody is asked");
    const options = { path: path.map(([x, y]): Json => [x, y]) };
    return {
      type: "AnswerWindow" as const,
      window: window.id,
      by,
      answer: { accept: true, options },
    };
  };

  it("is asked for as a choice", () => {
    expect(open().encounter.windows).toMatchObject([{ kind: "choice" }]);
  });

  it("is refused with its reasons where that can't be, and asked on", () => {
    const fight = open();
    for (const path of wrong) {
      const refused = decide(fight.encounter, answered(fight, path), ruleset, fight.situation);
      expect(refused).toMatchObject({ ok: false, error: { reasons: [{ code: expect.any(String) as string }] } });
    }
    fight.send(answered(fight, right));
    expect(fight.cell(moved)).toEqual(right.at(-1));
  });

  it("is refused among the answers of several, too, and none of them is taken", () => {
    const fight = open();
    const { window, by, answer } = answered(fight, wrong[0] ?? []);
    const all = { type: "AnswerAll" as const, window, answers: [{ by, answer }] };
    expect(decide(fight.encounter, all, ruleset, fight.situation).ok).toBe(false);
  });

  it("need not be answered at all", () => {
    const fight = open();
    const before = fight.cell(moved);
    const { answer, ...command } = answered(fight, right);
    fight.send({ ...command, answer: { ...answer, accept: false } });
    expect(fight.encounter.windows).toEqual([]);
    // Whom somebody's entering puts out of its space goes somewhere all the same.
    if (moved === "orc") expect(fight.cell(moved)).toEqual(before);
  });
});
