import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import { creatureId } from "../../../model/ids.js";
import type { AttackProfile } from "../../../model/profile.js";
import { BOW, factsOf, openTurn, outcomesSince, set, settle, SWORD, type Given } from "../testing/mid-turn.js";
import type { Doing, Seat } from "../testing/stage.js";

const at = { target: "orc" };
const standard = set("ann", { standardUsed: true });
const moved = set("ann", { moveUsed: true });
const full = set("ann", { standardUsed: true, moveUsed: true, fullRoundUsed: true });
const free = set("ann", { freeCount: 1 });
const gained = (condition: string, creature = "ann", more: JsonObject = {}) => ({
  type: "ConditionGained",
  creature,
  condition: { id: condition, ...more },
});
const lost = (condition: string, creature = "ann") => ({ type: "ConditionLost", creature, condition });
const vital = (key: string, from: number | null, to: number, creature = "ann") => ({
  type: "VitalsChanged",
  creature,
  vital: key,
  from,
  to,
});
const note = (code: string, data: JsonObject, creature = "ann") => ({ type: "Noted", creature, code, data });
const far = { orc: { at: [15, 15] } } as const;
const check = (
  label: string,
  face: number | null,
  bonus: number,
  against: number | null,
  hit: boolean,
  target?: string,
) => ({
  type: "RollResolved",
  roll: {
    by: "ann",
    kind: "check",
    faces: face === null ? [] : [face],
    total: (face ?? 0) + bonus,
    bonus,
    modifiers: bonus === 0 ? [] : [{ label, value: bonus }],
    hit,
    ...(against !== null && { against }),
  },
  ...(target !== undefined && { target }),
});

describe("what a simple action changes", () => {
  it.each<readonly [string, Given, string, Doing, readonly object[]]>([
    ["total defence", far, "total-defense", {}, [standard, set("ann", { totalDefense: true })]],
    ["dropping down", far, "drop-prone", {}, [free, gained("prone")]],
    ["getting up", { ...far, ann: { conditions: ["prone"] } }, "stand-up", {}, [moved, lost("prone")]],
    [
      "power",
      { ...far, ann: { profile: { features: ["power-attack"] } } },
      "use-feat",
      { variant: "power-attack" },
      [set("ann", { powerAttack: true })],
    ],
    [
      "aim",
      { ...far, ann: { profile: { features: ["deadly-aim"] } } },
      "use-feat",
      { variant: "deadly-aim" },
      [set("ann", { deadlyAim: true })],
    ],
    [
      "expertise",
      { ...far, ann: { profile: { features: ["combat-expertise"] } } },
      "use-feat",
      { variant: "combat-expertise" },
      [set("ann", { combatExpertise: true })],
    ],
    ["another feat", { ...far, ann: { profile: { features: ["run"] } } }, "use-feat", { variant: "run" }, [standard]],
    ["a door", far, "open-close-door", {}, [moved]],
    ["a delay", far, "delay", {}, [set("ann", { delaying: true })]],
    ["help at a skill", { orc: { side: "heroes" } }, "aid-another", at, [standard]],
  ])("%s", (_what, given, action, doing, facts) => {
    expect(factsOf(given, action, doing)).toEqual(facts);
  });

  it("PF1-GAP-32: letting go, where it holds somebody", () => {
    const held: Given = {
      ann: { conditions: [{ id: "grappled", by: creatureId("orc") }] },
      orc: { conditions: ["pinned"] },
      turn: { hold: { target: "orc", round: 1 } },
    };
    expect(factsOf(held, "release-grapple", {})).toEqual([
      free,
      lost("grappled"),
      lost("pinned", "orc"),
      set("ann", { hold: null }),
    ]);
    const { turn: _turn, ...without } = held;
    expect(factsOf(without, "release-grapple", {})).toEqual([free]);
  });

  it("PF1-SKILL-003: a Heal check of 15 steadies the dying", () => {
    const dying: Given = { ann: { profile: { stats: { heal: 4 } } }, orc: { conditions: ["dying"] } };
    const heal = (face: number | null, hit: boolean) => check("heal", face, 4, 15, hit, "orc");
    expect(factsOf(dying, "stabilize-dying", at, [11])).toEqual([
      standard,
      heal(11, true),
      lost("dying", "orc"),
      gained("stable", "orc"),
    ]);
    expect(factsOf(dying, "stabilize-dying", at, [10])).toEqual([standard, heal(10, false)]);
    expect(factsOf(dying, "stabilize-dying", at, null)).toEqual([standard, heal(null, false)]);
    const wise: Given = { ...dying, ann: { profile: { stats: { wis: 14 } } } };
    expect(factsOf(wise, "stabilize-dying", at, [13]).slice(1)).toEqual([
      check("heal", 13, 2, 15, true, "orc"),
      lost("dying", "orc"),
      gained("stable", "orc"),
    ]);
  });

  it("asks for its check by name", () => {
    const fight = openTurn({ orc: { conditions: ["dying"] } });
    fight.act("ann", "stabilize-dying", at);
    settle(fight);
    expect(fight.encounter.rolls).toMatchObject({
      by: "ann",
      kind: "check",
      dice: [{ count: 1, sides: 20 }],
      modifiers: [],
      target: "orc",
    });
  });

  it.each([
    [10, -2, 14, true],
    [9, -2, 14, false],
    [14, -4, 10, true],
    [13, -4, 10, false],
    [20, -13, 14, true],
    [19, -13, 14, false],
  ])("PF1-GAP-18: a dying one's %i at %i hit points with a Constitution of %i: %s", (face, hp, con, saved) => {
    const fight = openTurn({ orc: { conditions: ["dying"], vitals: { hp }, profile: { stats: { con } } } });
    const before = fight.events.length;
    fight.act("orc", "death-check");
    fight.roll(face);
    const [roll, next, ...rest] = outcomesSince(fight, before);
    const bonus = Math.floor((con - 10) / 2) + hp;
    expect(roll).toMatchObject({ roll: { by: "orc", kind: "check", bonus, against: 10, hit: face + bonus >= 10 } });
    expect(next).toEqual(saved ? lost("dying", "orc") : vital("hp", hp, hp - 1, "orc"));
    if (saved) expect(rest).toEqual([gained("stable", "orc")]);
  });
});

