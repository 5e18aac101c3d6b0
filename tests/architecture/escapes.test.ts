import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { judge } from "./exceptions.js";
import { lineOf, listFiles, parseSource, ROOT, type SourceFile } from "./source-files.js";

const SUPPRESSION = /@ts-(ignore|expect-error|nocheck)|eslint-disable|oxlint-disable|prettier-ignore|stylelint-disable/;

describe("the types of module/", () => {
  const sources = listFiles("module/**/*.ts").map((name) =>
    parseSource(name, readFileSync(path.join(ROOT, name), "utf8")),
  );

  it("are nowhere given up with any", () => {
    expect(judge("any", sources.flatMap(findAny))).toEqual([]);
  });

  it("are nowhere silenced by a comment", () => {
    expect(judge("suppression", sources.flatMap(findSuppressions))).toEqual([]);
  });

  it("would be missed: both are found where they are planted", () => {
    expect(findAny(parseSource("a.ts", "const a = b as any;\nlet c: Array<any>; const anyone = 'any';"))).toHaveLength(
      2,
    );
    expect(
      findSuppressions(parseSource("a.ts", "// @ts-" + "ignore\nconst a = 1;\n/* eslint-" + "disable */")),
    ).toHaveLength(2);
  });
});

function findAny(source: SourceFile): { file: string; text: string }[] {
  const found: { file: string; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword)
      found.push({ file: source.name, text: `${source.name}:${lineOf(source, node)}` });
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return found;
}

function findSuppressions(source: SourceFile): { file: string; text: string }[] {
  return source.text
    .split("\n")
    .flatMap((line, index) =>
      SUPPRESSION.test(line) ? [{ file: source.name, text: `${source.name}:${index + 1}` }] : [],
    );
}
