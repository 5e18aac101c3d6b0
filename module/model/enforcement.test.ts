import { describe, expect, it } from "vitest";
import { isAllowed, type Verdict, type Word } from "./enforcement.js";

describe("an act with reasons against it", () => {
  const WHO: readonly [Word | undefined, boolean][] = [
    [undefined, false],
    ["insist", false],
    ["overrule", false],
    [undefined, true],
    ["insist", true],
    ["overrule", true],
  ];

  it.each<[Verdict, readonly boolean[]]>([
    ["off", [true, true, true, true, true, true]],
    ["tell", [true, true, true, true, true, true]],
    ["warn", [false, true, true, false, true, true]],
    ["block", [false, false, false, false, false, true]],
    ["impossible", [false, false, false, false, false, false]],
  ])("at %s goes on only by the word that this takes", (verdict, allowed) => {
    expect(WHO.map(([word, gm]) => isAllowed(verdict, word, gm))).toEqual(allowed);
  });
});