describe("PF1-GAP-14: whom help is for", () => {
  const bob: Seat = { id: "bob", at: [6, 6], side: "heroes" };
  const wolf: Seat = { id: "wolf", at: [4, 5], side: "foes" };
  const aided = (more: readonly Seat[], doing: Doing, given: Given = {}) =>
    factsOf({ ...given, more }, "aid-another", { target: "bob", variant: "attack", ...doing }, [10]).slice(1);
  const roll = (face: number, hit: boolean, bonus = 5) => check("aid", face, bonus, 10, hit, "bob");

  it("is given against the foe that both have to do with", () => {
    const aid = (foe: string, at = "attack") => set("ann", { aid: { friend: "bob", foe, at } });
    expect(aided([bob], {})).toEqual([roll(10, true), aid("orc")]);
    expect(aided([bob], { variant: "defence" })).toEqual([roll(10, true), aid("orc", "defence")]);
    expect(aided([bob, wolf], {})).toEqual([roll(10, true), aid("orc")]);
    expect(aided([wolf, bob], { options: { against: "wolf" } })).toEqual([roll(10, true), aid("wolf")]);
    expect(aided([{ ...bob, at: [3, 5] }, wolf], {})).toEqual([roll(10, true), aid("wolf")]);
    expect(aided([{ ...bob, at: [12, 12] }, wolf], {})).toEqual([roll(10, true), aid("orc")]);
  });

  it("goes for nothing below 10", () => {
    expect(factsOf({ more: [bob] }, "aid-another", { target: "bob", variant: "attack" }, [4])).toEqual([
      standard,
      roll(4, false),
    ]);
  });

  it("asks for no die, where it is no blow", () => {
    const none = (more: readonly Seat[], doing: Doing, given: Given = {}) =>
      factsOf({ ...given, more }, "aid-another", { target: "bob", ...doing });
    expect(none([bob], {})).toEqual([standard]);
    expect(none([bob], { variant: "singing" })).toEqual([standard]);
    expect(none([bob], { variant: "attack" }, far)).toEqual([standard]);
    expect(none([bob], { variant: "attack", options: { against: "elf" } })).toEqual([standard]);
    expect(none([bob], { variant: "attack" }, { ann: { profile: { attacks: [] } } })).toEqual([standard]);
  });
});

