import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../kernel/json.js";
import type { Entrant } from "../../model/command.js";
import { creatureId } from "../../model/ids.js";
import { readTurn } from "./read-turn.js";
import { openTurn, set, type Given } from "./testing/mid-turn.js";
import type { Seat } from "./testing/stage.js";
import { delays, due, endTurn, enter, given, skipsTurn, startRound, startTurn } from "./turns.js";

const [ann, orc, nobody] = [creatureId("ann"), creatureId("orc"), creatureId("nobody")];
const inRound = (round: number, before: Given = {}, surprise = false) => {
  const { situation } = openTurn(before);
  return { ...situation, encounter: { ...situation.encounter, round, surprise } };
};
const lost = (creature: string, condition: string) => ({ type: "ConditionLost", creature, condition });

describe("the stored state of a turn", () => {
  const run = { rounds: 1, checks: 2, restRoundsLeft: 3, failedRound: 4 };
  const movement = {
    action: "move",
    mode: "walk",
    slot: "move",
    budget: 30,
    walked: 5,
    provoked: ["orc"],
    closed: true,
  };
  const casting = { spell: "web", level: 2, roundsSpent: 1, roundsNeeded: 3, lastRound: 2 };
  const active = { id: "web", level: 2, concentration: true, redirectable: true, dismissible: true, endsRound: 5 };
  it.each<readonly [string, Json]>([
    ...[
      "standardUsed",
      "moveUsed",
      "fullRoundUsed",
      "swiftUsed",
      "stepUsed",
      "swiftDebt",
      "stepExcluded",
      "delaying",
      "fightingDefensively",
      "totalDefense",
      "running",
      "charging",
      "combatExpertise",
      "powerAttack",
      "deadlyAim",
      "dismounted",
      "unready",
      "swiftSpellCast",
      "heldCharge",
      "freeTouch",
      "castingBroken",
      "shieldInAc",
      "armed",
    ].map((key) => [key, true] as const),
    ...["aooUsed", "freeCount", "distanceMoved", "spellsCast", "initiative"].map((key) => [key, 7] as const),
    ["armed", false],
    ["diagonals", 1],
    ["limited", "one-action"],
    ["limited", "move-only"],
    ["limited", "none-left"],
    ["movement", movement],
    ["movement", { ...movement, struck: "orc" }],
    ["fullAttack", { made: ["sword"], offHand: "dagger" }],
    ["fullAttack", { made: [], offHand: null }],
    ["pendingFullRound", { actionId: "run", startedRound: 2, act: { with: "bow" } }],
    ["feint", { target: "orc", round: 2 }],
    ["hold", { target: "orc", round: 2 }],
    ["overrun", "orc"],
    ["aid", { friend: "bob", foe: "orc", at: "attack" }],
    ["aid", { friend: "bob", foe: "orc", at: "defence" }],
    ["run", run],
    ["readied", { trigger: { on: "move" }, action: { action: "run" } }],
    ["concentrated", ["web"]],
    ["casting", casting],
    ["activeSpells", [active]],
    ["activeSpells", [{ ...active, endsRound: null, dismissible: false }]],
    ["hands", ["wand"]],
    ["inventory", []],
    ["shield", { bonus: 2, worn: true }],
    ["gear", { sword: { ready: false } }],
  ])("is taken as it is: %s %j", (key, value) => {
    expect(readTurn({ [key]: value })).toEqual({ ...readTurn({}), [key]: value });
  });

  it("has nothing spent and nothing under way where nothing is stored", () => {
    expect(readTurn({})).toMatchObject({
      standardUsed: false,
      aooUsed: 0,
      diagonals: 0,
      limited: "none",
      movement: null,
      fullAttack: null,
      pendingFullRound: null,
      feint: null,
      hold: null,
      overrun: null,
      aid: null,
      initiative: null,
      run: { rounds: 0, checks: 0, restRoundsLeft: 0, failedRound: 0 },
      readied: null,
      concentrated: [],
      casting: null,
      activeSpells: [],
      armed: null,
      hands: null,
      inventory: null,
      shield: null,
      gear: {},
    });
    expect(readTurn({}).movement).toBeNull();
  });

  it.each<readonly [string, Json]>([
    ["standardUsed", 1],
    ["aooUsed", "2"],
    ["diagonals", 2],
    ["limited", "half"],
    ["movement", "walk"],
    ["fullAttack", []],
    ["pendingFullRound", "run"],
    ["feint", "orc"],
    ["hold", 3],
    ["overrun", 3],
    ["aid", "bob"],
    ["initiative", "17"],
    ["run", []],
    ["readied", "move"],
    ["concentrated", "web"],
    ["casting", "web"],
    ["activeSpells", { id: "web" }],
    ["activeSpells", ["web", 3]],
    ["armed", 1],
    ["hands", "wand"],
    ["inventory", "wand"],
    ["shield", "s"],
    ["gear", ["sword"]],
    ["luck", 1],
  ])("has its default where it is of another shape: %s %j", (key, value) => {
    expect(readTurn({ [key]: value })).toEqual(readTurn({}));
  });

  it.each<readonly [string, Json, Json]>([
    ["movement", {}, { action: "", mode: "", slot: "", budget: 0, walked: 0, provoked: [], closed: false }],
    [
      "movement",
      { action: 1, provoked: ["orc", 2], struck: 3 },
      { action: "", mode: "", slot: "", budget: 0, walked: 0, provoked: ["orc"], closed: false },
    ],
    ["fullAttack", { made: "sword", offHand: 3 }, { made: [], offHand: null }],
    ["pendingFullRound", { act: "x" }, { actionId: "", startedRound: 0, act: {} }],
    ["feint", {}, { target: "", round: 0 }],
    ["hold", {}, { target: "", round: 0 }],
    ["aid", {}, { friend: "", foe: "", at: "attack" }],
    ["readied", { trigger: 1 }, { trigger: {}, action: {} }],
    ["casting", {}, { spell: "", level: 0, roundsSpent: 0, roundsNeeded: 0, lastRound: 0 }],
    [
      "activeSpells",
      [{ endsRound: "soon" }],
      [{ id: "", level: 0, concentration: false, redirectable: false, dismissible: false, endsRound: null }],
    ],
    ["shield", {}, { bonus: 0, worn: false }],
    ["hands", ["wand", 3], ["wand"]],
  ])("fills in what a part of it lacks: %s %j", (key, value, read) => {
    expect(readTurn({ [key]: value })).toEqual({ ...readTurn({}), [key]: read });
  });
});

