import { describe, expect, it } from "vitest";
import type { Doing, Seat } from "../testing/stage.js";
import { ann, midTurn, orc, way } from "../testing/mid-turn.js";

const at = { target: "orc" };

describe("what a manoeuvre takes", () => {
  it.each<readonly [string, Seat["turn"], string, Doing, readonly string[]]>([
    ["a Move its manoeuvre alone", {}, "move", way("ne"), ["maneuver"]],
    ["an attack its blow", {}, "attack", at, ["maneuver", "attacks"]],
    ["an attack with a step both", {}, "attack", { ...at, ...way("ne") }, ["maneuver", "step", "attacks"]],
    ["an attack that is only chosen no blow", {}, "attack", {}, ["maneuver"]],
    ["an attack that goes on the blow alone", { maneuver: { id: "attack" } }, "attack", at, ["attacks"]],
    ["turning on the spot the step", {}, "aim", { facing: "w" }, ["maneuver", "step"]],
    [
      "turning behind the yard of the step nothing more",
      { maneuver: { id: "attack" }, stepped: 1 },
      "attack",
      { facing: "w" },
      [],
    ],
    ["looking where one looks nothing of it", {}, "aim", { facing: "e" }, ["maneuver"]],
    ["the feint before an All-Out Attack no blow", {}, "all-out-attack", { ...at, variant: "feint" }, ["maneuver"]],
    ["a step what it says", { maneuver: { id: "attack" } }, "step", way("ne"), ["step"]],
    ["ducking nothing", {}, "change-posture", { variant: "crouching" }, []],
    ["another posture the manoeuvre", {}, "change-posture", { variant: "kneeling" }, ["maneuver"]],
    [
      "kneeling with the step that step",
      { maneuver: { id: "attack" } },
      "change-posture",
      { variant: "kneeling", pay: "step" },
      ["step"],
    ],
  ])("%s", (_what, turn, action, doing, pays) => {
    const plan = midTurn([ann({ turn: turn ?? {} }), orc()]).judge("ann", action, doing);
    expect(plan).toMatchObject({ refusal: null, pays });
  });
});

describe("a step (G4-STEP-002)", () => {
  const stepOf = (turn: Seat["turn"], doing: Doing) => {
    const fight = midTurn([ann({ turn: { maneuver: { id: "attack" }, ...turn } }), orc()]);
    fight.act("ann", "attack", doing);
    fight.roll(6, 6, 6);
    return fight.state("ann").turn;
  };

  it("is over with the blow behind it, be it ground or a turn", () => {
    expect(stepOf({ stepped: 1 }, at)).toMatchObject({ stepUsed: true });
    expect(stepOf({ stepUsed: true, turned: 2 }, at)).toEqual(expect.not.objectContaining({ turned: 2 }));
  });

  it("is still to come where nothing of it has been taken", () => {
    expect(stepOf({}, at).stepUsed ?? false).toBe(false);
  });
});
