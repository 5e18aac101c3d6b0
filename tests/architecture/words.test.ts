import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles, ROOT } from "./source-files.js";

/** Our own host by its name, and by what it alone puts on the global object or throws. */
const HOST_OF_OURS = /\b(?:tabletop|bench)|\b(?:isFoundry|notModelled|missingTranslations|operationsWaiting)\b/i;

describe("the system", () => {
  it("never asks whether it runs on our own host", () => {
    const files = ["module/**/*.ts", "templates/**/*.hbs", "lang/**/*.json", "styles/**/*.scss"]
      .flatMap(listFiles)
      .filter((name) => !name.endsWith(".bench.ts"));
    expect(files.flatMap((name) => findWord(name, readFileSync(path.join(ROOT, name), "utf8")))).toEqual([]);
  });

  it("nor does what an owner of Foundry can run there", () => {
    const files = ["tests/contract/{entries,page,package,verify}/**/*.{ts,mjs,json}"].flatMap(listFiles);
    expect(files.length).toBeGreaterThan(40);
    const found = files.flatMap((name) => findWord(name, readFileSync(path.join(ROOT, name), "utf8")));
    // What an entry says of itself for our own list, and what it cites, asks nobody.
    expect(found.filter((line) => !/: (?:readonly )?(?:notModelled\??|source): |: \/?\*/.test(line))).toEqual([]);
  });

  it.each([
    "if (game.tabletop) return;",
    'if ("tabletop" in globalThis) return;',
    "if (globalThis.isFoundry === false) return;",
    'catch (error) { if (error.message.startsWith("NotModelled")) return; }',
    'Hooks.on("tabletopActivity", wake);',
    ".tabletop .window { color: red; }",
  ])("would be caught by: %s", (line) => {
    expect(findWord("example.ts", `const a = 1;\n${line}`)).toEqual([`example.ts:2: ${line}`]);
  });

  it("may speak of a table, and of workbenches", () => {
    expect(findWord("example.ts", "a table of workbenches")).toEqual([]);
  });

  it("knows every name that our own host keeps for its tests", () => {
    const text = readFileSync(path.join(ROOT, "tabletop/client/game/boot/test-hooks.ts"), "utf8");
    const names = [...text.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name ?? "").filter((name) => name !== "dice");
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !HOST_OF_OURS.test(name))).toEqual([]);
  });
});

function findWord(name: string, text: string): string[] {
  return text
    .split("\n")
    .flatMap((line, index) => (HOST_OF_OURS.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : []));
}
