import { describe, expect, it } from "vitest";
import { far, one, openTurn, reasonsOf, type Given, type Row } from "../testing/mid-turn.js";
import type { Seat } from "../testing/stage.js";

const at = { target: "orc" };
const bob: Partial<Seat> = { side: "heroes" };
const skilled = (...features: readonly string[]): Given => ({ ann: { profile: { features } } });
const given = (...conditions: readonly string[]): Given => ({ ann: { conditions } });

describe("why a simple action can't be taken, and what the reason is about", () => {
  it.each<Row>([
    [
      "PF1-DEFENCE-002: total defence while fighting defensively",
      { turn: { fightingDefensively: true } },
      "total-defense",
      {},
      one("combination", { action: "fight-defensively" }),
    ],
    [
      "PF1-DEFENCE-002: total defence with expertise",
      { turn: { combatExpertise: true } },
      "total-defense",
      {},
      one("combination", { action: "combat-expertise" }),
    ],
    ["total defence", {}, "total-defense", {}, []],
    ["a feat that isn't named", {}, "use-feat", {}, one("needs-feature", { feature: null })],
    [
      "a feat that one lacks",
      skilled("deadly-aim"),
      "use-feat",
      { variant: "power-attack" },
      one("needs-feature", { feature: "power-attack" }),
    ],
    ["a feat that one has", skilled("power-attack"), "use-feat", { variant: "power-attack" }, []],
    [
      "PF1-DEFENCE-002: expertise in total defence",
      { ...skilled("combat-expertise"), turn: { totalDefense: true } },
      "use-feat",
      { variant: "combat-expertise" },
      one("combination", { action: "total-defense" }),
    ],
    [
      "another stance in total defence",
      { ...skilled("power-attack"), turn: { totalDefense: true } },
      "use-feat",
      { variant: "power-attack" },
      [],
    ],
    ["to drop where one lies", given("prone"), "drop-prone", {}, one("condition", { condition: "prone" })],
    ["to drop", {}, "drop-prone", {}, []],
    ["to get up where one stands", {}, "stand-up", {}, one("condition", { needs: "prone" })],
    ["to get up", given("prone"), "stand-up", {}, []],
    ["PF1-SKILL-003: to steady nobody", {}, "stabilize-dying", {}, one("no-target")],
    ["PF1-SKILL-003: to steady the healthy", {}, "stabilize-dying", at, one("wrong-target", { creature: "orc" })],
    ["PF1-SKILL-003: to steady the dying", { orc: { conditions: ["dying"] } }, "stabilize-dying", at, []],
    [
      "PF1-SKILL-003: to steady somebody two squares off",
      { orc: { at: [7, 5], conditions: ["dying"] } },
      "stabilize-dying",
      at,
      one("out-of-reach", { creature: "orc", distance: 10 }),
    ],
    ["to calm no mount", {}, "control-frightened-mount", {}, one("no-target")],
    ["to calm a mount from the ground", {}, "control-frightened-mount", at, one("no-target")],
    ["to calm nobody from the saddle", given("mounted"), "control-frightened-mount", {}, one("no-target")],
    ["to calm a mount", given("mounted"), "control-frightened-mount", at, []],
    ["PF1-GAP-14: to help nobody", {}, "aid-another", {}, one("no-target")],
    ["PF1-GAP-14: to help oneself", {}, "aid-another", { target: "ann" }, one("wrong-target", { creature: "ann" })],
    ["PF1-GAP-14: to help a foe", {}, "aid-another", at, one("wrong-target", { creature: "orc" })],
    ["PF1-GAP-14: to help a friend", { orc: bob }, "aid-another", at, []],
    ["PF1-GAP-14: to help a friend far off", { orc: { ...bob, at: [9, 5] } }, "aid-another", at, []],
    ["PF1-GAP-32: to let go of nobody", {}, "release-grapple", {}, one("condition", { needs: "grappled" })],
    ["PF1-GAP-32: to let go", given("grappled"), "release-grapple", {}, []],
  ])("%s", (_what, before, action, doing, reasons) => {
    expect(reasonsOf(before, action, doing)).toEqual(reasons);
  });

  it("PF1-SKILL-003: is steadied without a board, wherever it is", () => {
    expect(reasonsOf({ board: null, orc: { conditions: ["dying"] } }, "stabilize-dying", at)).toEqual([]);
  });
});

