import { describe, expect, it } from "vitest";
import { creatureId } from "../../model/ids.js";
import type { WindowAnswer } from "../../model/window.js";
import { answer } from "./answer.js";
import { openTurn } from "./testing/mid-turn.js";
import { way, type Seat } from "./testing/stage.js";

const weapons = (...ids: readonly string[]): Partial<Seat> => ({
  profile: { attacks: ids.map((id) => ({ id, kind: "melee" as const, extra: {} })) },
});

/** What an answer of the orc's to Ann's going stands for. */
function actFor(reply: Omit<WindowAnswer, "accept">, orc = weapons("axe", "club")) {
  const fight = openTurn({ orc });
  fight.act("ann", "move", { path: way([5, 5], [4, 5]) });
  const window = fight.encounter.windows[0];
  const responder = window?.responders[0];
  if (!window || !responder) throw new Error("it is asked");
  return answer(fight.situation, window, { ...responder, answer: { accept: true, ...reply } });
}

describe("the act that an answer stands for", () => {
  const blow = {
    by: "orc",
    action: "attack-melee",
    target: "ann",
    pay: "aoo",
    with: "axe",
    options: { of: "leaving" },
  };
  it.each<readonly [string, Omit<WindowAnswer, "accept">, object]>([
    ["a blow with the usual weapon", {}, blow],
    ["with another", { with: "club" }, { ...blow, with: "club" }],
    ["a manoeuvre", { variant: "trip" }, { ...blow, variant: "trip" }],
    ["with options", { options: { lethal: true, of: "spite" } }, { ...blow, options: { lethal: true, of: "leaving" } }],
  ])("%s", (_what, reply, act) => {
    expect(actFor(reply)).toEqual(act);
  });

  it("with no weapon where none was offered", () => {
    const fight = openTurn();
    fight.act("ann", "move", { path: way([5, 5], [4, 5]) });
    const window = fight.encounter.windows[0];
    const responder = window?.responders[0];
    if (!window || !responder) throw new Error("it is asked");
    const bare = { ...responder, option: { ...responder.option, attacks: [] } };
    expect(answer(fight.situation, window, bare)).toEqual({
      by: "orc",
      action: "attack-melee",
      target: "ann",
      pay: "aoo",
      options: { of: "leaving" },
    });
  });

  it("what was readied, as it was stored", () => {
    const action = { action: "attack-melee", with: "axe", options: { lethal: true } };
    const fight = openTurn({ orc: weapons("axe"), foe: { readied: { trigger: { on: "attack" }, action } } });
    fight.act("ann", "attack-melee", { target: "orc" });
    const window = fight.encounter.windows[0];
    const responder = window?.responders[0];
    if (!window || !responder) throw new Error("it is asked");
    expect(answer(fight.situation, window, responder)).toEqual({ ...action, by: "orc", target: "ann", pay: "readied" });
    fight.send({ type: "Observe", creature: creatureId("orc"), turn: { readied: null } });
    expect(answer(fight.situation, window, responder)).toEqual({ by: "orc", target: "ann", pay: "readied" });
  });
});