describe("a creature that enters", () => {
  const entrant = (id: string, turn?: JsonObject): Entrant => ({
    id: creatureId(id),
    position: null,
    conditions: [],
    vitals: {},
    ...(turn && { turn }),
  });
  it.each([
    ["standardUsed", true],
    ["limited", "one-action"],
    ["pendingFullRound", { actionId: "run" }],
    ["fightingDefensively", true],
    ["totalDefense", true],
    ["running", true],
    ["freeCount", 2],
    ["distanceMoved", 5],
    ["spellsCast", 1],
    ["swiftSpellCast", true],
    ["swiftDebt", true],
    ["aooUsed", 1],
    ["readied", {}],
    ["heldCharge", true],
    ["activeSpells", []],
    ["run", {}],
    ["armed", false],
    ["hands", []],
    ["inventory", []],
  ] as const)("brings along its %s", (key, value) => {
    expect(enter(inRound(1), entrant("elf", { [key]: value, luck: 3 }))).toEqual({ [key]: value });
  });

  it("PF1-GAP-11: is unready at the beginning of a fight, where the world has it so", () => {
    expect(enter(inRound(1), entrant("elf"), true)).toEqual({ unready: true });
    expect(enter(inRound(1), entrant("elf"))).toEqual({});
    expect(enter(inRound(1, { options: { flatFootedStart: "never" } }), entrant("elf"), true)).toEqual({});
  });

  it("has the shield in its armour class that it wears then, and only then", () => {
    const shield = (worn: Json) => ({ bonus: 2, worn });
    expect(given(inRound(1), creatureId("elf"), { shield: shield(true) })).toEqual({
      shield: shield(true),
      shieldInAc: true,
    });
    expect(given(inRound(1), creatureId("elf"), { shield: shield(false) })).toEqual({
      shield: shield(false),
      shieldInAc: false,
    });
    expect(given(inRound(1), ann, { shield: shield(true) })).toEqual({ shield: shield(true) });
    expect(given(inRound(1), creatureId("elf"), { shield: 2 })).toEqual({ shield: 2 });
  });

  it("a casting of theirs was last gone on with before this round", () => {
    expect(given(inRound(4), ann, { casting: { spell: "web" } })).toEqual({ casting: { spell: "web", lastRound: 3 } });
    expect(given(inRound(4), ann, { casting: "web" })).toEqual({ casting: "web" });
  });
});

