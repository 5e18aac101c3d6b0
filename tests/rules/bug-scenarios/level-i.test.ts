import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { listFiles, parseSource, ROOT } from "../../architecture/source-files.js";

interface Row {
  readonly id: string;
  readonly what: string;
}

const ROWS = parse(readFileSync(path.join(import.meta.dirname, "level-i.yaml"), "utf8")) as readonly Row[];
/** Titles begin with the ids of the rows that they play: `TM-01, TM-02: stops …`. */
const IDS = /^((?:[A-Z]{2}-\d{2}(?:, )?)+): /;

/** The titles of all tests in a source, whatever stands between `it` and them (`runIf`, `each`). */
function titlesIn(name: string, text: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && rootOf(node.expression) === "it") {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parseSource(name, text).tree);
  return titles;
}

function rootOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return rootOf(node.expression);
  return "";
}

const idsIn = (titles: readonly string[]): string[] =>
  titles.flatMap((title) => IDS.exec(title)?.[1]?.split(", ") ?? []);

const played = new Set(
  listFiles("tests/e2e/*.e2e.ts").flatMap((name) => idsIn(titlesIn(name, readFileSync(path.join(ROOT, name), "utf8")))),
);

describe("the reported faults that show at a table alone", () => {
  it.each(ROWS)("$id has an end-to-end test: $what", ({ id }) => {
    expect(played).toContain(id);
  });

  it("stand in the list once each", () => {
    expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
  });

  it("are looked for in the titles of tests alone, and at their beginning", () => {
    const text = `
      // TM-01: a comment
      describe("TM-02: a group", () => {
        it("LG-01, LG-04: plain", () => undefined);
        it.runIf(FULL)("MV-02: in the full matrix", () => undefined);
        it.each([1])("as told of EX-02: no row", () => undefined);
      });`;
    expect(idsIn(titlesIn("tests/e2e/a.e2e.ts", text))).toEqual(["LG-01", "LG-04", "MV-02"]);
  });
});