describe("when and by whom an action may be taken", () => {
  it.each<readonly [...Row, by: string]>([
    ["a turn of another", {}, "total-defense", {}, one("not-your-turn", { active: "ann" }), "orc"],
    ["an immediate action", {}, "immediate-action", {}, [], "orc"],
    ["PF1-FREE-003: a word", {}, "speak", {}, [], "orc"],
    ["another free action", {}, "drop-item", {}, one("not-your-turn", { active: "ann" }), "orc"],
    ["an item that is standard", {}, "activate-trigger-item", {}, one("not-your-turn", { active: "ann" }), "orc"],
    ["an item that is immediate", {}, "activate-trigger-item", { options: { actionType: "immediate" } }, [], "orc"],
    ["PF1-GAP-11: a place in the order", {}, "roll-initiative", {}, [], "orc"],
    ["a delay", {}, "delay", {}, one("not-your-turn", { active: "ann" }), "orc"],
    ["one who is stunned", given("stunned"), "speak", {}, one("condition", { condition: "helpless" }), "ann"],
    [
      "one who lies senseless",
      given("unconscious"),
      "speak",
      {},
      one("condition", { condition: "unconscious" }),
      "ann",
    ],
    [
      "PF1-SPELL-008: a caster who can't concentrate",
      given("cannot-concentrate"),
      "cast-standard",
      {},
      one("condition", { condition: "cannot-concentrate" }),
      "ann",
    ],
    ["one who can't concentrate and needn't", given("cannot-concentrate"), "total-defense", {}, [], "ann"],
    ["PF1-GAP-32: the pinned", given("pinned"), "total-defense", {}, one("condition", { condition: "pinned" }), "ann"],
    ["PF1-GAP-32: the pinned who speak", given("pinned"), "speak", {}, [], "ann"],
    ["PF1-GAP-32: the pinned who cast", given("pinned"), "cast-standard", {}, [], "ann"],
    ["PF1-GAP-32: the pinned who are moved", given("pinned"), "delay", {}, [], "ann"],
    [
      "PF1-GAP-16: the pinned who work free",
      { ann: { conditions: [{ id: "pinned", by: "orc" as never }] } },
      "escape-grapple",
      {},
      [],
      "ann",
    ],
    [
      "PF1-GAP-16: one whom nobody holds",
      {},
      "escape-grapple",
      {},
      [...one("condition", { needs: "grappled" }), ...one("no-target")],
      "ann",
    ],
    ["PF1-GAP-16: one in nobody's hold", given("grappled"), "escape-grapple", {}, one("no-target"), "ann"],
    ["PF1-GAP-16: one who names the holder", given("grappled"), "escape-grapple", at, [], "ann"],
  ])("%s", (_what, before, action, doing, reasons, by) => {
    expect(reasonsOf(before, action, doing, by)).toEqual(reasons);
  });

  it("PF1-GAP-18: only the dying fight for their life", () => {
    expect(reasonsOf({}, "death-check")).toEqual(one("condition", { needs: "dying" }));
    expect(reasonsOf({ orc: { conditions: ["dying"] } }, "death-check", {}, "orc")).toEqual([]);
  });

  it.each<readonly [string, Given, Row[4]]>([
    ["before anything else", {}, []],
    ["after a standard action", { turn: { standardUsed: true } }, one("too-late")],
    ["after a move action", { turn: { moveUsed: true } }, one("too-late")],
    ["after a full-round action", { turn: { fullRoundUsed: true } }, one("too-late")],
    ["after a step", { turn: { stepUsed: true } }, one("too-late")],
    ["after a way", { turn: { distanceMoved: 5 } }, one("too-late")],
    ["after a swift action", { turn: { swiftUsed: true } }, []],
  ])("PF1-ACTION-002: delaying comes %s", (_what, before, reasons) => {
    expect(reasonsOf(before, "delay")).toEqual(reasons);
    expect(openTurn(before).judge("ann", "delay").pays).toEqual([]);
  });

  it("PF1-ACTION-002: whoever doesn't delay can't come in", () => {
    expect(reasonsOf({}, "come-in")).toEqual(one("no-trigger"));
    expect(reasonsOf({ turn: { delaying: true } }, "come-in")).toEqual([]);
  });
});

