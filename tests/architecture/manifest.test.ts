import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./source-files.js";

interface Manifest {
  readonly id: string;
  readonly version: string;
  readonly compatibility: Record<string, string>;
  readonly languages: readonly { lang: string; path: string }[];
  readonly documentTypes: Record<string, Record<string, object>>;
  readonly socket: boolean;
}

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(ROOT, name), "utf8"));
const manifest = read("system.json") as Manifest;
const rulesets = Object.keys(manifest.documentTypes["Actor"] ?? {});

describe("system.json", () => {
  it("has the version of the package", () => {
    expect(manifest.version).toBe((read("package.json") as { version: string }).version);
  });

  it("names no build as verified before somebody has reported one", () => {
    expect(manifest.compatibility).toEqual({ minimum: "13.347" });
  });

  const foldersIn = (folder: string): string[] => {
    const found = readdirSync(path.join(ROOT, folder), { withFileTypes: true });
    return found.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  };

  // A game can be played only where it can be shown: rules without a face are not offered.
  it("has an actor type for each game that has a face, and for no other", () => {
    expect([...rulesets].sort()).toEqual(foldersIn("module/faces").sort());
    expect(foldersIn("module/rulesets")).toEqual(expect.arrayContaining(rulesets));
  });

  it.each(["en", "ru"])("has all texts in %s: those of the shell and those of each ruleset", (lang) => {
    const paths = manifest.languages.filter((entry) => entry.lang === lang).map((entry) => entry.path);
    const kept = readdirSync(path.join(ROOT, "lang", lang)).map((file) => `lang/${lang}/${file}`);
    expect([...paths].sort()).toEqual([`lang/${lang}.json`, ...kept].sort());
    expect(kept).toEqual(expect.arrayContaining(rulesets.map((id) => `lang/${lang}/${id}.json`)));
  });

  it("has the socket that commands travel on", () => {
    expect(manifest.socket).toBe(true);
  });

  it("keeps its region behaviours apart from the host's by its own id", () => {
    const types = Object.keys(manifest.documentTypes["RegionBehavior"] ?? {});
    expect(types.filter((type) => !type.startsWith(`${manifest.id}.`))).toEqual([]);
  });
});