describe("what handling something changes", () => {
  const sheathed: AttackProfile = { ...SWORD, extra: { ready: false } };
  const armed = (...attacks: readonly AttackProfile[]): Given => ({ ...far, ann: { profile: { attacks } } });
  const pack = (inventory: string[] | null, hands: string[] | null = null): Given => ({
    ...far,
    turn: { ...(inventory && { inventory }), ...(hands && { hands }) },
  });
  const wand = { options: { item: "wand" } };
  const gear = (more: JsonObject) => set("ann", { gear: more });

  it.each<readonly [string, Given, string, Doing, readonly object[]]>([
    ["drawing", armed(sheathed), "draw-weapon", {}, [moved, gear({ sword: { ready: true } })]],
    [
      "drawing what is named",
      armed(sheathed, { ...sheathed, id: "axe" }),
      "draw-weapon",
      { with: "axe" },
      [moved, gear({ axe: { ready: true } })],
    ],
    [
      "drawing into a hand",
      { ...armed(sheathed), turn: { hands: ["torch"] } },
      "draw-weapon",
      {},
      [moved, set("ann", { hands: ["torch", "sword"] }), gear({ sword: { ready: true } })],
    ],
    [
      "PF1-MOVE-011: drawing two",
      { ...far, ann: { profile: { attacks: [sheathed], features: ["two-weapon-fighting"] } }, turn: { hands: [] } },
      "draw-weapon",
      { options: { second: "axe" } },
      [moved, set("ann", { hands: ["sword", "axe"] }), gear({ sword: { ready: true }, axe: { ready: true } })],
    ],
    ["drawing from hiding", armed(sheathed), "draw-hidden-weapon", {}, [standard, gear({ sword: { ready: true } })]],
    [
      "keeping what else is known of gear",
      { ...armed(sheathed), turn: { gear: { bow: { loaded: false }, sword: { loaded: true } } } },
      "draw-weapon",
      {},
      [moved, gear({ bow: { loaded: false }, sword: { loaded: true, ready: true } })],
    ],
    ["putting away", armed(SWORD), "sheathe-weapon", {}, [moved, set("ann", {}), gear({ sword: { ready: false } })]],
    [
      "putting away out of a hand",
      { ...armed(SWORD), turn: { hands: ["sword", "torch"] } },
      "sheathe-weapon",
      {},
      [moved, set("ann", { hands: ["torch"] }), gear({ sword: { ready: false } })],
    ],
    [
      "loading",
      armed({ ...BOW, extra: { loaded: false } }),
      "load-light-crossbow",
      {},
      [moved, gear({ bow: { loaded: true } })],
    ],
    [
      "loading a heavy one",
      armed({ ...BOW, extra: { loaded: false } }),
      "load-heavy-crossbow",
      {},
      [full, gear({ bow: { loaded: true } })],
    ],
    [
      "taking out",
      pack(["rope", "wand"], ["torch"]),
      "retrieve-stored-item",
      wand,
      [moved, set("ann", { hands: ["torch", "wand"], inventory: ["rope"] })],
    ],
    ["taking out, where nobody keeps books", far, "retrieve-stored-item", wand, [moved, set("ann", {})]],
    ["taking out nothing named", pack(["wand"]), "retrieve-stored-item", {}, [moved, set("ann", {})]],
    ["picking up", pack(null, []), "pick-up-item", wand, [moved, set("ann", { hands: ["wand"] })]],
    [
      "picking up a weapon",
      { ...armed(sheathed), turn: { hands: [] } },
      "pick-up-item",
      { options: { item: "sword" } },
      [moved, set("ann", { hands: ["sword"] }), gear({ sword: { ready: true } })],
    ],
    [
      "picking up a weapon that is named as such",
      armed(sheathed),
      "pick-up-item",
      { with: "sword" },
      [moved, set("ann", {}), gear({ sword: { ready: true } })],
    ],
    [
      "stowing",
      pack(["rope"], ["wand"]),
      "stow-item",
      wand,
      [moved, set("ann", { hands: [], inventory: ["rope", "wand"] })],
    ],
    [
      "stowing a weapon",
      armed(SWORD),
      "stow-item",
      { with: "sword" },
      [moved, set("ann", {}), gear({ sword: { ready: false } })],
    ],
    [
      "dropping",
      pack([], ["wand", "torch", "wand"]),
      "drop-item",
      wand,
      [free, set("ann", { hands: ["torch", "wand"], inventory: [] })],
    ],
    [
      "dropping a weapon",
      armed(SWORD),
      "drop-item",
      { with: "sword" },
      [free, set("ann", {}), gear({ sword: { ready: false } })],
    ],
    ["drinking", pack(["wand", "rope"]), "use-potion-oil", wand, [standard, set("ann", { inventory: ["rope"] })]],
    [
      "a shield, put on",
      { ...far, turn: { shield: { bonus: 2, worn: false } } },
      "don-remove-shield",
      {},
      [moved, set("ann", { shield: { bonus: 2, worn: true } })],
    ],
    [
      "a shield, taken off",
      { ...far, turn: { shield: { bonus: 2, worn: true } } },
      "don-remove-shield",
      {},
      [moved, set("ann", { shield: { bonus: 2, worn: false } })],
    ],
    [
      "PF1-MOVE-017: a shield, dropped",
      { ...far, turn: { shield: { bonus: 2, worn: false }, hands: ["shield"] } },
      "drop-unstrapped-shield",
      {},
      [free, set("ann", { shield: null, hands: [] })],
    ],
    ["components", far, "prepare-components", {}, [free]],
  ])("%s", (_what, given, action, doing, facts) => {
    expect(factsOf(given, action, doing)).toEqual(facts);
  });
});

