import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles, ROOT } from "./source-files.js";

const HOST_OF_OURS = /\b(tabletop|bench)/i;

describe("the system", () => {
  it("never asks whether it runs on our own host", () => {
    const files = ["module/**/*.ts", "templates/**/*.hbs", "styles/**/*.scss"]
      .flatMap(listFiles)
      .filter((name) => !name.endsWith(".bench.ts"));
    expect(files.flatMap(findWord)).toEqual([]);
  });

  it("would be caught asking", () => {
    expect(HOST_OF_OURS.test("if (game.tabletop) return;")).toBe(true);
    expect(HOST_OF_OURS.test("a table of workbenches")).toBe(false);
  });
});

function findWord(name: string): string[] {
  return readFileSync(path.join(ROOT, name), "utf8")
    .split("\n")
    .flatMap((line, index) => (HOST_OF_OURS.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : []));
}
