import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { formatFailure } from "./runner/format-failure.js";
import { runFiles } from "./runner/run-files.js";

const SHARED = path.resolve(import.meta.dirname, "shared");
const FILES = ["adnd2ct.yaml", "pf1.yaml", "dnd5e2024.yaml", "dnd4e.yaml", "gurps4e.yaml"];
const PASSED = JSON.parse(readFileSync(path.resolve(import.meta.dirname, "passed.json"), "utf8")) as Record<
  string,
  string[]
>;
const DISPUTED = parse(readFileSync(path.resolve(import.meta.dirname, "disputed.yaml"), "utf8")) as
  { id: string; reason: string; source: string }[] | null;

describe.each(FILES)("scenarios of %s", (file) => {
  const results = runFiles([path.join(SHARED, file)], SHARED);
  const disputed = new Set((DISPUTED ?? []).map((entry) => entry.id));
  const recorded = PASSED[file] ?? [];

  it("what has passed once passes still", () => {
    const lost = results.filter((result) => result.difference && recorded.includes(result.id));
    expect(
      lost.map((result) => result.difference && formatFailure(result.id, result.title, result.difference)),
    ).toEqual([]);
  });

  it("what passes is recorded (npm run scenarios -- --record)", () => {
    const passing = results
      .filter((result) => !result.difference && !disputed.has(result.id))
      .map((result) => result.id);
    expect(passing.filter((id) => !recorded.includes(id))).toEqual([]);
  });

  it("knows every word of every scenario", () => {
    const unsupported = results.filter((result) => result.difference?.path.includes("unsupported"));
    expect(unsupported.map((result) => `${result.id} ${result.difference?.path ?? ""}`)).toEqual([]);
  });

  it("disputed ones fail, as their reasons say", () => {
    expect(
      results.filter((result) => disputed.has(result.id) && !result.difference).map((result) => result.id),
    ).toEqual([]);
  });
});

describe("disputed scenarios", () => {
  it("each have a reason and a passage of the source text", () => {
    for (const { id, reason, source } of DISPUTED ?? [])
      expect([id, reason, source].every((text) => text.length > 0)).toBe(true);
  });
});