describe("PF1-MOVE-013 to 015: mounting", () => {
  const horse: Given = { orc: { side: "heroes", at: [6, 6] } };
  const up = [
    gained("mounted", "ann", { by: "orc" }),
    set("ann", { dismounted: null }),
    {
      type: "Moved",
      creature: "ann",
      path: [
        [5, 5],
        [6, 6],
      ],
      to: { cell: [6, 6], elevation: 0, facing: null },
      mode: "mount",
      cost: 0,
      how: "forced",
    },
  ];
  it("takes one to the seat, and down again", () => {
    expect(factsOf(horse, "mount-dismount", at)).toEqual([moved, ...up]);
    expect(factsOf({ ...horse, ann: { conditions: ["mounted"] } }, "mount-dismount", {})).toEqual([
      moved,
      lost("mounted"),
      set("ann", { dismounted: true }),
    ]);
  });

  it("fast asks for a Ride check of 20, or takes the move action", () => {
    const ride: Given = { ...horse, ann: { profile: { stats: { ride: 6 } } } };
    expect(factsOf(ride, "fast-mount", at, [14])).toEqual([free, check("ride", 14, 6, 20, true, "orc"), ...up]);
    expect(factsOf(ride, "fast-mount", at, [13])).toEqual([free, check("ride", 13, 6, 20, false, "orc"), moved, ...up]);
    expect(factsOf(horse, "fast-mount", at, [19])[1]).toEqual(check("ride", 19, 0, 20, false, "orc"));
  });
});

describe("PF1-FULLROUND-001: the halves of a full-round action", () => {
  it("store what was begun, without what pays", () => {
    const doing: Doing = { variant: "load-heavy-crossbow", with: "bow", pay: "standard", options: { spell: "web" } };
    const pendingFullRound = {
      actionId: "load-heavy-crossbow",
      startedRound: 1,
      act: { with: "bow", options: { spell: "web" } },
    };
    expect(factsOf(far, "start-full-round", doing)).toEqual([standard, set("ann", { pendingFullRound })]);
  });

  it("and do what both come to", () => {
    const half = (act: JsonObject, actionId = "load-heavy-crossbow"): Given => ({
      ...far,
      turn: { pendingFullRound: { actionId, startedRound: 1, act } },
    });
    const done = set("ann", { pendingFullRound: null });
    expect(factsOf(half({ with: "bow" }), "complete-full-round", {})).toEqual([
      standard,
      done,
      set("ann", { gear: { bow: { loaded: true } } }),
    ]);
    expect(factsOf(half({}), "complete-full-round", { with: "bow" }).at(-1)).toEqual(
      set("ann", { gear: { bow: { loaded: true } } }),
    );
    expect(factsOf(half({}, "dance"), "complete-full-round", {})).toEqual([standard, done]);
    const spell = { spell: "web", level: 1 };
    expect(
      factsOf(half({ options: spell }, "cast-one-round"), "complete-full-round", { options: { spell: "fog" } }),
    ).toContainEqual(set("ann", { casting: { ...spell, roundsSpent: 1, roundsNeeded: 1, lastRound: 1 } }));
    const coup: Given = {
      orc: { conditions: ["helpless"], vitals: { hp: 50 } },
      turn: half({ target: "orc" }, "coup-de-grace").turn ?? {},
    };
    expect(factsOf(coup, "complete-full-round", {}, [1, 1], [20]).map(({ type }) => type)).toEqual([
      "TurnStateChanged",
      "TurnStateChanged",
      "StrikeResolved",
      "VitalsChanged",
      "RollResolved",
    ]);
  });
});

