import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { GroupShape } from "../../../module/table/stored/field-shape.js";
import type { StoredWorld } from "../../../module/table/stored/parts-of-world.js";

const FOLDER = new URL("../samples/", import.meta.url);

/** The versions of which a world is kept, ascending. */
export const sampleVersions = (): number[] =>
  readdirSync(fileURLToPath(FOLDER))
    .map(Number)
    .sort((a, b) => a - b);

/** A world as that version stored it; a new copy each time. */
export const sampleWorld = (version: number): StoredWorld => read(version, "world.json") as StoredWorld;

/** What the fields of that version's models held; null: its models are only known by the world that it stored. */
export const sampleShapes = (version: number): Readonly<Record<string, GroupShape>> | null =>
  existsSync(fileOf(version, "schemas.json")) ? (read(version, "schemas.json") as Record<string, GroupShape>) : null;

const fileOf = (version: number, name: string): string =>
  fileURLToPath(new URL(`${String(version).padStart(3, "0")}/${name}`, FOLDER));

const read = (version: number, name: string): unknown => JSON.parse(readFileSync(fileOf(version, name), "utf8"));
