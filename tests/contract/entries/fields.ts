import type { Entry } from "../page/entry.js";
import { fails, holds, same } from "../page/demand.js";
import { makeActor } from "../page/fixtures.js";
import type { Data } from "../page/host.js";

/** A model of one field, as the host's own classes make it. */
function modelOf(schema: () => Data) {
  class Tried extends foundry.abstract.DataModel {
    static override defineSchema(): Data {
      return schema();
    }
  }
  return Tried;
}

/** Fields of data models by themselves: what each makes of what it is given. */
export const FIELDS: Entry[] = [
  {
    id: "fields.number-default",
    says: "A number that nobody has described may be null, and is at first.",
    ground: "types",
    source: "api 4",
    kind: "single",
    run: () => {
      const Model = modelOf(() => ({ value: new foundry.data.fields.NumberField() }));
      same([new Model({})["value"], new Model({ value: 3 })["value"]], [null, 3], "not given, and given");
    },
  },
  {
    id: "fields.number-step",
    says: "A number with a step is brought to the nearest one, an integer to the nearest whole.",
    ground: "types",
    source: "api 4 (NumberField applies integer, min, max and step)",
    kind: "single",
    run: () => {
      const Model = modelOf(() => ({
        half: new foundry.data.fields.NumberField({ step: 0.5 }),
        whole: new foundry.data.fields.NumberField({ integer: true }),
      }));
      const made = new Model({ half: 1.3, whole: 2.6 });
      same([made["half"], made["whole"]], [1.5, 3], "brought to the step");
    },
  },
  {
    id: "fields.not-nullable",
    says: "A required number that may not be null takes its initial value for null and for nothing.",
    ground: "types",
    source: "api 4",
    kind: "single",
    run: () => {
      const Model = modelOf(() => ({
        value: new foundry.data.fields.NumberField({ required: true, nullable: false, initial: 7 }),
      }));
      same(new Model({})["value"], 7, "nothing");
      same(new Model({ value: undefined })["value"], 7, "undefined");
    },
  },
  {
    id: "fields.strings",
    says: "A string is made of what isn't one, and is never blank where that isn't allowed.",
    ground: "types",
    source: "api 4",
    kind: "single",
    run: async () => {
      const Model = modelOf(() => ({
        free: new foundry.data.fields.StringField(),
        word: new foundry.data.fields.StringField({ required: true, blank: false, initial: "x" }),
      }));
      same(new Model({ free: 12 })["free"], "12", "a number");
      // Whether a blank is refused or gives way to the initial value isn't written anywhere.
      const blank = await Promise.resolve()
        .then(() => new Model({ word: "" })["word"])
        .catch(() => "refused");
      holds(blank !== "", "no blank");
    },
  },
  {
    id: "fields.booleans",
    says: 'A truth is made of words: "true" is true, "false" is false.',
    ground: "types",
    source: "api 4 (BooleanField)",
    kind: "single",
    run: () => {
      const Model = modelOf(() => ({ value: new foundry.data.fields.BooleanField() }));
      same([new Model({ value: "true" })["value"], new Model({ value: "false" })["value"]], [true, false], "words");
      same([new Model({ value: 1 })["value"], new Model({})["value"]], [true, false], "a number, and nothing");
    },
  },
  {
    id: "fields.arrays",
    says: "An array's elements are cleaned one by one; what isn't an array becomes one.",
    ground: "types",
    source: "api 4 (ArrayField)",
    kind: "single",
    run: () => {
      const Model = modelOf(() => ({
        list: new foundry.data.fields.ArrayField(
          new foundry.data.fields.NumberField({ min: 0, nullable: false, integer: true }),
        ),
      }));
      same(new Model({ list: ["3", -4, 5] })["list"], [3, 0, 5], "elements");
      same(new Model({ list: { 0: 1, 1: 2 } })["list"], [1, 2], "an object with numbers for keys");
      same(new Model({})["list"], [], "nothing");
    },
  },
  {
    id: "fields.typed-object",
    says: "The values of a typed object are cleaned one by one, under whatever keys.",
    ground: "types",
    source: "audit 9",
    kind: "single",
    run: async () => {
      const actor = await makeActor({ system: { byKey: { a: "4", b: -3 } } });
      same(actor.system["byKey"], { a: 4, b: 0 }, "values");
      await actor.update({ system: { byKey: { c: 9 } } });
      same(actor.system["byKey"], { a: 4, b: 0, c: 9 }, "with another");
    },
  },
  {
    id: "fields.colour",
    says: "A colour is stored as a string and prepared as a Color.",
    ground: "types",
    source: "api 4 (ColorField)",
    kind: "single",
    run: () => {
      const Model = modelOf(() => ({ value: new foundry.data.fields.ColorField() }));
      const made = new Model({ value: "#ff8800" });
      same([made._source["value"], String(made["value"])], ["#ff8800", "#ff8800"], "source and value");
      same(Number(made["value"]), 0xff8800, "as a number");
    },
  },
  {
    id: "fields.embedded-model",
    says: "Data of an embedded model becomes an instance of that model.",
    ground: "types",
    source: "api 4 (EmbeddedDataField)",
    kind: "single",
    run: () => {
      const Inner = modelOf(() => ({ deep: new foundry.data.fields.NumberField({ initial: 2 }) }));
      const Model = modelOf(() => ({ inner: new foundry.data.fields.EmbeddedDataField(Inner) }));
      const { inner } = new Model({ inner: { deep: 5 } });
      holds(inner instanceof Inner, "an instance");
      same((inner as Data)["deep"], 5, "its data");
      same(new Model({}).toObject(), { inner: { deep: 2 } }, "as an object");
    },
  },
  {
    id: "fields.angles",
    says: "An angle is brought into a full turn.",
    ground: "types",
    source: "api 4 (AngleField)",
    kind: "single",
    run: () => {
      const Model = modelOf(() => ({ value: new foundry.data.fields.AngleField() }));
      same([new Model({ value: 370 })["value"], new Model({ value: -90 })["value"]], [10, 270], "angles");
    },
  },
  {
    id: "fields.ids",
    says: "An id has sixteen letters and numerals; anything else is refused.",
    ground: "types",
    source: "api 4 (DocumentIdField), 9",
    kind: "single",
    run: async () => {
      const Model = modelOf(() => ({ value: new foundry.data.fields.DocumentIdField() }));
      const id = foundry.utils.randomID();
      same([id.length, new Model({ value: id })["value"]], [16, id], "a lawful one");
      await fails(() => new Model({ value: "short" }), "a short one");
    },
  },
  {
    id: "fields.json",
    says: "A JSON field holds text in its source and what it says in its value.",
    ground: "types",
    source: "api 4 (JSONField)",
    kind: "single",
    run: () => {
      const Model = modelOf(() => ({ value: new foundry.data.fields.JSONField() }));
      const made = new Model({ value: '{"a":1}' });
      same([made["value"], made._source["value"]], [{ a: 1 }, '{"a":1}'], "what it says, and its text");
    },
  },
  {
    id: "fields.choices-number",
    says: "A number outside its choices is refused.",
    ground: "types",
    source: "api 4",
    kind: "single",
    run: async () => {
      const Model = modelOf(() => ({ value: new foundry.data.fields.NumberField({ choices: [1, 2], initial: 1 }) }));
      same(new Model({ value: 2 })["value"], 2, "one of them");
      await fails(() => new Model({ value: 3 }), "another");
    },
  },
  {
    id: "fields.update-source",
    says: "updateSource gives the difference that it made; a dry run makes none.",
    ground: "types",
    source: "api 4 (DataModel#updateSource)",
    kind: "single",
    run: () => {
      const Model = modelOf(() => ({
        a: new foundry.data.fields.NumberField({ initial: 1 }),
        b: new foundry.data.fields.NumberField({ initial: 2 }),
      }));
      const made = new Model({});
      same(made.updateSource({ a: 5, b: 2 }, { dryRun: true }), { a: 5 }, "what would change");
      same(made["a"], 1, "after the dry run");
      made.updateSource({ a: 5 });
      same(made.toObject(), { a: 5, b: 2 }, "after the change");
    },
  },
  {
    id: "fields.validator",
    says: "A field's own test refuses what it doesn't like.",
    ground: "types",
    source: "api 4 (DataField options)",
    kind: "single",
    run: async () => {
      const even = (value: number): boolean => value % 2 === 0;
      const Model = modelOf(() => ({
        value: new foundry.data.fields.NumberField({ initial: 2, validate: even, validationError: "must be even" }),
      }));
      same(new Model({ value: 4 })["value"], 4, "an even number");
      holds((await fails(() => new Model({ value: 3 }), "an odd number")).includes("even"), "with its words");
    },
  },
  {
    id: "fields.html-listed",
    says: "HTML of a field that the manifest lists is stored without scripts.",
    ground: "types",
    source: "api 9 (htmlFields)",
    kind: "single",
    run: async () => {
      const notes = '<p onclick="x()">Hello</p><script>x()</script>';
      const actor = await makeActor({ system: { notes } });
      const stored = String((actor._source["system"] as Data)["notes"]);
      same(
        [stored.includes("Hello"), stored.includes("script"), stored.includes("onclick")],
        [true, false, false],
        stored,
      );
    },
  },
  {
    id: "utils.objects",
    says: "expandObject, flattenObject, getProperty and setProperty read and write dotted paths.",
    ground: "types",
    source: "api A1",
    kind: "single",
    run: () => {
      const { expandObject, flattenObject, getProperty, setProperty, hasProperty } = foundry.utils;
      same(expandObject({ "a.b": 1, "a.c": 2 }), { a: { b: 1, c: 2 } }, "expanded");
      same(flattenObject({ a: { b: 1, c: [2] } }), { "a.b": 1, "a.c": [2] }, "flattened");
      const object = { a: { b: 1 } };
      setProperty(object, "a.d.e", 4);
      same([getProperty(object, "a.b"), getProperty(object, "a.d.e")], [1, 4], "read and written");
      same([hasProperty(object, "a.d"), hasProperty(object, "a.x")], [true, false], "whether there");
    },
  },
  {
    id: "utils.diff",
    says: "diffObject gives what differs in the second, deeply, and arrays whole.",
    ground: "types",
    source: "api A1",
    kind: "single",
    run: () => {
      const { diffObject, isEmpty } = foundry.utils;
      const before = { a: 1, deep: { x: 1, y: 2 }, list: [1, 2] };
      same(diffObject(before, { a: 1, deep: { x: 1, y: 3 }, list: [1, 3] }), { deep: { y: 3 }, list: [1, 3] }, "diff");
      same([isEmpty(diffObject(before, before)), isEmpty({ a: 1 })], [true, false], "isEmpty");
    },
  },
  {
    id: "utils.versions",
    says: "isNewerVersion compares versions number by number.",
    ground: "types",
    source: "api A1",
    kind: "single",
    run: () => {
      const { isNewerVersion } = foundry.utils;
      same(
        [isNewerVersion("1.10.0", "1.9.5"), isNewerVersion("1.9", "1.9"), isNewerVersion("13.347", "14")],
        [true, false, false],
        "answers",
      );
    },
  },
  {
    id: "utils.clone",
    says: "deepClone makes a copy in which nothing is shared.",
    ground: "types",
    source: "api A1",
    kind: "single",
    run: () => {
      const original = { a: { b: [1, { c: 2 }] }, when: new Date(0) };
      const copy = foundry.utils.deepClone(original);
      same(copy, original, "the same values");
      holds(copy.a !== original.a && copy.a.b !== original.a.b && copy.when !== original.when, "not the same objects");
    },
  },
  {
    id: "utils.escape",
    says: "escapeHTML makes markup harmless.",
    ground: "types",
    source: "api A1",
    kind: "single",
    run: () => {
      const text = foundry.utils.escapeHTML(`<b a="1">&'</b>`);
      const box = document.createElement("div");
      box.innerHTML = text;
      same([box.childElementCount, box.textContent], [0, `<b a="1">&'</b>`], "shown as it was");
    },
  },
  {
    id: "utils.collection",
    says: "A Collection of the host's is a map whose iteration gives values.",
    ground: "types",
    source: "api A1",
    kind: "single",
    run: () => {
      const collection = new foundry.utils.Collection([
        ["a", { name: "Ann" }],
        ["b", { name: "Bea" }],
      ]);
      same([[...collection].map(({ name }) => name), collection.size], [["Ann", "Bea"], 2], "values");
      same(
        [collection.get("b")?.name, collection.getName("Ann")?.name, collection.contents.length],
        ["Bea", "Ann", 2],
        "found by key and by name",
      );
      same(
        collection.filter(({ name }) => name === "Bea").map(({ name }) => name),
        ["Bea"],
        "filtered",
      );
    },
  },
];