describe("the facts of a casting", () => {
  const cast = (options: JsonObject = {}): Doing => ({ options: { spell: "web", level: 2, ...options } });
  const costs = (more: JsonObject = {}) =>
    set("ann", { heldCharge: null, freeTouch: null, spellsCast: 1, castingBroken: null, ...more });
  const active = (more: JsonObject = {}) => ({
    id: "web",
    level: 2,
    concentration: false,
    redirectable: false,
    dismissible: false,
    endsRound: null,
    ...more,
  });
  const lasting = (...spells: JsonObject[]) => set("ann", { activeSpells: spells });

  it.each<readonly [string, Given, string, Doing, readonly object[]]>([
    ["a spell in effect", far, "cast-standard", cast(), [standard, costs(), lasting(active())]],
    [
      "for some rounds",
      far,
      "cast-standard",
      cast({ durationRounds: 3 }),
      [standard, costs(), lasting(active({ endsRound: 4 }))],
    ],
    [
      "beside another",
      { ...far, turn: { activeSpells: [active({ id: "fog" })], spellsCast: 2 } },
      "cast-standard",
      cast(),
      [standard, costs({ spellsCast: 3 }), lasting(active({ id: "fog" }), active())],
    ],
    [
      "of no level",
      far,
      "cast-standard",
      { options: { spell: "web" } },
      [standard, costs(), lasting(active({ level: 0 }))],
    ],
    ["without a name", far, "cast-standard", {}, [standard, costs()]],
    [
      "PF1-SPELL-015: a charge for a touch",
      far,
      "cast-standard",
      cast({ range: "touch" }),
      [standard, costs(), set("ann", { heldCharge: true, freeTouch: true })],
    ],
    [
      "PF1-SWIFT-002: quickened",
      far,
      "cast-quickened",
      cast(),
      [
        set("ann", { swiftUsed: true }),
        set("ann", { heldCharge: null, freeTouch: null, swiftSpellCast: true, castingBroken: null }),
        lasting(active()),
      ],
    ],
    [
      "PF1-SPELL-010: for a slot",
      { ...far, ann: { vitals: { "spellSlots.2": 2 } } },
      "cast-standard",
      cast(),
      [standard, costs(), vital("spellSlots.2", 2, 1), lasting(active())],
    ],
    [
      "PF1-ABILITY-002: an ability, for a use",
      { ...far, ann: { vitals: { "uses.breath": 1 } } },
      "use-spell-like",
      { options: { ability: "breath", spell: "web" } },
      [standard, set("ann", { castingBroken: null }), vital("uses.breath", 1, 0)],
    ],
    [
      "PF1-ITEM-002: a scroll, which is gone",
      { ...far, turn: { inventory: ["rope", "scroll", "scroll"] } },
      "read-scroll",
      cast({ item: "scroll" }),
      [standard, set("ann", { inventory: ["rope", "scroll"], castingBroken: null }), lasting(active())],
    ],
    [
      "PF1-CASTTIME-001: over a round",
      far,
      "cast-one-round",
      cast(),
      [
        full,
        costs(),
        set("ann", { casting: { spell: "web", level: 2, roundsSpent: 1, roundsNeeded: 1, lastRound: 1 } }),
      ],
    ],
    [
      "PF1-CASTTIME-002: over several",
      far,
      "cast-long",
      cast({ rounds: 3 }),
      [
        full,
        costs(),
        set("ann", { casting: { spell: "web", level: 2, roundsSpent: 1, roundsNeeded: 3, lastRound: 1 } }),
      ],
    ],
    [
      "PF1-CASTTIME-010: longer with what is changed about it",
      far,
      "cast-long",
      cast({ rounds: 3, spontaneous: true, metamagic: ["wide"] }),
      [
        full,
        costs(),
        set("ann", { casting: { spell: "web", level: 2, roundsSpent: 1, roundsNeeded: 4, lastRound: 1 } }),
      ],
    ],
    [
      "PF1-CASTTIME-010: not where it was prepared so",
      far,
      "cast-long",
      cast({ rounds: 3, metamagic: ["wide"] }),
      [
        full,
        costs(),
        set("ann", { casting: { spell: "web", level: 2, roundsSpent: 1, roundsNeeded: 3, lastRound: 1 } }),
      ],
    ],
    [
      "PF1-CASTTIME-010: nor where nothing is changed",
      far,
      "cast-long",
      cast({ rounds: 3, spontaneous: true }),
      [
        full,
        costs(),
        set("ann", { casting: { spell: "web", level: 2, roundsSpent: 1, roundsNeeded: 3, lastRound: 1 } }),
      ],
    ],
    [
      "PF1-CASTTIME-002: going on",
      { ...far, turn: { casting: { spell: "web", level: 2, roundsSpent: 1, roundsNeeded: 3, lastRound: 0 } } },
      "cast-long",
      cast(),
      [full, set("ann", { casting: { spell: "web", level: 2, roundsSpent: 2, roundsNeeded: 3, lastRound: 1 } })],
    ],
    [
      "concentrating",
      { ...far, turn: { activeSpells: [active({ concentration: true })], concentrated: ["fog"] } },
      "concentrate-spell",
      cast(),
      [standard, set("ann", { concentrated: ["fog", "web"] })],
    ],
    [
      "ceasing",
      { ...far, turn: { activeSpells: [active({ concentration: true }), active({ id: "fog" })] } },
      "cease-concentration",
      cast(),
      [free, lasting(active({ id: "fog" }))],
    ],
    [
      "PF1-SPELL-022: dismissing",
      { ...far, turn: { activeSpells: [active({ dismissible: true })] } },
      "dismiss-spell",
      cast(),
      [standard, lasting()],
    ],
    [
      "PF1-SPELL-023: directing",
      { ...far, turn: { activeSpells: [active({ redirectable: true })] } },
      "direct-spell",
      cast(),
      [moved],
    ],
  ])("%s", (_what, given, action, doing, facts) => {
    expect(factsOf(given, action, doing)).toEqual(facts);
  });

  it("PF1-SPELL-009: the first check that fails loses it, and what it cost is gone", () => {
    const mage: Given = { ...far, ann: { profile: { stats: { concentration: 4 } } } };
    const rolled = (face: number, against: number, hit: boolean) => ({
      ...check("concentration", face, 4, against, hit),
      roll: { ...check("concentration", face, 4, against, hit).roll, kind: "concentration" },
    });
    const careful = cast({ defensive: true, interruptionDC: 12 });
    expect(factsOf(mage, "cast-standard", careful, [15], [8])).toEqual([
      standard,
      costs(),
      rolled(15, 19, true),
      rolled(8, 12, true),
      lasting(active()),
    ]);
    expect(factsOf(mage, "cast-standard", careful, [14])).toEqual([
      standard,
      costs(),
      rolled(14, 19, false),
      note("spell-lost", { spell: "web" }),
    ]);
    expect(factsOf(mage, "cast-standard", careful, [15], [7]).slice(-2)).toEqual([
      rolled(7, 12, false),
      note("spell-lost", { spell: "web" }),
    ]);
    expect(factsOf(mage, "use-spell-like", { options: { ability: "gaze", defensive: true } }, [1]).at(-1)).toEqual(
      note("spell-lost", { spell: "gaze" }),
    );
  });

  it("PF1-SPELL-004: the deaf lose one in five spells with words", () => {
    const deaf: Given = { ...far, ann: { conditions: ["deafened"] } };
    const spoken = cast({ components: ["V"] });
    const rolled = (face: number, hit: boolean) => check("deafness", face, 0, 21, hit);
    expect(factsOf(deaf, "cast-standard", spoken, [21])).toEqual([
      standard,
      costs(),
      rolled(21, true),
      lasting(active()),
    ]);
    expect(factsOf(deaf, "cast-standard", spoken, [20])).toEqual([
      standard,
      costs(),
      rolled(20, false),
      note("spell-lost", { spell: "web" }),
    ]);
    const fight = openTurn(deaf);
    fight.act("ann", "cast-standard", spoken);
    expect(fight.encounter.rolls).toMatchObject({ kind: "check", dice: [{ count: 1, sides: 100 }], modifiers: [] });
  });

  it("PF1-SPELL-021: a ray is rolled for as part of the casting, and leaves no spell behind", () => {
    const ray: AttackProfile = { id: "ray", kind: "touch", bonus: 2, damage: "1d6", extra: { range: 6 } };
    const given: Given = {
      ann: { profile: { attacks: [ray] } },
      orc: { at: [8, 5], vitals: { hp: 9 }, profile: { stats: { ac: 12 } } },
    };
    const facts = factsOf(given, "cast-standard", { ...cast(), ...at, with: "ray" }, [10], [4]);
    expect(facts.slice(0, 2)).toEqual([standard, costs()]);
    expect(facts.slice(2)).toMatchObject([
      { type: "RollResolved", roll: { kind: "attack", total: 12, hit: true } },
      { type: "StrikeResolved", with: "ray", hit: true, damage: 4, provoked: false },
      { type: "RollResolved", roll: { kind: "damage" } },
      vital("hp", 9, 5, "orc"),
    ]);
  });

  it("PF1-SPELL-021: the ray's own chance comes after the casting's", () => {
    const ray: AttackProfile = { id: "ray", kind: "touch", bonus: 2, extra: { range: 6 } };
    const quick = { features: ["combat-reflexes"], stats: { dex: 14, ac: 5 } };
    const fight = openTurn({ ann: { profile: { attacks: [ray], stats: { ac: 30 } } }, orc: { profile: quick } });
    fight.act("ann", "cast-standard", { ...cast(), ...at, with: "ray" });
    const asked = () => fight.encounter.windows.map(({ of, against }) => [of, against]);
    expect(asked()).toEqual([["casting", "ann"]]);
    fight.answer("orc", true);
    fight.roll(2);
    expect(asked()).toEqual([["ranged-attack", "ann"]]);
    fight.answer("orc", false);
    expect(fight.encounter.rolls).toMatchObject({ kind: "attack", target: "orc" });
    fight.roll(1);
    expect(fight.encounter.tasks).toEqual([]);
  });
});

