import { describe, expect, it } from "vitest";
import { LEVELS, STRICT, type Category, type Enforcement, type Level, type Word } from "../../model/enforcement.js";
import type { Event } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import type { Profile } from "../../model/profile.js";
import type { Scene } from "../../rules/situation.js";
import { ANN, begun, BOB, CAT, play, poke, toyScene } from "../testing/toy-fight.js";
import { toyRuleset } from "../testing/toy-ruleset.js";
import { decide } from "./decide.js";

const profile = (id: CreatureId, kind: Profile["kind"]): Profile => ({
  id,
  name: id,
  side: "a",
  kind,
  size: "medium",
  speeds: {},
  stats: {},
  features: [],
  unseen: [],
  located: [],
});

/** Ann and Cat are player characters, Bob isn't. */
const sceneWith = (levels: Enforcement): Scene => ({
  ...toyScene,
  levels,
  profiles: new Map([
    [ANN, profile(ANN, "pc")],
    [BOB, profile(BOB, "npc")],
    [CAT, profile(CAT, "pc")],
  ]),
});

const at = (role: "pc" | "npc", category: Category, level: Level): Scene =>
  sceneWith({ ...STRICT, [role]: { ...STRICT[role], [category]: level } });

/** Ann has nothing left to poke with. */
const spent = play([
  ...begun,
  { type: "Observe", creature: ANN, turn: { main: 0 } },
  { type: "Observe", creature: BOB, turn: { main: 0 } },
]);

function attempt(scene: Scene, by: CreatureId, word?: Word, gm = false): readonly Event[] | null {
  const command = { ...poke(by, CAT), ...(word && { word }) };
  const decided = decide(spent.current, command, toyRuleset, scene, { gm });
  return decided.ok ? decided.value : null;
}

const overdrafts = (events: readonly Event[] | null) => events?.filter(({ type }) => type === "Overdrawn") ?? null;

describe("an act with a reason against it", () => {
  it("is recorded without a word where its category is off", () => {
    expect(overdrafts(attempt(at("pc", "actions", "off"), ANN))).toEqual([]);
  });

  it("is recorded with its reasons where it is told", () => {
    expect(overdrafts(attempt(at("pc", "actions", "tell"), ANN))).toEqual([
      {
        type: "Overdrawn",
        creature: ANN,
        action: "poke",
        level: "tell",
        reasons: [{ code: "no-slot", data: {} }],
      },
    ]);
  });

  it("waits for a word where it is warned of", () => {
    const scene = at("pc", "actions", "warn");
    expect(attempt(scene, ANN)).toBeNull();
    expect(overdrafts(attempt(scene, ANN, "insist"))).toMatchObject([{ level: "warn" }]);
  });

  it("waits for the game master's word where it is blocked, and for no player's", () => {
    expect(attempt(sceneWith(STRICT), ANN, "insist")).toBeNull();
    expect(attempt(sceneWith(STRICT), ANN, "overrule")).toBeNull();
    expect(attempt(sceneWith(STRICT), ANN, "insist", true)).toBeNull();
    expect(overdrafts(attempt(sceneWith(STRICT), ANN, "overrule", true))).toMatchObject([{ level: "block" }]);
  });

  it("is held to the levels of its doer's role, and of its category, alone", () => {
    for (const level of LEVELS) {
      expect(attempt(at("npc", "actions", level), ANN)).toBeNull();
      expect(attempt(at("pc", "movement", level), ANN)).toBeNull();
      expect(attempt(at("pc", "actions", level), BOB)).toBeNull();
    }
    expect(attempt(at("npc", "actions", "off"), BOB)).not.toBeNull();
  });

  it("is carried out by nobody's word where it can't be done at all", () => {
    const off = sceneWith({ pc: { ...STRICT.pc, actions: "off" }, npc: STRICT.npc });
    const stranger = {
      type: "TakeAction",
      act: { by: "nobody" as CreatureId, action: "poke" },
      word: "overrule",
    } as const;
    expect(decide(spent.current, stranger, toyRuleset, off)).toMatchObject({
      ok: false,
      error: { reasons: [{ code: "no-such-creature" }] },
    });
  });

  it("of a player who is nowhere sent by an act is one of movement", () => {
    const teleport = { type: "TakeAction", act: { by: ANN, action: "teleport" } } as const;
    const fresh = play(begun).current;
    const by = (scene: Scene, gm: boolean) => decide(fresh, teleport, toyRuleset, scene, { gm });
    expect(by(sceneWith(STRICT), false)).toMatchObject({ ok: false, error: { reasons: [{ code: "outside-act" }] } });
    expect(by(sceneWith(STRICT), true).ok).toBe(true);
    expect(by(at("pc", "movement", "tell"), false)).toMatchObject({ ok: true });
  });
});

describe("a chance to strike back", () => {
  const open = play(begun).current;
  const provoke = (scene: Scene) => {
    const decided = decide(open, poke(ANN, CAT, [BOB, CAT]), toyRuleset, scene);
    if (!decided.ok) throw new Error(decided.error.reasons[0].code);
    const opened = decided.value.find((event) => event.type === "WindowOpened");
    return {
      asked: opened?.window.responders.map(({ creature }) => creature) ?? [],
      told: decided.value.flatMap((event) => (event.type === "Noted" ? [event.creature] : [])),
    };
  };

  it.each<[Level, readonly CreatureId[], readonly CreatureId[]]>([
    ["off", [CAT], []],
    ["tell", [CAT], [BOB]],
    ["warn", [BOB, CAT], []],
    ["block", [BOB, CAT], []],
  ])("at %s holds the table up for those alone who are held to it", (level, asked, told) => {
    expect(provoke(at("npc", "reactions", level))).toEqual({ asked, told });
  });

  it("opens no window where nobody is held to it", () => {
    const scene = sceneWith({
      pc: { ...STRICT.pc, reactions: "off" },
      npc: { ...STRICT.npc, reactions: "off" },
    });
    expect(provoke(scene)).toEqual({ asked: [], told: [] });
  });
});
