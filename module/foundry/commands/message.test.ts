import { describe, expect, it } from "vitest";
import { parseMessage } from "./message.js";

const command = (body: Record<string, unknown>) => ({
  type: "command",
  combat: "fight",
  envelope: { id: "c1", revision: 0, command: body },
});

/** An act in an act in an act …, so many times. */
function within(times: number): Record<string, unknown> {
  let act: Record<string, unknown> = { by: "hero", action: "move" };
  for (let i = 0; i < times; i++) act = { by: "hero", action: "ready", trigger: { on: "move" }, then: act };
  return act;
}

describe("a message from the socket", () => {
  it("is taken where it has its shape", () => {
    const act = {
      by: "hero",
      action: "move",
      path: [
        [0, 0],
        [1, 0],
      ],
    };
    expect(parseMessage(command({ type: "TakeAction", act }))).toMatchObject({ type: "command", combat: "fight" });
    expect(parseMessage({ type: "accepted", id: "c1", revision: 4 })).toEqual({
      type: "accepted",
      id: "c1",
      revision: 4,
    });
    expect(parseMessage({ type: "ran-out", combat: "fight", window: "w1" })).not.toBeNull();
  });

  it.each([
    null,
    "command",
    { type: "command" },
    { type: "unheard-of" },
    command({ type: "GrantWish" }),
    command({ type: "TakeAction", act: { by: "hero" } }),
    command({ type: "TakeAction", act: { by: "hero", action: "move" }, word: "please" }),
    command({ type: "TakeAction", act: { by: "hero", action: "move", path: [[0, 0.5]] } }),
    command({ type: "TakeAction", act: { by: "hero", action: "move", path: "north" } }),
    ...[
      { target: 5 },
      { targets: "orc" },
      { targets: { 0: "orc" } },
      { with: null },
      { variant: ["trip"] },
      { pay: 1 },
      { options: "defensive" },
      { options: null },
      { trigger: "move" },
      { then: { by: "hero" } },
      { then: "attack" },
      { drags: { orc: "abc" } },
      { drags: { orc: [[0, "b"]] } },
      { drags: [[0, 0]] },
      { facing: "up" },
      { facing: null },
      { facing: { toString: "n" } },
      { facings: "n" },
      { facings: ["n", 5] },
      { cause: "wish" },
      { cause: "__proto__" },
      { unseen: "yes" },
      { source: [] },
      { trigger: {} },
      { trigger: { on: 5 } },
      { trigger: { on: "move", of: ["orc"] } },
      { then: within(5) },
      { then: within(20_000) },
    ].map((forged) => command({ type: "TakeAction", act: { by: "hero", action: "move", ...forged } })),
    ...[{ action: 7 }, { with: {} }, { target: 1 }, { variant: [] }, { options: "low" }].map((forged) =>
      command({ type: "AnswerWindow", window: "w1", by: "ogre", answer: { accept: true, ...forged } }),
    ),
    command({ type: "AnswerWindow", window: "w1", by: "ogre", answer: "yes" }),
    command({ type: "GiveRolls", request: "r1", faces: ["20"] }),
    { type: "refused", id: "c1", combat: "fight", refusal: { reasons: [] } },
    { type: "accepted", id: "c1", revision: "4" },
  ])("is nothing where it has not: %#", (value) => {
    expect(parseMessage(value)).toBeNull();
  });
});
