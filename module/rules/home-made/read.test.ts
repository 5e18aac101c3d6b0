import { describe, expect, it } from "vitest";
import { withAdds } from "./adds.js";
import { parseHomeDice } from "./formula.js";
import { MOST_ROWS, readAdds, readHomeMade } from "./read.js";
import type { HomeMadeWords } from "./words.js";
import { row } from "../testing/home-made.js";

const WORDS: HomeMadeWords = {
  slots: { action: "main", free: "free" },
  defences: ["ac"],
  saves: ["dex"],
  conditions: ["prone", "poisoned"],
  deeds: ["damage", "heal", "condition", "relieve", "push"],
  ends: ["open", "own-end"],
  provokes: true,
  adds: ["ac", "speed.walk"],
};

const SOUND = {
  slot: "action",
  targets: "enemy",
  range: 30,
  provokes: true,
  limit: "round",
  test: { kind: "save", of: "dex", value: 13 },
  needs: [{ who: "self", is: "lacks-condition", of: "prone" }],
  effects: [row({ when: "success", amount: "2d6" }), row({ does: "condition", of: "prone", ends: "own-end" })],
};

const read = (said: object) => readHomeMade("howl", "Howl", { ...SOUND, ...said }, WORDS);
const codes = (said: object): string[] =>
  read(said).faults.map(({ part, at, code }) => `${part}${at === null ? "" : String(at)}: ${code}`);

describe("a home-made action is read by the words of its game", () => {
  it("as it is, where it is sound", () => {
    const { made, faults } = read({});
    expect(faults).toEqual([]);
    expect(made).toEqual({ id: "howl", name: "Howl", ...SOUND });
  });

  it("without a test, and at nobody", () => {
    const { made } = read({ test: { kind: "none", of: "", value: 0 }, targets: "none", effects: [] });
    expect(made).toMatchObject({ test: null, targets: "none" });
  });

  it("and is of no use with another game's slot, or a test that can't be made", () => {
    expect(read({ slot: "standard" }).made).toBeNull();
    expect(codes({ slot: "standard" })).toEqual(["slot: slot"]);
    expect(codes({ test: { kind: "save", of: "fort", value: 13 } })).toEqual(["test: save"]);
    expect(codes({ test: { kind: "attack", of: "touch", value: 3 } })).toEqual(["test: defence"]);
    expect(codes({ test: 5 })).toEqual(["test: shape"]);
    expect(codes({ targets: "none", effects: [] })).toEqual(["test: no-target"]);
    expect(read({ test: 5 }).made).toBeNull();
  });

  it("row by row: what means nothing is left out and named", () => {
    const effects = [
      row({ amount: "2d6" }),
      row({ amount: "lots" }),
      row({ does: "pull", cells: 1 }),
      row({ does: "condition", of: "cursed" }),
      row({ does: "condition", of: "prone", ends: "save" }),
      row({ does: "push", cells: 0 }),
      row({ does: "push", cells: 1, to: "self" }),
      { ...row({}), more: 1 },
      null,
    ];
    const { made, faults } = read({ effects });
    expect(made?.effects).toEqual([row({ amount: "2d6" })]);
    expect(faults.map(({ at, code }) => [at, code])).toEqual([
      [1, "dice"],
      [2, "deed"],
      [3, "condition"],
      [4, "ends"],
      [5, "cells"],
      [6, "cells"],
      [7, "shape"],
      [8, "shape"],
    ]);
  });

  it("with what depends on a test or a target only where there is one", () => {
    const bare = { test: { kind: "none", of: "", value: 0 }, needs: [] };
    expect(codes({ ...bare, effects: [row({ when: "failure" })] })).toEqual(["effects0: no-test"]);
    expect(codes({ ...bare, targets: "none", effects: [row({})] })).toEqual(["effects0: no-target"]);
    expect(
      codes({ ...bare, targets: "none", needs: [{ who: "target", is: "has-feature", of: "x" }], effects: [] }),
    ).toEqual(["needs0: no-target"]);
  });

  it("with needs that can be asked for", () => {
    const needs = [
      { who: "self", is: "has-condition", of: "cursed" },
      { who: "self", is: "has-feature", of: "" },
      { who: "self", is: "has-feature", of: "rage" },
    ];
    const { made, faults } = read({ needs });
    expect(made?.needs).toEqual([needs[2]]);
    expect(faults.map(({ at, code }) => [at, code])).toEqual([
      [0, "condition"],
      [1, "feature"],
    ]);
  });

  it("and no longer than anybody needs", () => {
    const { made, faults } = read({ effects: Array.from({ length: MOST_ROWS + 5 }, () => row({})) });
    expect(made?.effects).toHaveLength(MOST_ROWS);
    expect(faults).toEqual([{ part: "effects", at: MOST_ROWS, code: "too-many" }]);
    expect(codes({ effects: "none" })).toEqual(["effects: shape"]);
  });

  it("whatever it is", () => {
    for (const source of [null, undefined, 7, "x", [], {}, { slot: "action" }])
      expect(readHomeMade("a", "A", source, WORDS)).toEqual({
        made: null,
        faults: [{ part: "whole", at: null, code: "shape" }],
      });
    expect(readHomeMade("__proto__", "A", SOUND, WORDS).made).toBeNull();
    expect(readHomeMade("", "A", SOUND, WORDS).made).toBeNull();
  });

  it("and provokes only where that means something", () => {
    expect(readHomeMade("howl", "Howl", SOUND, { ...WORDS, provokes: false }).made?.provokes).toBe(false);
  });
});

describe("dice of home-made content", () => {
  it("are as many as a table throws", () => {
    expect(parseHomeDice("2d6+3")).toEqual({ dice: [{ count: 2, sides: 6 }], flat: 3 });
    expect(parseHomeDice("5")).toEqual({ dice: [], flat: 5 });
    for (const text of ["", "x", "101d6", "0d6", "1d1", "1d1001", "10001", "99999999999d6"])
      expect(parseHomeDice(text), text).toBeNull();
  });
});

describe("what a feature adds", () => {
  it("is read row by row", () => {
    const { rows, faults } = readAdds(
      [
        { to: "ac", by: 1 },
        { to: "luck", by: 1 },
        { to: "ac", by: 0.5 },
      ],
      WORDS,
    );
    expect(rows).toEqual([{ to: "ac", by: 1 }]);
    expect(faults.map(({ code }) => code)).toEqual(["stat", "shape"]);
  });

  it("counts where the number is given", () => {
    const profile = { stats: { ac: 12, hp: 5 }, speeds: { walk: 30 } };
    const adds = [
      { to: "ac", by: 2 },
      { to: "ac", by: -1 },
      { to: "dex", by: 1 },
      { to: "speed.walk", by: -40 },
      { to: "speed.fly", by: 10 },
    ];
    expect(withAdds(profile, adds)).toEqual({ stats: { ac: 13, hp: 5 }, speeds: { walk: 0 } });
    expect(withAdds(profile, [])).toBe(profile);
  });
});
