import { describe, expect, it } from "vitest";
import type { Act } from "../../model/act.js";
import type { JsonObject } from "../../kernel/json.js";
import type { WindowAnswer } from "../../model/window.js";
import { adnd2ct } from "./ruleset.js";
import { declare, declared, phase, seat, stage, sword, way, type Stage } from "./testing/stage.js";

/** The act that an answer to the open window stands for. */
function meant(fight: Stage, more: Partial<WindowAnswer> = {}): Act {
  const window = fight.encounter.windows.at(-1);
  const [responder] = window?.responders ?? [];
  if (!window || !responder) throw new Error("nobody is asked");
  return adnd2ct.answer(fight.situation, window, { ...responder, answer: { accept: true, ...more } });
}

describe("a chance that is taken", () => {
  const axe = { ...sword(), id: "axe" };
  const passing = (): Stage => {
    const fight = stage([
      seat("orc", [6, 5], { facing: "e" }),
      seat("ann", [5, 5], { as: { attacks: [sword(), axe] } }),
    ]);
    declare(fight, "orc", "move");
    phase(fight, "fast");
    fight.act("orc", "move", { path: way([6, 5], [8, 5]) });
    return fight;
  };
  const blow = { by: "ann", action: "opportunity-attack", target: "orc" };

  it("is a blow with the weapon named, else with the first that reaches", () => {
    expect(meant(passing())).toEqual({ ...blow, with: "sword" });
    expect(meant(passing(), { with: "axe" })).toEqual({ ...blow, with: "axe" });
  });
});

describe("giving way (ADND-OVERRUN-006)", () => {
  const overrun = (): Stage => {
    const ogre = seat("ogre", [2, 5], { side: "foes", turn: declared("move"), as: { size: "large" } });
    const ann = seat("ann", [5, 5], { as: { stats: { saves: { paralyzation: 2 } } } });
    const fight = stage([ogre, ann]);
    phase(fight, "average");
    fight.act("ogre", "overrun", { target: "ann", path: way([2, 5], [4, 5]) });
    fight.roll(20);
    return fight;
  };
  const given = { by: "ann", action: "forced", cause: "push", source: "ogre" };
  const to = (options: JsonObject): Act => meant(overrun(), { options });

  it("goes where the answer says", () => {
    expect(
      to({
        path: [
          [5, 5],
          [6, 6],
        ],
      }),
    ).toEqual({
      ...given,
      path: [
        [5, 5],
        [6, 6],
      ],
    });
  });

  it("goes to the first square that is free where it says nothing, or nothing that is a way", () => {
    const usual = {
      ...given,
      path: [
        [5, 5],
        [5, 4],
      ],
    };
    expect(meant(overrun())).toEqual(usual);
    expect(to({ path: "away" })).toEqual(usual);
  });
});
