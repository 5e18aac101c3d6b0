import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles, ROOT } from "../architecture/source-files.js";
import { compareLanguages } from "../../tools/check/compare-languages.mjs";
import { flatten } from "../../tools/check/lang-files.mjs";

const FOLDER = "tests/contract/verify";
const read = (name: string): string => readFileSync(path.join(ROOT, name), "utf8");
const readLang = (lang: string) => {
  const file = `${FOLDER}/package/lang/${lang}.json`;
  return { path: file, lang, entries: new Map(flatten(JSON.parse(read(file)) as Record<string, unknown>)) };
};
const files = [readLang("en"), readLang("ru")];

/** The check of Foundry has words of its own, in a package of its own. */
describe("the words of the check of Foundry", () => {
  it("are the same in both languages", () => {
    expect(compareLanguages(files, ["Foundry"])).toEqual([]);
  });

  it("are all asked for, and none is missing", () => {
    const sources = listFiles(`${FOLDER}/**/*.ts`).map(read).join("\n");
    const asked = new Set(
      [...sources.matchAll(/"((?:[A-Z]\w+)(?:\.[A-Z]\w+)?)"/g)].map(([, key]) => `VERIFY.${key ?? ""}`),
    );
    const keys = [...(files[0]?.entries.keys() ?? [])].filter((key) => key.startsWith("VERIFY."));
    expect(keys.filter((key) => !asked.has(key))).toEqual([]);
    const called = [...sources.matchAll(/\b(?:say|heading)\(\s*"([\w.]+)"/g)].map(([, key]) => `VERIFY.${key ?? ""}`);
    expect(called.length).toBeGreaterThan(20);
    expect(called.filter((key) => !keys.includes(key))).toEqual([]);
  });
});