describe("PF1-SPELL-016: delivering a charge", () => {
  const charged = (more: Given["orc"] = {}): Given => ({
    orc: { profile: { stats: { ac: 12 } }, ...more },
    turn: { heldCharge: true, freeTouch: true },
  });
  it("to a friend needs no roll", () => {
    expect(factsOf(charged({ side: "heroes" }), "touch-friend", at)).toEqual([
      standard,
      set("ann", { heldCharge: null, freeTouch: null }),
    ]);
    expect(factsOf(charged({ side: "heroes" }), "touch-up-to-six", { targets: [creatureId("orc")] })).toEqual([
      full,
      set("ann", { heldCharge: null, freeTouch: null }),
    ]);
  });

  it("to a foe is an attack, and a miss keeps it", () => {
    const touch = (face: number) => factsOf(charged(), "touch-in-casting-round", at, [face]);
    expect(touch(12)).toMatchObject([
      free,
      set("ann", { freeTouch: null }),
      { roll: { total: 12, hit: true, against: 12 } },
      { type: "StrikeResolved", with: "touch", hit: true, damage: null },
      set("ann", { heldCharge: null }),
    ]);
    expect(touch(11)).toMatchObject([
      free,
      set("ann", { freeTouch: null }),
      { roll: { hit: false } },
      { type: "StrikeResolved", hit: false },
    ]);
  });
});

