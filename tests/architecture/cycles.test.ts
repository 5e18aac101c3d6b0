import { describe, expect, it } from "vitest";
import { findCycles } from "./find-cycles.js";
import {
  listImports,
  parseSource,
  readSources,
  resolveImport,
  type ImportEdge,
  type SourceFile,
} from "./source-files.js";

describe("imports", () => {
  it("run in no circle in module/, types included", () => {
    expect(findCycles(toGraph(readSources("module")))).toEqual([]);
  });

  // It models an API whose classes name one another in their types; what runs still has an order.
  it("run in no circle in tabletop/, types left out", () => {
    expect(findCycles(toGraph(readSources("tabletop"), (edge) => !edge.typesOnly))).toEqual([]);
  });

  it("would be caught running in a circle, were it of types alone", () => {
    const planted = [
      parseSource("module/a.ts", 'import type { B } from "./b.js";'),
      parseSource("module/b.ts", 'export { c } from "./c.js";'),
      parseSource("module/c.ts", 'type A = import("./a.js").A;'),
      parseSource("module/d.ts", 'import "./a.js";'),
    ];
    expect(findCycles(toGraph(planted))).toEqual([["module/a.ts", "module/b.ts", "module/c.ts"]]);
  });
});

function toGraph(sources: readonly SourceFile[], counts: (edge: ImportEdge) => boolean = () => true) {
  return new Map(
    sources.map((source) => [
      source.name,
      listImports(source)
        .filter(counts)
        .map((edge) => resolveImport(source.name, edge.specifier)),
    ]),
  );
}
