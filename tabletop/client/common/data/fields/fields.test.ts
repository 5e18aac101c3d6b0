import { describe, expect, it } from "vitest";
import { DataModel } from "../../abstract/data-model.js";
import { DataModelValidationError } from "../validation-failure.js";
import { ArrayField, SetField } from "./array-field.js";
import { EmbeddedDataField, TypedSchemaField } from "./embedded-data-field.js";
import { NumberField } from "./number-field.js";
import { ObjectField, TypedObjectField } from "./object-field.js";
import { SchemaField } from "./schema-field.js";
import { BooleanField } from "./simple-fields.js";
import { ColorField, DocumentIdField, JSONField, StringField } from "./string-field.js";

const whole = { required: true, nullable: false, integer: true, initial: 0 };

class Inner extends DataModel {
  declare x: number;
  static override defineSchema(): Record<string, NumberField> {
    return { x: new NumberField({ ...whole, min: 0, max: 10 }) };
  }
}

class Sample extends DataModel {
  declare count: number;
  declare tags: Set<string>;
  declare inner: Inner;
  declare map: Record<string, { n: number }>;
  static override defineSchema(): Record<string, never> {
    return {
      count: new NumberField({ ...whole, min: 1, initial: 1 }),
      label: new StringField({ required: true, choices: ["red", "green"], initial: "red" }),
      flag: new BooleanField(),
      list: new ArrayField(new NumberField(whole)),
      tags: new SetField(new StringField()),
      inner: new EmbeddedDataField(Inner),
      map: new TypedObjectField(new SchemaField({ n: new NumberField(whole), note: new StringField() })),
      free: new ObjectField(),
    } as unknown as Record<string, never>;
  }
}

describe("cleaning", () => {
  it("clamps, rounds and casts numbers", () => {
    expect(new NumberField({ min: 1 }).clean(0)).toBe(1);
    expect(new NumberField({ integer: true }).clean("3.6")).toBe(4);
    expect(new NumberField({ step: 0.5 }).clean(1.3)).toBe(1.5);
    expect(new NumberField({ nullable: true }).clean("")).toBeNull();
  });
  it("gives defaults for what is missing and drops what is unknown", () => {
    const model = new Sample({ count: 0, stranger: true });
    expect(model._source).toEqual({
      count: 1,
      label: "red",
      flag: false,
      list: [],
      tags: [],
      inner: { x: 0 },
      map: {},
      free: {},
    });
  });
  it("trims text and reads booleans from text", () => {
    expect(new StringField().clean("  a ")).toBe("a");
    expect(new BooleanField().clean("false")).toBe(false);
    expect(new ColorField().clean("#fff")).toBe("#ffffff");
    expect(new JSONField().clean({ a: 1 })).toBe('{"a":1}');
  });
  it("keeps a set without repetition and stores it as a list", () => {
    const model = new Sample({ tags: ["a", "b", "a"] });
    expect(model._source["tags"]).toEqual(["a", "b"]);
    expect(model.tags).toEqual(new Set(["a", "b"]));
    expect(model.toObject(false)["tags"]).toEqual(["a", "b"]);
  });
});

describe("validation", () => {
  it("refuses what isn't a choice, not finite, or too short", () => {
    expect(() => new Sample({ label: "blue" })).toThrow(DataModelValidationError);
    expect(new NumberField().validate(Infinity)).toBeDefined();
    expect(new ArrayField(new NumberField(), { min: 2 }).validate([1])).toBeDefined();
    expect(new DocumentIdField().validate("short")).toBeDefined();
    expect(new StringField({ blank: false }).validate("")).toBeDefined();
  });
  it("names the path of every failure", () => {
    try {
      new Sample({ list: ["x"], label: "blue" });
      expect.unreachable();
    } catch (error) {
      const failures = (error as DataModelValidationError).getAllFailures();
      expect(Object.keys(failures).sort()).toEqual(["label", "list.0"]);
    }
  });
  it("falls back to initial values when it may", () => {
    const model = Sample.fromSource({ label: "blue" });
    expect((model as unknown as { label: string }).label).toBe("red");
  });
  it("chooses the fields of a typed object by its type", () => {
    const field = new TypedSchemaField({
      circle: {
        type: new StringField({ initial: "circle" }),
        r: new NumberField({ required: true, nullable: false, min: 1, initial: 1 }),
      },
      point: { type: new StringField({ initial: "point" }) },
    });
    expect(field.clean({ type: "circle", r: 0, stray: 1 })).toEqual({ type: "circle", r: 1 });
    expect(field.validate({ type: "square" })).toBeDefined();
  });
});

describe("updateSource", () => {
  it("returns only what differs and rebuilds what is derived", () => {
    const model = new Sample({ inner: { x: 1 } });
    model.inner.x = 99;
    expect(model.updateSource({ count: 1, "inner.x": 5 })).toEqual({ inner: { x: 5 } });
    expect(model.inner.x).toBe(5);
    expect(model.updateSource({ "inner.x": 5 })).toEqual({});
  });
  it("clamps a change like a construction", () => {
    const model = new Sample({ count: 3 });
    expect(model.updateSource({ count: -5 })).toEqual({ count: 1 });
  });
  it("changes nothing when the change is invalid or only tried", () => {
    const model = new Sample({ count: 3 });
    expect(() => model.updateSource({ count: 4, label: "blue" })).toThrow(DataModelValidationError);
    expect(model.updateSource({ count: 7 }, { dryRun: true })).toEqual({ count: 7 });
    expect(model.count).toBe(3);
  });
  it("replaces arrays whole", () => {
    const model = new Sample({ list: [1, 2, 3] });
    model.updateSource({ list: [9] });
    expect(model._source["list"]).toEqual([9]);
  });
  it("adds, changes and deletes keys of a typed object", () => {
    const model = new Sample({ map: { a: { n: 1 } } });
    expect(model.updateSource({ "map.b": { n: 2 } })).toEqual({ map: { b: { n: 2 } } });
    expect(model.updateSource({ "map.a.n": 5 })).toEqual({ map: { a: { n: 5 } } });
    expect(model.updateSource({ "map.-=a": null, "map.-=zzz": null })).toEqual({ map: { "-=a": null } });
    expect(Object.keys(model.map)).toEqual(["b"]);
  });
  it("merges into a free object and replaces it when not recursive", () => {
    const model = new Sample({ free: { a: 1 } });
    model.updateSource({ free: { b: 2 } });
    expect(model._source["free"]).toEqual({ a: 1, b: 2 });
    model.updateSource({ free: { c: 3 } }, { recursive: false });
    expect(model._source["free"]).toEqual({ c: 3 });
  });
  it("shares the source of a nested model with the whole", () => {
    const model = new Sample({});
    expect(model.inner._source).toBe(model._source["inner"]);
  });
});
