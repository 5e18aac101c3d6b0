import { describe, expect, it } from "vitest";
import type { Json } from "../kernel/json.js";
import { pathOfAnswer } from "./path-of-answer.js";

const named = (path: Json) => pathOfAnswer({ accept: true, options: { path } });

describe("the way that an answer names", () => {
  it("is read as cells", () => {
    const way = [
      [2, 2],
      [3, 2],
    ];
    expect(named(way)).toEqual(way);
  });

  it.each<Json>([
    null,
    "x",
    5,
    true,
    {},
    [null],
    [[0]],
    [[1, 2, 3]],
    [["a", "b"]],
    [[2, 2], "x"],
    [[2, 2], null],
    [[2, 0.5]],
  ])("is none where it is no list of cells: %j", (path) => {
    expect(named(path)).toBeNull();
  });

  it("is none where none is named", () => {
    expect(pathOfAnswer(null)).toBeNull();
    expect(pathOfAnswer({ accept: true })).toBeNull();
    expect(pathOfAnswer({ accept: true, options: {} })).toBeNull();
  });
});