describe("a turn that begins", () => {
  const gone = [
    "standardUsed",
    "moveUsed",
    "fullRoundUsed",
    "swiftUsed",
    "stepUsed",
    "freeCount",
    "distanceMoved",
    "fullAttack",
    "fightingDefensively",
    "totalDefense",
    "combatExpertise",
    "powerAttack",
    "deadlyAim",
    "running",
    "charging",
    "spellsCast",
    "swiftSpellCast",
    "aooUsed",
    "readied",
    "movement",
    "diagonals",
    "stepExcluded",
    "delaying",
    "freeTouch",
    "concentrated",
    "castingBroken",
    "unready",
    "overrun",
    "aid",
  ];
  const fresh = set("ann", Object.fromEntries(gone.map((key) => [key, null])));
  const begun = (round: number, before: Given = {}, surprise = false) =>
    startTurn(inRound(round, before, surprise), ann);

  it("PF1-ECONOMY-003: gives everything back, and nothing else of what was", () => {
    expect(begun(2)).toEqual([fresh]);
    expect(startTurn(inRound(2), nobody)).toEqual([]);
    const fight = openTurn({
      turn: Object.fromEntries([...gone, "hold", "feint", "run"].map((key) => [key, "old"])),
    });
    fight.turn("orc");
    fight.turn("ann");
    expect(Object.keys(fight.state("ann").turn).sort()).toEqual(["feint", "hold", "run"].sort());
  });

  it("PF1-ECONOMY-006: is one action in the surprise round, and none of the surprised", () => {
    const limited = { ...fresh, set: { ...("set" in fresh ? fresh.set : {}), limited: "one-action" } };
    expect(begun(1, {}, true)).toEqual([limited]);
    expect(begun(2, {}, true)).toEqual([fresh]);
    expect(begun(1)).toEqual([fresh]);
    const { situation } = openTurn({ orc: { conditions: ["surprised"] } });
    const surprised = { ...situation, encounter: { ...situation.encounter, round: 1, surprise: true } };
    expect([startTurn(surprised, orc), endTurn(surprised, orc), skipsTurn(surprised, orc)]).toEqual([[], [], true]);
    const later = { ...surprised, encounter: { ...surprised.encounter, round: 2 } };
    expect(skipsTurn(later, orc)).toBe(false);
    expect(startTurn(later, orc).at(-1)).toEqual(lost("orc", "surprised"));
  });

  it("PF1-GAP-11: ends being unready", () => {
    const { situation } = openTurn({ orc: { conditions: ["flat-footed"] } });
    expect(startTurn(situation, orc).slice(1)).toEqual([lost("orc", "flat-footed")]);
  });

  it.each<readonly [string, Partial<Seat>, string[]]>([
    [
      "the dying who have hit points again",
      { conditions: ["dying", "unconscious"], vitals: { hp: 1 } },
      ["dying", "unconscious"],
    ],
    [
      "the stable who have none less than nought",
      { conditions: ["stable", "unconscious"], vitals: { hp: 0 } },
      ["stable", "unconscious"],
    ],
    ["the dying who have none", { conditions: ["dying", "unconscious"], vitals: { hp: -1 } }, []],
    ["the dying of whom nobody counts", { conditions: ["dying"] }, []],
    ["the unconscious who never died", { conditions: ["unconscious"], vitals: { hp: 4 } }, []],
    ["the disabled who have hit points again", { conditions: ["disabled"], vitals: { hp: 1 } }, ["disabled"]],
    ["the disabled who have none", { conditions: ["disabled"], vitals: { hp: 0 } }, []],
    ["the disabled of whom nobody counts", { conditions: ["disabled"] }, []],
  ])("PF1-GAP-18: brings round %s", (_what, more, conditions) => {
    const { situation } = openTurn({ orc: more });
    const facts = startTurn(situation, orc).filter(({ type }) => type === "ConditionLost");
    expect(facts).toEqual(conditions.map((id) => lost("orc", id)));
  });

  it("PF1-GAP-32: frees one whose holder is out of action", () => {
    const begins = (id: string, its: readonly string[], by?: typeof orc) => {
      const fight = openTurn();
      fight.send({ type: "Observe", creature: ann, conditions: [{ id, ...(by && { by }) }] });
      fight.send({ type: "Observe", creature: orc, conditions: its.map((each) => ({ id: each })) });
      fight.send({ type: "Observe", creature: orc, turn: { hold: { target: "ann", round: 1 } } });
      return startTurn(fight.situation, ann);
    };
    const out = ["grappled", "unconscious"];
    const letGo = [lost("orc", "grappled"), set("orc", { hold: null })];
    expect(begins("grappled", out, orc)).toEqual([lost("ann", "grappled"), ...letGo, fresh]);
    expect(begins("pinned", out, orc)).toEqual([lost("ann", "pinned"), ...letGo, fresh]);
    expect(begins("grappled", ["grappled", "stunned"], orc)).toEqual([fresh]);
    expect(begins("blinded", out, orc)).toEqual([fresh]);
    expect(begins("grappled", out)).toEqual([fresh]);
  });

  it("ends what was to last until it, of anybody", () => {
    const until = (of: string, round: number) => ({ id: "blinded", until: { of, round } });
    const ends = (of: string, round: number) =>
      startTurn(inRound(3, { orc: { conditions: [until(of, round)] } }), ann).filter(
        ({ type }) => type === "ConditionLost",
      );
    expect([ends("ann", 3), ends("ann", 2), ends("ann", 4), ends("orc", 3)]).toEqual([
      [lost("orc", "blinded")],
      [lost("orc", "blinded")],
      [],
      [],
    ]);
    expect(begun(3, { orc: { conditions: ["blinded"] } })).toEqual([fresh]);
  });

  it("PF1-CASTTIME-001: completes a casting just before it, and ends what has run out", () => {
    const casting = { spell: "web", level: 2, roundsSpent: 2, roundsNeeded: 2, lastRound: 1 };
    const spell = (id: string, endsRound: number | null) => ({
      id,
      level: 1,
      concentration: false,
      redirectable: false,
      dismissible: false,
      endsRound,
    });
    const web = { id: "web", level: 2, concentration: false, redirectable: false, dismissible: false, endsRound: null };
    expect(begun(2, { turn: { casting } })).toEqual([set("ann", { activeSpells: [web], casting: null }), fresh]);
    expect(begun(2, { turn: { casting: { ...casting, roundsSpent: 1 } } })).toEqual([fresh]);
    const activeSpells = [spell("fog", 2), spell("light", 3), spell("ward", null)];
    expect(begun(2, { turn: { activeSpells } })).toEqual([set("ann", { activeSpells: activeSpells.slice(1) }), fresh]);
    expect(begun(1, { turn: { activeSpells } })).toEqual([fresh]);
    expect(begun(2, { turn: { activeSpells, casting } })).toEqual([
      set("ann", { activeSpells: [...activeSpells.slice(1), web], casting: null }),
      fresh,
    ]);
  });
});

