import { describe, expect, it } from "vitest";
import { IMPORT_TABLE, type Layer } from "../../tools/architecture/import-table.mjs";
import { listImports, parseSource, readSources, resolveImport, type SourceFile } from "./source-files.js";

describe("the import table", () => {
  it("is kept by every file of module/", () => {
    expect(readSources("module").flatMap(findBreaches)).toEqual([]);
  });

  it("keeps module/ out of the files that host it", () => {
    const breaches = readSources("tabletop").flatMap((source) =>
      listImports(source)
        .filter((edge) => resolveImport(source.name, edge.specifier).startsWith("module/"))
        .map((edge) => `${source.name}:${edge.line} imports ${edge.specifier}`),
    );
    expect(breaches).toEqual([]);
  });

  it.each([
    ["module/kernel/a.ts", 'import { b } from "../grid/b.js";'],
    ["module/model/a.ts", 'import { b } from "../grid/b.js";'],
    ["module/combat/a.ts", 'import type { B } from "../rulesets/pf1/b.js";'],
    ["module/rulesets/pf1/a.ts", 'import { b } from "../dnd5e2024/b.js";'],
    ["module/rulesets/pf1/a.ts", 'export * from "../../combat/b.js";'],
    ["module/table/a.ts", 'import { b } from "../foundry/b.js";'],
    ["module/foundry/a.ts", 'import { type A, b } from "../model/b.js";'],
    ["module/foundry/a.ts", 'import type { B } from "../faces/pf1/b.js";'],
    ["module/faces/pf1/a.ts", 'import { b } from "../../rulesets/pf1/b.js";'],
    ["module/faces/pf1/a.ts", 'type B = import("../../rulesets/dnd5e2024/b.js").B;'],
    ["module/faces/pf1/a.ts", 'import { b } from "../../rulesets/dnd5e2024/terms.js";'],
    ["module/grid/a.ts", 'import { readFileSync } from "node:fs";'],
    ["module/table/a.ts", 'await import("socket.io");'],
    ["module/main.ts", 'import { b } from "./combat/b.js";'],
    ["module/foundry/a.ts", 'import { b } from "../../tabletop/protocol.js";'],
    ["module/grid/a.ts", 'import { b } from "./testing/b.js";'],
    ["module/elsewhere/a.ts", "export const a = 1;"],
  ])("goes red for %s with %s", (name, text) => {
    expect(findBreaches(parseSource(name, text))).toHaveLength(1);
  });

  it.each([
    ["module/foundry/a.ts", 'import { chacha20poly1305 } from "@noble/ciphers/chacha.js";'],
    ["module/model/a.ts", 'import type { B } from "../grid/b.js";'],
    ["module/foundry/a.ts", 'import { type A, type B } from "../model/b.js";'],
    ["module/faces/pf1/a.ts", 'import { b } from "../../rulesets/pf1/terms.js";'],
    ["module/faces/pf1/a.ts", 'import type { B } from "../../rulesets/pf1/b.js";'],
    ["module/main.ts", 'import { b } from "./faces/pf1/b.js";'],
  ])("stays green for %s with %s", (name, text) => {
    expect(findBreaches(parseSource(name, text))).toEqual([]);
  });
});

/** The imports of a file that its row of the table doesn't allow, each in one line. */
function findBreaches(source: SourceFile): string[] {
  const row = findRow(source.name);
  if (row === null) return [`${source.name} lies in no folder of the table`];
  return listImports(source)
    .filter((edge) => !isAllowed(row, resolveImport(source.name, edge.specifier), edge.typesOnly))
    .map((edge) => `${source.name}:${edge.line} imports ${edge.typesOnly ? "types of" : ""} ${edge.specifier}`);
}

/** A row, with what stood for the `*` of its folder. */
interface Row {
  readonly layer: Layer;
  readonly star: string;
}

function findRow(name: string): Row | null {
  for (const layer of IMPORT_TABLE) {
    const match = pattern(layer.folder, "([^/]+)").exec(name);
    if (match !== null) return { layer, star: match[1] ?? "" };
  }
  return null;
}

function isAllowed({ layer, star }: Row, target: string, typesOnly: boolean): boolean {
  if (target.includes("/testing/")) return false;
  if (!target.startsWith("module/")) return layer.packages.includes(target);
  const folders = [layer.folder, ...layer.values, ...(typesOnly ? layer.types : [])];
  return folders.some((folder) => pattern(folder, star).test(target));
}

/** A folder, or the file of its name, as a pattern; `star` is what its `*` may be. */
function pattern(folder: string, star: string): RegExp {
  return new RegExp(`^module/${folder.replace("*", star)}(?=/|\\.ts$)`);
}