describe("PF1-ACTION-001: what may be readied", () => {
  const then = (action: string) => ({ then: { by: "ann" as never, action } });
  it.each<Row>([
    ["nothing", {}, "ready", {}, one("not-readiable")],
    ["a blow", {}, "ready", then("attack-melee"), []],
    ["a move", {}, "ready", then("move"), []],
    ["something swift", {}, "ready", then("swift-action"), []],
    ["something free", {}, "ready", then("drop-prone"), []],
    ["a full attack", {}, "ready", then("full-attack"), one("not-readiable", { action: "full-attack" })],
    [
      "something immediate",
      {},
      "ready",
      then("immediate-action"),
      one("not-readiable", { action: "immediate-action" }),
    ],
    ["a step", {}, "ready", then("five-foot-step"), one("not-readiable", { action: "five-foot-step" })],
    ["to be ready", {}, "ready", then("ready"), one("not-readiable", { action: "ready" })],
    ["what nobody knows", {}, "ready", then("dance"), one("no-such-action")],
  ])("%s", (_what, before, action, doing, reasons) => {
    expect(reasonsOf(before, action, doing)).toEqual(reasons);
  });
});

describe("PF1-FULLROUND-001: a full-round action in two halves", () => {
  const begun: Given = { turn: { pendingFullRound: { actionId: "light-torch", startedRound: 1, act: {} } } };
  it.each<Row>([
    ["nothing", {}, "start-full-round", {}, one("no-such-action", { variant: null })],
    ["what nobody knows", {}, "start-full-round", { variant: "dance" }, one("no-such-action", { variant: "dance" })],
    ["a torch", {}, "start-full-round", { variant: "light-torch" }, []],
    ["a run", {}, "start-full-round", { variant: "run" }, one("no-such-action", { variant: "run" })],
    [
      "a full attack",
      {},
      "start-full-round",
      { variant: "full-attack" },
      one("no-such-action", { variant: "full-attack" }),
    ],
    [
      "two things at once",
      begun,
      "start-full-round",
      { variant: "escape-net" },
      one("combination", { action: "light-torch" }),
    ],
    ["what wasn't begun", {}, "complete-full-round", {}, one("no-such-action")],
    ["what was", begun, "complete-full-round", {}, []],
  ])("%s", (_what, before, action, doing, reasons) => {
    expect(reasonsOf(before, action, doing)).toEqual(reasons);
  });

  it("provokes as the action that is begun", () => {
    const causes = (variant: string) =>
      openTurn()
        .judge("ann", "start-full-round", { variant })
        .provocations.map(({ of }) => of);
    expect([causes("light-torch"), causes("extinguish-flames"), causes("use-skill-full")]).toEqual([
      ["light-torch"],
      [],
      ["use-skill-full"],
    ]);
  });
});

describe("what an action provokes by its row of the table", () => {
  const causes = (action: string, doing = {}, before: Given = {}) =>
    openTurn(before)
      .judge("ann", action, doing)
      .provocations.map(({ by, of, step }) => [by, of, step]);
  const told = { options: { provokes: false } };

  it.each<readonly [string, string, object, readonly string[]]>([
    ["PF1-AOO-002: what provokes", "light-tindertwig", {}, ["light-tindertwig"]],
    ["what doesn't", "total-defense", {}, []],
    ["PF1-AOO-007: a skill", "use-skill-standard", {}, ["use-skill-standard"]],
    ["PF1-AOO-007: a skill that the game master calls safe", "use-skill-standard", told, []],
    ["what provokes, whatever is said", "light-tindertwig", told, ["light-tindertwig"]],
    [
      "PF1-AOO-008: help at what provokes",
      "aid-another",
      { options: { aids: "stabilize-dying" } },
      ["stabilize-dying"],
    ],
    [
      "PF1-AOO-008: help at a skill",
      "aid-another",
      { options: { aids: "use-skill-standard" } },
      ["use-skill-standard"],
    ],
    ["PF1-AOO-008: help at what doesn't", "aid-another", { options: { aids: "total-defense" } }, []],
    ["PF1-AOO-008: help at nothing named", "aid-another", {}, []],
  ])("%s", (_what, action, doing, expected) => {
    expect(causes(action, doing)).toEqual(expected.map((of) => ["orc", of, "action"]));
  });

  it("is no matter far off", () => {
    expect(causes("light-tindertwig", {}, far(8))).toEqual([]);
  });
});
