import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { formatFailure } from "../scenarios/runner/format-failure.js";
import { runFiles } from "../scenarios/runner/run-files.js";

const SHARED = path.resolve(import.meta.dirname, "../scenarios/shared");
const FILES = ["pf1", "adnd2ct", "dnd5e2024", "dnd4e", "gurps4e"]
  .map((game) => path.resolve(import.meta.dirname, "scenarios", `${game}.yaml`))
  .filter((file) => existsSync(file));

describe("scenarios for rules that the shared ones leave unshown", () => {
  it.each(FILES.flatMap((file) => runFiles([file], SHARED)))("$id: $title", ({ id, title, difference }) => {
    expect(difference && formatFailure(id, title, difference)).toBeNull();
  });
});
