import ts from "typescript";
import { describe, expect, it } from "vitest";
import { judge } from "./exceptions.js";
import { lineOf, readSources, type SourceFile } from "./source-files.js";

/** Tables of data may be long: a table is read by looking something up in it, not from top to bottom. */
const TABLE = /\/(data|tables)\/|\.data\.ts$/;
const LIMITS = { file: 250, function: 60 };

interface Measured {
  readonly file: string;
  readonly name: string;
  readonly lines: number;
}

describe("sizes", () => {
  const files = readSources("module").filter((source) => !TABLE.test(source.name));

  it(`keep every file of module/ under ${LIMITS.file} lines`, () => {
    expect(judge("file-length", over(files.map(measureFile), LIMITS.file))).toEqual([]);
  });

  it(`keep every function of module/ under ${LIMITS.function} lines`, () => {
    expect(judge("function-length", over(files.flatMap(measureFunctions), LIMITS.function))).toEqual([]);
  });

  it.each(["module", "tabletop"])("are reported for %s", (folder) => {
    const sources = readSources(folder);
    const report = [
      describeSizes("files", sources.map(measureFile)),
      describeSizes("functions", sources.flatMap(measureFunctions)),
    ];
    console.log(`${folder}\n${report.join("\n")}`);
    expect(report).toHaveLength(2);
  });
});

function measureFile(source: SourceFile): Measured {
  return { file: source.name, name: source.name, lines: source.text.trimEnd().split("\n").length };
}

function measureFunctions(source: SourceFile): Measured[] {
  const found: Measured[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && "body" in node && node.body !== undefined) {
      const first = lineOf(source, node);
      const last = source.tree.getLineAndCharacterOfPosition(node.getEnd()).line + 1;
      found.push({ file: source.name, name: `${source.name}:${first}`, lines: last - first + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return found;
}

function over(measured: readonly Measured[], limit: number): { file: string; text: string }[] {
  return measured
    .filter(({ lines }) => lines > limit)
    .map(({ file, name, lines }) => ({ file, text: `${name}: ${lines} lines` }));
}

/** Count, median, ninth decile, and the three longest, in one line. */
function describeSizes(what: string, measured: readonly Measured[]): string {
  const sorted = [...measured].sort((a, b) => b.lines - a.lines);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.lines ?? 0;
  const longest = sorted.slice(0, 3).map(({ name, lines }) => `${name} (${lines})`);
  return `  ${sorted.length} ${what}: median ${at(0.5)}, 90 % under ${at(0.1)}, longest ${longest.join(", ")}`;
}