describe("a turn that ends", () => {
  const ended = (round: number, turn: JsonObject, more: Given = {}) => endTurn(inRound(round, { ...more, turn }), ann);
  const run = { rounds: 3, checks: 0, restRoundsLeft: 0, failedRound: 0 };
  it.each<readonly [string, number, JsonObject, JsonObject | null]>([
    ["nothing", 2, {}, null],
    ["PF1-IMMEDIATE-003: a debt", 2, { swiftDebt: true }, { swiftDebt: null }],
    ["a limit of this turn", 2, { limited: "one-action" }, { limited: null }],
    ["PF1-GAP-15: a feint of the round before", 3, { feint: { target: "orc", round: 2 } }, { feint: null }],
    ["PF1-GAP-15: a feint of this round", 2, { feint: { target: "orc", round: 2 } }, null],
    [
      "PF1-FULLROUND-001: a half of the round before",
      3,
      { pendingFullRound: { actionId: "run", startedRound: 2 } },
      { pendingFullRound: null },
    ],
    ["PF1-FULLROUND-001: a half of this round", 2, { pendingFullRound: { actionId: "run", startedRound: 2 } }, null],
    ["PF1-RUN-003: rounds of running, without a run", 2, { run }, { run: null }],
    ["PF1-RUN-003: checks of running, without a run", 2, { run: { ...run, rounds: 0, checks: 1 } }, { run: null }],
    ["PF1-RUN-003: rounds of running, in a run", 2, { run, running: true }, null],
    [
      "PF1-RUN-004: a round of rest",
      2,
      { run: { ...run, restRoundsLeft: 5, failedRound: 1 } },
      { run: { ...run, restRoundsLeft: 4, failedRound: 1 } },
    ],
    [
      "PF1-RUN-004: none in the round in which the breath ran out",
      2,
      { run: { ...run, restRoundsLeft: 5, failedRound: 2 } },
      null,
    ],
    [
      "PF1-RUN-004: the last round of rest",
      2,
      { run: { ...run, rounds: 0, restRoundsLeft: 1, failedRound: 1 } },
      { run: { ...run, rounds: 0, restRoundsLeft: 0, failedRound: 1 } },
    ],
    ["no run at all", 2, { run: { ...run, rounds: 0 } }, null],
  ])("takes %s", (_what, round, turn, change) => {
    expect(ended(round, turn)).toEqual(change ? [set("ann", change)] : []);
  });

  it("PF1-SPELL-011: ends what was not concentrated on, and PF1-CASTTIME-003 a casting that was let be", () => {
    const spell = (id: string, concentration: boolean) => ({
      id,
      level: 1,
      concentration,
      redirectable: false,
      dismissible: false,
      endsRound: null,
    });
    const activeSpells = [spell("web", true), spell("fog", true), spell("light", false)];
    expect(ended(2, { activeSpells, concentrated: ["fog"] })).toEqual([
      set("ann", { activeSpells: activeSpells.slice(1) }),
    ]);
    expect(ended(2, { activeSpells, concentrated: ["fog", "web"] })).toEqual([]);
    const casting = { spell: "web", level: 2, roundsSpent: 1, roundsNeeded: 3, lastRound: 2 };
    expect([ended(2, { casting }), ended(3, { casting })]).toEqual([[], [set("ann", { casting: null })]]);
    expect(ended(3, { casting: { ...casting, roundsSpent: 3 } })).toEqual([]);
    expect(ended(3, { casting, activeSpells })).toEqual([
      set("ann", { activeSpells: [activeSpells[2] ?? {}], casting: null }),
    ]);
  });

  it("PF1-GAP-32: ends a hold that was not made sure of", () => {
    const hold = { target: "orc", round: 2 };
    const more: Given = { ann: { conditions: ["grappled"] }, orc: { conditions: ["pinned"] } };
    expect(ended(2, { hold }, more)).toEqual([]);
    expect(ended(3, { hold }, more)).toEqual([
      lost("ann", "grappled"),
      lost("orc", "pinned"),
      set("ann", { hold: null }),
    ]);
    expect(ended(3, { hold: { ...hold, target: "elf" } }, more)).toEqual([set("ann", { hold: null })]);
  });

  it("is nothing of one who isn't there", () => {
    expect(endTurn(inRound(2), nobody)).toEqual([]);
  });
});