describe("PF1-GAP-11, PF1-ACTION-002: places in the order", () => {
  const three: Given = { more: [{ id: "bob", at: [9, 9], side: "heroes" }] };
  it("are rolled for, the highest first", () => {
    const rolled = (face: number, stats: JsonObject) => {
      const fight = openTurn({ ...three, ann: { profile: { stats } }, foe: { initiative: 12 } });
      const before = fight.events.length;
      fight.act("ann", "roll-initiative");
      expect(fight.encounter.rolls).toMatchObject({ by: "ann", kind: "initiative", dice: [{ count: 1, sides: 20 }] });
      fight.roll(face);
      return outcomesSince(fight, before);
    };
    expect(rolled(10, { initiative: 3 })).toEqual([
      {
        type: "RollResolved",
        roll: {
          by: "ann",
          kind: "initiative",
          faces: [10],
          total: 13,
          bonus: 3,
          modifiers: [{ label: "initiative", value: 3 }],
          hit: true,
        },
      },
      set("ann", { initiative: 13 }),
      { type: "OrderChanged", order: ["ann", "orc", "bob"] },
    ]);
    expect(rolled(10, { dex: 12 }).at(-1)).toEqual({ type: "OrderChanged", order: ["orc", "ann", "bob"] });
    expect(rolled(12, {}).at(-1)).toEqual({ type: "OrderChanged", order: ["ann", "orc", "bob"] });
  });

  it("come after the running turn for whoever delayed", () => {
    const fight = openTurn(three);
    fight.act("ann", "delay");
    fight.turn("orc");
    const before = fight.events.length;
    fight.act("ann", "come-in");
    expect(outcomesSince(fight, before)).toEqual([
      set("ann", { delaying: null }),
      { type: "OrderChanged", order: ["orc", "ann", "bob"] },
    ]);
  });
});

