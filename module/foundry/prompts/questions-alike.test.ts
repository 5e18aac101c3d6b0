import { describe, expect, it } from "vitest";
import type { Question } from "../port/ask.js";
import { areAlike } from "./questions-alike.js";

const FIGHT = {};
const question = (over: object, codes: readonly string[] = ["not-your-turn"], word = "overrule"): Question =>
  ({
    ...{ kind: "anyway", session: FIGHT, creature: "a", offers: [{ word }] },
    refusal: { reasons: codes.map((code) => ({ code, data: {} })) },
    ...over,
  }) as never;

describe("questions that one answer settles", () => {
  it("stand against the same reasons with the same word, whoever they are about and in whatever order", () => {
    expect(areAlike(question({}), question({ creature: "b" }))).toBe(true);
    expect(areAlike(question({}, ["too-far", "not-your-turn"]), question({}, ["not-your-turn", "too-far"]))).toBe(true);
  });

  it("are none where anything else has to be decided", () => {
    expect(areAlike(question({}), question({}, ["too-far"]))).toBe(false);
    expect(areAlike(question({}), question({}, ["not-your-turn", "too-far"]))).toBe(false);
    expect(areAlike(question({}), question({}, undefined, "insist"))).toBe(false);
    expect(areAlike(question({}), question({ session: {} }))).toBe(false);
    for (const kind of ["slot", "strikes"]) expect(areAlike(question({ kind }), question({ kind }))).toBe(false);
  });
});
