import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ClassicLevel } from "classic-level";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findPack, Pack } from "./packs.js";
import type { Manifest } from "./manifest.js";

let systemPath: string;
const entry = { name: "gear", label: "Gear", type: "Item", path: "packs/gear" };
const manifest = { id: "battle-tempo" } as Manifest;
const rope = {
  _id: "rope000000000000",
  name: "Rope",
  type: "gear",
  effects: ["knot000000000000"],
  system: { weight: 5 },
};
const knot = { _id: "knot000000000000", name: "Knot" };

beforeEach(async () => {
  systemPath = await mkdtemp(join(tmpdir(), "tabletop-system-"));
  const level = new ClassicLevel(join(systemPath, "packs", "gear"), { createIfMissing: true });
  await level.put(`!items!${rope._id}`, JSON.stringify(rope));
  await level.put(`!items.effects!${rope._id}.${knot._id}`, JSON.stringify(knot));
  await level.put("!folders!folder0000000000", JSON.stringify({ _id: "folder0000000000", name: "Tools" }));
  await level.close();
});
afterEach(() => rm(systemPath, { recursive: true, force: true }));

it("reads a pack as the official tool writes it: index, folders and whole sources", async () => {
  const pack = await Pack.read(systemPath, manifest, entry);
  expect(pack.describe()).toEqual({
    ...{ id: "battle-tempo.gear", metadata: entry },
    index: [{ _id: rope._id, name: "Rope", type: "gear" }],
    folders: [{ _id: "folder0000000000", name: "Tools" }],
  });
  expect(pack.read(undefined)).toEqual([{ ...rope, effects: [knot] }]);
  expect(pack.read(["other"])).toEqual([]);
});

it("several tables may read one pack at a time", async () => {
  const packs = await Promise.all([1, 2, 3].map(() => Pack.read(systemPath, manifest, entry)));
  expect(packs.map((pack) => pack.read(undefined).length)).toEqual([1, 1, 1]);
});

it("names the pack that is not there", () => {
  expect(() => findPack([], "battle-tempo.none")).toThrow("battle-tempo.none");
});
