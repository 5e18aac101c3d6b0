import type { Entry } from "../page/entry.js";
import { fails, holds, same } from "../page/demand.js";
import { ID, makeActor, makeFight } from "../page/fixtures.js";

export const DATA: Entry[] = [
  {
    id: "data.initial",
    says: "What isn't given takes the initial value of its field.",
    ground: "types",
    source: "api 4",
    kind: "single",
    run: async () => {
      const { _source } = await makeActor();
      const { hp, kind, list, set, senses, free } = _source["system"] as Record<string, unknown>;
      same(
        { hp, kind, list, set, senses, free },
        {
          ...{ hp: 20, kind: "brute", list: [], set: [], free: {} },
          senses: { sight: 6, smell: 2 },
        },
        "a new creature",
      );
    },
  },
  {
    id: "data.unknown-dropped",
    says: "Keys that the schema doesn't declare are dropped, at creation and at every update.",
    ground: "types",
    source: "api 11.20",
    kind: "single",
    run: async () => {
      const actor = await makeActor({ system: { hp: 3, strange: 1 } });
      await actor.update({ system: { stranger: 2, hp: 4 } });
      const system = actor._source["system"] as Record<string, unknown>;
      same([system["hp"], "strange" in system, "stranger" in system], [4, false, false], "hp and strangers");
    },
  },
  {
    id: "data.coercion",
    says: "A number field takes a numeral as a number.",
    ground: "types",
    source: "api A3",
    kind: "single",
    run: async () => {
      const actor = await makeActor({ system: { hp: "7" } });
      same(actor.system["hp"], 7, "at creation");
      await actor.update({ "system.hp": "9" });
      same(actor.system["hp"], 9, "at an update");
    },
  },
  {
    id: "data.clamped",
    says: "A number beyond its bounds is brought to the bound, not refused.",
    ground: "seen",
    source: "bench, faults that mocks hid",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      await actor.update({ "system.hp": -5 });
      same(actor.system["hp"], 0, "below");
      await actor.update({ "system.hp": 50 });
      same(actor.system["hp"], 20, "above");
    },
  },
  {
    id: "data.choice-refused",
    says: "A string outside its choices makes the update fail, and nothing of it is kept.",
    ground: "types",
    source: "api A3",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      await fails(() => actor.update({ name: "Changed", "system.kind": "wizard" }), "an unlawful choice");
      same([actor.name, actor.system["kind"]], ["Subject", "brute"], "the actor");
      await actor.update({ "system.kind": "scout" });
      same(actor.system["kind"], "scout", "a lawful choice");
    },
  },
  {
    id: "data.set-field",
    says: "A SetField is a Set when prepared and an array in the source, without doubles.",
    ground: "types",
    source: "api 4, 11.20",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      await actor.update({ "system.set": ["a", "b", "a"] });
      const { set } = actor.system;
      holds(set instanceof Set, "prepared as a Set");
      same((actor._source["system"] as Record<string, unknown>)["set"], ["a", "b"], "the source");
    },
  },
  {
    id: "data.arrays-whole",
    says: "An array is replaced whole.",
    ground: "types",
    source: "audit 9",
    kind: "single",
    run: async () => {
      const actor = await makeActor({ system: { list: ["a", "b", "c"] } });
      await actor.update({ "system.list": ["d"] });
      same(actor.system["list"], ["d"], "the list");
    },
  },
  {
    id: "data.partial-schema",
    says: "An update of one member of a SchemaField leaves the others, dotted or nested.",
    ground: "types",
    source: "audit 9",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      await actor.update({ "system.senses.sight": 9 });
      await actor.update({ system: { senses: { smell: 4 } } });
      same(actor.system["senses"], { sight: 9, smell: 4 }, "senses");
    },
  },
  {
    id: "data.object-merges",
    says: "An update of an ObjectField adds its keys to those that are there.",
    ground: "seen",
    source: "audit 9",
    kind: "single",
    run: async () => {
      const actor = await makeActor({ system: { free: { a: 1, deep: { x: 1 } } } });
      await actor.update({ system: { free: { b: 2, deep: { y: 2 } } } });
      same(actor.system["free"], { a: 1, b: 2, deep: { x: 1, y: 2 } }, "the object");
    },
  },
  {
    id: "data.delete-key",
    says: "On 13 a key is taken out of a stored object by its name with -= before it.",
    ground: "tracker",
    source: "#13090, api 4",
    generation: 13,
    kind: "single",
    run: async () => {
      const actor = await makeActor({ system: { free: { a: 1, b: 2 }, byKey: { x: 1, y: 2 } } });
      await actor.update({ system: { free: { "-=a": null }, byKey: { "-=x": null } } });
      same([actor.system["free"], actor.system["byKey"]], [{ b: 2 }, { y: 2 }], "what is left");
    },
  },
  {
    id: "data.delete-operator",
    says: "On 14 a key is taken out of a stored object by the operator _del.",
    ground: "tracker",
    source: "#13090, api 4",
    generation: 14,
    kind: "single",
    run: async () => {
      const del = (globalThis as { _del?: unknown })._del;
      holds(del !== undefined, "the operator is there");
      const actor = await makeActor({ system: { free: { a: 1, b: 2 } } });
      await actor.update({ system: { free: { a: del } } });
      same(actor.system["free"], { b: 2 }, "what is left");
    },
  },
  {
    id: "data.derived-from-source",
    says: "Derived data is made anew from the source at every update; it never becomes stored.",
    ground: "types",
    source: "api A3",
    kind: "single",
    run: async () => {
      const actor = await makeActor({ system: { open: 1 } });
      same([actor.system["open"], actor.system["wounded"]], [101, false], "at first");
      await actor.update({ "system.hp": 3 });
      same([actor.system["open"], actor.system["wounded"]], [101, true], "after another update");
      // Compared with the prepared value this would be no change.
      await actor.update({ "system.open": 101 });
      same([actor.system["open"], (actor._source["system"] as Record<string, unknown>)["open"]], [201, 101], "written");
    },
  },
  {
    id: "data.preparation-order",
    says: "Base data is prepared before derived data, both anew at every change of the document.",
    ground: "types",
    source: "api 4",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      await actor.update({ "system.hp": 1 });
      same(actor.system["order"], ["base", "derived"], "the order");
    },
  },
  {
    id: "data.migrate",
    says: "migrateData of a type's model runs on what is given before it is cleaned.",
    ground: "types",
    source: "api 4",
    kind: "single",
    run: async () => same((await makeActor({ system: { vigour: 5 } })).system["hp"], 5, "hp of an old source"),
  },
  {
    id: "data.to-object",
    says: "toObject gives the source, without derived values.",
    ground: "types",
    source: "api A3",
    kind: "single",
    run: async () => {
      const system = (await makeActor({ system: { open: 2 } })).toObject()["system"] as Record<string, unknown>;
      same([system["open"], "wounded" in system], [2, false], "open, wounded");
    },
  },
  {
    id: "data.update-source",
    says: "updateSource changes this client's document alone and stores nothing.",
    ground: "types",
    source: "api A3",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      let updates = 0;
      const listener = Hooks.on("updateActor", () => (updates += 1));
      actor.updateSource({ name: "Whispered" });
      Hooks.off("updateActor", listener);
      same([actor.name, updates], ["Whispered", 0], "name and updates");
    },
  },
  {
    id: "data.flags",
    says: "Flags are set, read and taken away by scope and path.",
    ground: "types",
    source: "api A3",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      await actor.setFlag(ID, "marks.a", 1);
      await actor.setFlag(ID, "marks.b", 2);
      same(actor.getFlag(ID, "marks"), { a: 1, b: 2 }, "both");
      await actor.unsetFlag(ID, "marks.a");
      same([actor.getFlag(ID, "marks"), actor.getFlag(ID, "other") ?? null], [{ b: 2 }, null], "what is left");
    },
  },
  {
    id: "data.base-model",
    says: "A model registered for the type base serves the combats that core makes, and their combatants.",
    ground: "seen",
    source: "audit 2",
    kind: "single",
    run: async () => {
      const combat = await makeFight([]);
      await combat.createEmbeddedDocuments("Combatant", [{ name: "Nobody" }]);
      same([combat.type, combat.system["ledger"]], ["base", { folded: 0, records: {} }], "the combat");
      same(combat.turns[0]?.system, { acted: false }, "its combatant");
    },
  },
  {
    id: "data.infinity",
    says: "A number field refuses what is no finite number.",
    ground: "types",
    source: "api 11.20",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      await fails(() => actor.update({ "system.senses.sight": NaN }), "NaN");
      same((actor._source["system"] as { senses: object }).senses, { sight: 6, smell: 2 }, "senses");
    },
  },
  {
    id: "utils.merge",
    says: "mergeObject changes the original unless told otherwise, deeply, and lets arrays win whole.",
    ground: "types",
    source: "api A1",
    kind: "single",
    run: () => {
      const { mergeObject, expandObject, flattenObject, randomID, Collection } = foundry.utils;
      const original = { a: { x: 1 }, list: [1, 2] };
      const copy = mergeObject(original, { a: { y: 2 }, list: [3] }, { inplace: false });
      same(
        [original, copy],
        [
          { a: { x: 1 }, list: [1, 2] },
          { a: { x: 1, y: 2 }, list: [3] },
        ],
        "not in place",
      );
      mergeObject(original, { "a.z": 3 });
      same(original.a, { x: 1, z: 3 }, "in place, by a dotted key");
      same(flattenObject(expandObject({ "a.b": 1, c: 2 })), { "a.b": 1, c: 2 }, "there and back");
      holds(/^[A-Za-z0-9]{16}$/.test(randomID()), "an id has 16 characters");
      const collection = new Collection([["k", "v"]]);
      same([[...collection], collection.get("k")], [["v"], "v"], "a collection iterates values");
    },
  },
];