describe("rounds and turns", () => {
  it("PF1-ECONOMY-006: after the surprise round nobody is surprised any more", () => {
    const given: Given = { orc: { conditions: ["surprised"] } };
    expect([startRound(inRound(1, given)), startRound(inRound(2, given)), startRound(inRound(2))]).toEqual([
      [],
      [lost("orc", "surprised")],
      [],
    ]);
  });

  it.each<readonly [string, Partial<Seat>, boolean]>([
    ["the able", {}, false],
    ["the unconscious", { conditions: ["unconscious"] }, true],
    ["the dead", { conditions: ["dead"] }, true],
    ["the paralyzed", { conditions: ["paralyzed"] }, true],
    ["the stunned", { conditions: ["stunned"] }, false],
    ["the dying who have come round", { conditions: ["dying"], vitals: { hp: 3 } }, false],
    ["the surprised in an ordinary round", { conditions: ["surprised"] }, false],
  ])("nobody waits for %s: %s %s", (_what, more, skipped) => {
    expect(skipsTurn(inRound(1, { orc: more }), orc)).toBe(skipped);
  });

  it("nobody waits for one who isn't there, nor holds it back", () => {
    expect([skipsTurn(inRound(1), nobody), delays(inRound(1), nobody)]).toEqual([false, false]);
    expect([delays(inRound(1, { turn: { delaying: true } }), ann), delays(inRound(1), ann)]).toEqual([true, false]);
  });

  it.each<readonly [string, Given, boolean]>([
    ["the dying", { orc: { conditions: ["dying"] } }, true],
    ["the stable", { orc: { conditions: ["stable"] } }, false],
    ["those who have come round", { orc: { conditions: ["dying"], vitals: { hp: 0 } } }, false],
    [
      "player characters alone",
      { orc: { conditions: ["dying"] }, options: { dyingRolls: "player-characters" } },
      false,
    ],
    [
      "a player character",
      { orc: { conditions: ["dying"], profile: { kind: "pc" } }, options: { dyingRolls: "player-characters" } },
      true,
    ],
    ["nobody", { orc: { conditions: ["dying"], profile: { kind: "pc" } }, options: { dyingRolls: "nobody" } }, false],
  ])("PF1-GAP-18: %s roll", (_what, before, rolls) => {
    expect(due(inRound(2, before), orc)).toEqual(rolls ? [{ by: "orc", action: "death-check" }] : []);
  });

  it("PF1-GAP-18: nobody rolls who left, or isn't there", () => {
    const fight = openTurn({ orc: { conditions: ["dying"] } });
    fight.send({ type: "Observe", creature: orc, out: true });
    expect([due(fight.situation, orc), due(inRound(2), nobody)]).toEqual([[], []]);
  });
});
