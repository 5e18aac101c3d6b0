import { describe, expect, it } from "vitest";
import { deepClone } from "./clone.js";
import { Collection } from "./collection.js";
import { diffObject } from "./diff.js";
import { isNewerVersion, randomID } from "./ids.js";
import { mergeObject } from "./merge.js";
import { ForcedDeletion, ForcedReplacement } from "./operators.js";
import { deleteProperty, expandObject, flattenObject, getProperty, hasProperty, setProperty } from "./properties.js";
import { getType, isEmpty } from "./types.js";
import { parseUuid } from "./uuid.js";

describe("mergeObject", () => {
  it("merges in place unless told otherwise", () => {
    const original: Record<string, unknown> = { a: 1, b: { c: 1 } };
    expect(mergeObject(original, { b: { d: 2 } })).toBe(original);
    const copy = mergeObject(original, { a: 2 }, { inplace: false });
    expect([original["a"], copy["a"]]).toEqual([1, 2]);
  });
  it("expands dotted keys of the second object", () => {
    expect(mergeObject({ b: { c: 1 } }, { "b.d": 2 })).toEqual({ b: { c: 1, d: 2 } });
  });
  it("replaces arrays whole", () => {
    expect(mergeObject({ list: [1, 2, 3] }, { list: [4] })).toEqual({ list: [4] });
  });
  it("deletes by -= only when asked", () => {
    expect(mergeObject({ a: 1, b: 2 }, { "-=a": null }, { performDeletions: true })).toEqual({ b: 2 });
    expect(mergeObject({ a: 1 }, { "-=a": null })).toEqual({ a: 1, "-=a": null });
  });
  it("applies value operators only when asked", () => {
    const change = { a: new ForcedDeletion(), b: new ForcedReplacement({ y: 1 }) };
    expect(mergeObject({ a: 1, b: { x: 1 } }, change, { applyOperators: true })).toEqual({ b: { y: 1 } });
  });
  it("keeps to its options about new keys and overwriting", () => {
    expect(mergeObject({ a: 1 }, { a: 2, b: 2 }, { insertKeys: false })).toEqual({ a: 2 });
    expect(mergeObject({ a: { b: 1 } }, { a: { c: 1 } }, { insertValues: false })).toEqual({ a: { b: 1 } });
    expect(mergeObject({ a: 1 }, { a: 2 }, { overwrite: false })).toEqual({ a: 1 });
    expect(mergeObject({ a: { b: 1 } }, { a: { c: 1 } }, { recursive: false })).toEqual({ a: { c: 1 } });
  });
});

describe("properties", () => {
  it("reads, writes, tests and deletes dotted paths", () => {
    const object = { a: { b: 1 } };
    expect(getProperty(object, "a.b")).toBe(1);
    expect(getProperty(object, "a.c.d")).toBeUndefined();
    expect(setProperty(object, "a.c.d", 2)).toBe(true);
    expect(setProperty(object, "a.c.d", 2)).toBe(false);
    expect(hasProperty(object, "a.c.d")).toBe(true);
    expect(deleteProperty(object, "a.c.d")).toBe(true);
    expect(hasProperty(object, "a.c.d")).toBe(false);
  });
  it("expands and flattens into each other", () => {
    const nested = { a: { b: { c: 1 } }, list: [1], empty: {} };
    expect(flattenObject(nested)).toEqual({ "a.b.c": 1, list: [1], empty: {} });
    expect(expandObject({ "a.b": 1, "a.c": 2 })).toEqual({ a: { b: 1, c: 2 } });
  });
});

describe("small helpers", () => {
  it("finds only differences", () => {
    expect(diffObject({ a: 1, b: { c: 1, d: 1 } }, { a: 1, b: { c: 2, d: 1 } })).toEqual({ b: { c: 2 } });
    expect(diffObject({ a: 1 }, { "-=a": null, "-=b": null }, { deletionKeys: true })).toEqual({ "-=a": null });
  });
  it("makes ids of sixteen letters and digits", () => {
    expect(randomID()).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(randomID()).not.toBe(randomID());
  });
  it("compares versions by number", () => {
    expect(isNewerVersion("13.350", "13.99")).toBe(true);
    expect(isNewerVersion("13", "13.1")).toBe(false);
    expect(isNewerVersion(14, "13.999")).toBe(true);
  });
  it("tells empty from full and one type from another", () => {
    expect([isEmpty({}), isEmpty([]), isEmpty(null), isEmpty(0), isEmpty({ a: 1 })]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect([getType(null), getType([]), getType({}), getType(new Set())]).toEqual(["null", "Array", "Object", "Set"]);
  });
  it("copies deep", () => {
    const original = { a: [{ b: 1 }] };
    const copy = deepClone(original);
    (copy.a[0] as { b: number }).b = 2;
    expect(original.a[0]).toEqual({ b: 1 });
  });
  it("iterates the values of a collection", () => {
    const collection = new Collection([
      ["a", { name: "A" }],
      ["b", { name: "B" }],
    ]);
    expect([...collection]).toEqual([{ name: "A" }, { name: "B" }]);
    expect(collection.getName("B")).toEqual({ name: "B" });
    expect(collection.filter(({ name }) => name === "A")).toHaveLength(1);
    expect(() => collection.get("c", { strict: true })).toThrow(/does not exist/);
  });
  it("reads absolute, relative and compendium addresses", () => {
    expect(parseUuid("Scene.s.Token.t")).toMatchObject({
      primaryType: "Scene",
      primaryId: "s",
      type: "Token",
      id: "t",
    });
    expect(parseUuid(".Item.i", { uuid: "Actor.a" })).toMatchObject({ primaryId: "a", type: "Item" });
    expect(parseUuid("Compendium.sys.pack.Item.i")).toMatchObject({ pack: "sys.pack", type: "Item", id: "i" });
    expect(parseUuid("nonsense")).toBeNull();
  });
});
