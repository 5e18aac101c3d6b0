import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonObject, JsonValue } from "../protocol.js";
import { isObject } from "./json.js";

/** One entry of `documentTypes.<Document>` in the manifest. */
export interface SubtypeDeclaration {
  htmlFields: string[];
  gmOnlyFields: string[];
}

export interface Manifest {
  id: string;
  title: string;
  version: string;
  socket: boolean;
  /** document name → sub-type → declaration */
  documentTypes: ReadonlyMap<string, ReadonlyMap<string, SubtypeDeclaration>>;
  packs: JsonObject[];
  /** system.json as it stands */
  json: JsonObject;
}

/** Reads `<systemPath>/system.json`. A file that it lists and that is not there is an error, as it is for the host. */
export function readManifest(systemPath: string): Manifest {
  const json: unknown = JSON.parse(readFileSync(join(systemPath, "system.json"), "utf8"));
  if (!isObject(json)) throw new Error("system.json is no object");
  const missing = listedFiles(json).filter((path) => !existsSync(join(systemPath, path)));
  if (missing.length > 0) throw new Error(`system.json lists files that the package lacks: ${missing.join(", ")}`);
  return {
    id: textOf(json, "id"),
    title: textOf(json, "title"),
    version: textOf(json, "version"),
    socket: json["socket"] === true,
    documentTypes: readDocumentTypes(json["documentTypes"]),
    packs: objectsOf(json["packs"]),
    json,
  };
}

function listedFiles(json: JsonObject): string[] {
  const styles = listOf(json["styles"]).map((style) => (isObject(style) ? style["src"] : style));
  const languages = objectsOf(json["languages"]).map((language) => language["path"]);
  const packs = objectsOf(json["packs"]).map(packPath);
  const listed = [...listOf(json["esmodules"]), ...listOf(json["scripts"]), ...styles, ...languages, ...packs];
  return listed.filter((path): path is string => typeof path === "string");
}

/** Where the LevelDB of a pack lies in the package. */
export function packPath(pack: JsonObject): string {
  return typeof pack["path"] === "string" ? pack["path"] : `packs/${String(pack["name"])}`;
}

function readDocumentTypes(value: JsonValue | undefined): Manifest["documentTypes"] {
  const documents = Object.entries(isObject(value) ? value : {});
  return new Map(documents.map(([documentName, subtypes]) => [documentName, readSubtypes(subtypes)]));
}

function readSubtypes(value: JsonValue): ReadonlyMap<string, SubtypeDeclaration> {
  const entries = Object.entries(isObject(value) ? value : {});
  return new Map(entries.map(([type, declaration]) => [type, readSubtype(declaration)]));
}

function readSubtype(value: JsonValue): SubtypeDeclaration {
  const declaration = isObject(value) ? value : {};
  return { htmlFields: textsOf(declaration["htmlFields"]), gmOnlyFields: textsOf(declaration["gmOnlyFields"]) };
}

function textOf(json: JsonObject, key: string): string {
  const value = json[key];
  if (typeof value !== "string") throw new Error(`system.json has no ${key}`);
  return value;
}

function listOf(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : [];
}

function objectsOf(value: JsonValue | undefined): JsonObject[] {
  return listOf(value).filter(isObject);
}

function textsOf(value: JsonValue | undefined): string[] {
  return listOf(value).filter((entry): entry is string => typeof entry === "string");
}
