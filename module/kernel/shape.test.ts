import { describe, expect, it } from "vitest";
import { either, isJson, isNumber, isText, isWord, kindOf, listOf, maybe, objectOf, orNull, tableOf } from "./shape.js";

interface Pair {
  readonly id: string;
  readonly more?: number;
}
const isPair = objectOf<Pair>({ id: isWord, more: maybe(isNumber) });

describe("a shape", () => {
  it.each([
    { id: "a" },
    { id: "a", more: 0.5 },
    { id: "a", more: undefined },
    Object.assign(Object.create(null) as object, { id: "a" }),
  ])("lets through what it describes: %o", (value) => {
    expect(isPair(value)).toBe(true);
  });

  it.each([
    null,
    [],
    "a",
    {},
    { id: 1 },
    { id: "a", more: Number.NaN },
    { id: "a", more: 1e10 },
    { id: "a", other: 1 },
  ])("lets nothing else through: %o", (value) => {
    expect(isPair(value)).toBe(false);
  });

  it.each(["__proto__", "constructor", "toString", "x".repeat(201)])("takes no %s for a word", (word) => {
    expect(isWord(word)).toBe(false);
    expect(tableOf(isNumber)(JSON.parse(`{"${word}": 1}`))).toBe(false);
    expect(isJson(JSON.parse(`{"deep": {"${word}": 1}}`))).toBe(false);
  });

  it("tells kinds apart, and knows no others", () => {
    type Kind = { readonly kind: "a"; readonly n: number } | { readonly kind: "b" };
    const isKind = kindOf<Kind, "kind">("kind", {
      a: { n: isNumber },
      b: {},
    });
    expect([{ kind: "a", n: 1 }, { kind: "b" }].every((value) => isKind(value))).toBe(true);
    expect([{ kind: "a" }, { kind: "b", n: 1 }, { kind: "toString" }, {}, null].some((value) => isKind(value))).toBe(
      false,
    );
  });

  it("reads lists, choices and what may be null", () => {
    expect(listOf(isText)(["a", ""])).toBe(true);
    expect(listOf(isText)({ 0: "a", length: 1 })).toBe(false);
    expect(orNull(isText)(null)).toBe(true);
    expect(either(isText, isNumber)(true)).toBe(false);
  });

  it("takes for JSON what isn't too deep, and nothing that goes round in circles", () => {
    const circle: { self?: object } = {};
    circle.self = circle;
    expect(isJson({ a: [1, "b", null, { c: false }] })).toBe(true);
    expect(isJson(circle)).toBe(false);
    expect(isJson({ a: undefined })).toBe(false);
    expect(isJson(new Array(20_001).fill(0))).toBe(false);
  });
});
