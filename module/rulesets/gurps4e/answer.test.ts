import { describe, expect, it } from "vitest";
import { creatureId, taskId, windowId } from "../../model/ids.js";
import type { ReactionWindow, WindowAnswer, WindowOption } from "../../model/window.js";
import { answer } from "./answer.js";
import { stage } from "./testing/stage.js";

const [ann, orc] = [creatureId("ann"), creatureId("orc")];
const way = (action: string, attacks: readonly string[] = []): WindowOption => ({
  action,
  attacks,
  pays: action,
  left: null,
  pool: null,
});
const window: ReactionWindow = {
  id: windowId("w1"),
  task: taskId("t1"),
  kind: "defence",
  cause: orc,
  against: ann,
  step: "action",
  of: "attack",
  responders: [],
  seconds: 60,
};
const fight = stage([
  { id: "ann", at: [5, 5] },
  { id: "orc", at: [6, 5] },
]);

const acts = (reply: WindowAnswer | null, option = way("dodge"), others?: readonly WindowOption[]) =>
  answer(fight.situation, window, { creature: ann, option, answer: reply, started: false, ...(others && { others }) });

describe("an active defence out of an answer", () => {
  const base = { by: ann, target: orc };
  it.each<readonly [string, ReturnType<typeof acts>, object]>([
    ["is the one offered, against whoever strikes", acts({ accept: true }), { ...base, action: "dodge" }],
    ["and so where nothing more was said", acts(null), { ...base, action: "dodge" }],
    [
      "takes the first blade that goes with it",
      acts({ accept: true }, way("parry", ["sword", "knife"])),
      { ...base, action: "parry", with: "sword" },
    ],
    [
      "or the one that was named",
      acts({ accept: true, with: "knife" }, way("parry", ["sword", "knife"])),
      { ...base, action: "parry", with: "knife" },
    ],
    [
      "takes another way's own blade",
      acts({ accept: true, action: "parry" }, way("dodge"), [way("parry", ["sword"]), way("block")]),
      { ...base, action: "parry", with: "sword" },
    ],
    [
      "takes no blade to a way that has none",
      acts({ accept: true, action: "block" }, way("parry", ["sword"]), [way("block")]),
      { ...base, action: "block" },
    ],
    [
      "takes none of a way that isn't there",
      acts({ accept: true, action: "block" }, way("parry", ["sword"])),
      { ...base, action: "block" },
    ],
    [
      "goes back along the way named, which is no option of it (G4-GAP-04)",
      acts({
        accept: true,
        options: {
          retreat: true,
          path: [
            [5, 5],
            [4, 5],
          ],
        },
      }),
      {
        ...base,
        action: "dodge",
        options: { retreat: true },
        path: [
          [5, 5],
          [4, 5],
        ],
      },
    ],
    [
      "has a way alone without options",
      acts({ accept: true, options: { path: [[5, 5]] } }),
      { ...base, action: "dodge", path: [[5, 5]] },
    ],
    [
      "has no way of cells that are none",
      acts({
        accept: true,
        options: {
          path: [
            [5, 5],
            ["4", 5],
          ],
        },
      }),
      { ...base, action: "dodge" },
    ],
    ["nor of half a cell", acts({ accept: true, options: { path: [[5]] } }), { ...base, action: "dodge" }],
    ["nor of a number", acts({ accept: true, options: { path: [5] } }), { ...base, action: "dodge" }],
    ["nor of a word", acts({ accept: true, options: { path: "back" } }), { ...base, action: "dodge" }],
  ])("%s", (_what, act, expected) => {
    expect(act).toEqual(expected);
  });
});
