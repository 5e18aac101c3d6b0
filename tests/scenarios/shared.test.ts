import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const KEPT = path.resolve(import.meta.dirname, "shared");
const SOURCE = path.resolve(import.meta.dirname, "../../../shared/scenarios");
const FILES = [
  "FORMAT.md",
  "adnd2ct.yaml",
  "dnd4e.yaml",
  "dnd5e2024.yaml",
  "gurps4e.yaml",
  "pf1.yaml",
  "schema.json",
  "vocabulary.yaml",
];

describe("the shared scenario files", () => {
  it("are all kept, and nothing else with them", () => {
    expect(readdirSync(KEPT).sort()).toEqual([...FILES].sort());
  });

  it.skipIf(!existsSync(SOURCE)).each(FILES)("%s is verbatim what stands in the shared folder", (file) => {
    expect(readFileSync(path.join(KEPT, file), "utf8")).toBe(readFileSync(path.join(SOURCE, file), "utf8"));
  });
});
