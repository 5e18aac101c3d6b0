import { describe, expect, it } from "vitest";
import { creatureId, taskId, windowId } from "../../model/ids.js";
import type { ReactionWindow, WindowAnswer, WindowOption } from "../../model/window.js";
import { answer } from "./answer.js";
import { stage } from "./testing/stage.js";

const [ann, orc] = [creatureId("ann"), creatureId("orc")];
const option = (attacks: readonly string[]): WindowOption => ({
  action: "opportunity-attack",
  attacks,
  pays: "opportunity",
  left: 1,
  pool: 1,
});
const window: ReactionWindow = {
  id: windowId("w1"),
  task: taskId("t1"),
  kind: "provoked",
  cause: orc,
  against: orc,
  step: 0,
  of: "moving",
  responders: [],
  seconds: 60,
};
const stored = { by: "ann", action: "basic-attack", target: "orc", with: "axe" };
const fight = stage([
  { id: "orc", at: [3, 5] },
  {
    id: "ann",
    at: [2, 5],
    side: "heroes",
    turn: { readied: { trigger: { on: "move" }, action: stored } },
  },
]);
const acts = (
  reply: WindowAnswer | null,
  attacks: readonly string[] = ["axe", "fist"],
  of: Partial<ReactionWindow> = {},
) =>
  answer(
    fight.situation,
    { ...window, ...of },
    { creature: ann, option: option(attacks), answer: reply, started: false },
  );

describe("the act that an accepted chance stands for", () => {
  const strike = { by: ann, action: "opportunity-attack", target: orc };
  it.each<readonly [string, ReturnType<typeof acts>, object]>([
    ["an opportunity with the usual attack", acts({ accept: true }), { ...strike, with: "axe" }],
    ["where nothing more was said, too", acts(null), { ...strike, with: "axe" }],
    ["an opportunity with the attack named", acts({ accept: true, with: "fist" }), { ...strike, with: "fist" }],
    ["an opportunity without an attack", acts({ accept: true }, []), strike],
    [
      "what was readied, by the immediate action",
      acts({ accept: true }, [], { of: "readied" }),
      { ...stored, pay: "immediate" },
    ],
    [
      "what was readied, with the attack named",
      acts({ accept: true, with: "fist" }, [], { of: "readied" }),
      { ...stored, pay: "immediate", with: "fist" },
    ],
    [
      "a choice without an act that asks for it, where nobody says anything: nowhere",
      acts({ accept: true }, [], { kind: "choice", against: orc }),
      { by: orc, action: "forced", cause: "push", source: ann, path: [[3, 5]], options: {} },
    ],
    [
      "a choice with the way that the answer names",
      acts(
        {
          accept: true,
          options: {
            path: [
              [3, 5],
              [4, 5],
            ],
          },
        },
        [],
        { kind: "choice", against: orc },
      ),
      {
        by: orc,
        action: "forced",
        cause: "push",
        source: ann,
        path: [
          [3, 5],
          [4, 5],
        ],
        options: {},
      },
    ],
  ])("is %s", (_what, act, expected) => {
    expect(act).toEqual(expected);
  });
});
