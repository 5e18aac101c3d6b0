import { describe, expect, it } from "vitest";
import { asideText, readAside } from "./aside-text.js";
import type { FieldShape, GroupShape } from "./field-shape.js";
import { takeAside } from "./set-aside.js";

const WHOLE: FieldShape = { kind: "number", nullable: false, min: 0, max: 1e9 };
const OPEN: FieldShape = { ...WHOLE, nullable: true, min: null };
const TEXT: FieldShape = { kind: "text", nullable: false, blank: true, choices: null };
const SIZE: FieldShape = { kind: "text", nullable: false, blank: false, choices: ["small", "large"] };

const FIELDS: GroupShape = {
  level: WHOLE,
  cmb: OPEN,
  size: SIZE,
  notes: TEXT,
  counts: { kind: "flag" },
  hp: { kind: "group", fields: { value: WHOLE, max: WHOLE } },
  features: { kind: "list", of: { ...TEXT, blank: false } as FieldShape },
  game: { kind: "free" },
  strange: { kind: "any" },
};

const SOUND = {
  ...{ level: 3, cmb: null, size: "large", notes: "", counts: false, hp: { value: 4, max: 9 } },
  ...{ features: ["dodge"], game: { crit: "x2", list: [1] }, strange: [{}] },
};

describe("what can't be read of a stored source", () => {
  it("is nothing where each field can hold what it has", () => {
    const source = structuredClone(SOUND);
    expect(takeAside(source, FIELDS)).toEqual([]);
    expect(source).toEqual(SOUND);
    expect(takeAside({}, FIELDS)).toEqual([]);
  });

  it("is nothing of what the host reads anyhow", () => {
    const source = { level: "12", cmb: "", size: "small", notes: 5, counts: "true", hp: { value: 2.5 } };
    expect(takeAside(source, FIELDS)).toEqual([]);
    expect(takeAside({ notes: "x".repeat(20_001) }, { notes: { ...TEXT, long: true } })).toEqual([]);
  });

  it.each<[string, unknown]>([
    ["level", "many"],
    ["level", null],
    ["level", ""],
    ["level", -1],
    ["level", 1e300],
    ["level", [3]],
    ["cmb", {}],
    ["size", "vast"],
    ["size", ""],
    ["notes", null],
    ["notes", { html: "" }],
    ["notes", "x".repeat(20_001)],
    ["counts", "perhaps"],
    ["counts", null],
    ["hp", 12],
    ["hp", ["a"]],
    ["features", "dodge"],
    ["features", { 0: "dodge" }],
    ["features", Array.from({ length: 1001 }, () => "dodge")],
    ["game", "x2"],
    ["game", null],
  ])("is taken out of %s: %j", (at, value) => {
    const source = { ...structuredClone(SOUND), [at]: value };
    expect(takeAside(source, FIELDS)).toEqual([{ at, value }]);
    const { [at as "level"]: _, ...rest } = SOUND;
    expect(source).toEqual(rest);
  });

  it("is taken out of groups, lists and free objects alone, where the rest of them is sound", () => {
    const source = {
      hp: { value: "some", max: 9 },
      features: ["dodge", 5, { a: 1 }, "run", null],
      game: { crit: "x2", huge: 1e300, constructor: 1 },
    };
    expect(takeAside(source, FIELDS)).toEqual([
      { at: "hp.value", value: "some" },
      { at: "features.2", value: { a: 1 } },
      { at: "features.4", value: null },
      { at: "game.huge", value: 1e300 },
      { at: "game.constructor", value: 1 },
    ]);
    expect(source).toEqual({ hp: { max: 9 }, features: ["dodge", 5, "run"], game: { crit: "x2" } });
  });

  it("is also what can't be stored: it is named by its kind", () => {
    const round: { self?: unknown } = {};
    round.self = round;
    const source = { level: Number.NaN, notes: () => 1, size: round };
    const taken = takeAside(source, FIELDS);
    expect(taken.map(({ value }) => value)).toEqual(["NaN", "object", "function"]);
  });

  it("is found again as it was from the text that is kept", () => {
    for (const value of ["many", null, { a: [1] }]) {
      const aside = { at: "hp.value", value };
      expect(readAside(asideText(aside))).toEqual(aside);
    }
    expect(readAside("{not json")).toEqual({ at: "", value: "{not json" });
  });

  it("is never looked for twice: what is left is sound", () => {
    const source = { ...structuredClone(SOUND), level: "x", hp: null, features: [null] };
    takeAside(source, FIELDS);
    expect(takeAside(source, FIELDS)).toEqual([]);
  });
});