describe("movement that somebody else brings about", () => {
  const put = (doing: Doing, action = "forced", given: Given = {}, ...rolls: readonly (readonly number[] | null)[]) =>
    factsOf({ ...far, ...given }, action, doing, ...rolls);
  const to = (
    cell: readonly [number, number],
    elevation: number,
    path: readonly (readonly [number, number])[],
    how = "forced",
  ) => ({
    type: "Moved",
    creature: "ann",
    path,
    to: { cell, elevation, facing: null },
    mode: how,
    cost: 0,
    how,
  });
  it("puts it there", () => {
    const path = [
      [5, 5],
      [4, 5],
    ] as const;
    expect(put({ path })).toEqual([to([4, 5], 0, path)]);
    expect(put({ path, elevations: [0, 10] })).toEqual([to([4, 5], 10, path)]);
    expect(put({ path }, "forced", { ann: { elevation: 5 } })).toEqual([to([4, 5], 5, path)]);
    expect(
      put(
        {
          path: [
            [5, 5],
            [1, 1],
          ],
        },
        "teleport",
      ),
    ).toEqual([
      to(
        [1, 1],
        0,
        [
          [5, 5],
          [1, 1],
        ],
        "teleport",
      ),
    ]);
  });

  it("puts it at the end of the way, however long that is", () => {
    const path = [
      [5, 5],
      [4, 5],
      [3, 5],
      [2, 5],
    ] as const;
    expect(put({ path, elevations: [0, 5, 10, 15] })).toEqual([to([2, 5], 15, path)]);
  });

  it("lets it fall: a die for each ten feet, and whoever is hurt lies", () => {
    const path = [
      [5, 5],
      [5, 5],
    ] as const;
    const fall = (from: number, until: number): Doing => ({ path, elevations: [from, until], cause: "fall" });
    const fallen = to([5, 5], 0, path);
    const faces = [3, 4];
    const hurt = {
      type: "RollResolved",
      roll: { by: "ann", kind: "damage", faces, total: 7, bonus: 0, modifiers: [] },
    };
    const ann: Given = { ann: { vitals: { hp: 20 } } };
    expect(put(fall(25, 0), "forced", ann, faces)).toEqual([fallen, hurt, vital("hp", 20, 13), gained("prone")]);
    expect(put(fall(25, 0), "forced", { ann: { vitals: { hp: 20 }, conditions: ["prone"] } }, faces)).toEqual([
      fallen,
      hurt,
      vital("hp", 20, 13),
    ]);
    expect(put(fall(25, 0), "forced", ann, null)).toEqual([fallen]);
    expect(put(fall(9, 0), "forced", ann)).toEqual([fallen]);
    expect(put(fall(30, 20), "forced", ann, [1])).toHaveLength(4);
    const fight = openTurn(ann);
    fight.act("ann", "forced", fall(25, 0));
    expect(fight.encounter.rolls).toMatchObject({
      by: "ann",
      kind: "damage",
      dice: [{ count: 2, sides: 6 }],
      modifiers: [],
    });
  });
});
