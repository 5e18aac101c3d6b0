import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { PURE_FOLDERS } from "../../tools/architecture/import-table.mjs";
import { readSources, ROOT } from "./source-files.js";

const NAMES = [
  "game",
  "canvas",
  "CONFIG",
  "Hooks",
  "foundry",
  "PIXI",
  "window",
  "document",
  "console",
  "process",
  "setTimeout",
];

/** A name made known by a declaration alone; `unique symbol` is the one that names nothing of a host. */
const BACK_DOOR = /^\s*(export\s+)?declare\s(?!const \w+: unique symbol;)|\/\/\/\s*<reference|\bglobalThis\b/m;

describe("the pure project", () => {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(ROOT, "tsconfig.pure.json"),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail },
  );
  const options = config?.options ?? {};

  it("compiles with the language alone", () => {
    expect(options.lib).toEqual(["lib.es2023.d.ts"]);
    expect(options.types).toEqual([]);
  });

  it("holds every pure folder", () => {
    const raw = JSON.parse(readFileSync(path.join(ROOT, "tsconfig.pure.json"), "utf8")) as { include: string[] };
    expect(raw.include.sort()).toEqual(PURE_FOLDERS.map((folder) => `module/${folder}`).sort());
  });

  it("refuses each host global", () => {
    const refused = compile(options, NAMES.map((name) => `${name};`).join("\n"));
    expect(refused).toHaveLength(NAMES.length);
    expect(compile(options, "export const sum = [1, 2].reduce((a, b) => a + b, 0);")).toEqual([]);
  });

  it("opens no back door to one", () => {
    const doors = PURE_FOLDERS.filter((folder) => existsSync(path.join(ROOT, "module", folder)))
      .flatMap((folder) => readSources(`module/${folder}`))
      .filter((source) => BACK_DOOR.test(source.text))
      .map((source) => source.name);
    expect(doors).toEqual([]);
  });
});

function fail(diagnostic: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, "\n"));
}

/** The complaints of the compiler about one file with this text. */
function compile(options: ts.CompilerOptions, text: string): string[] {
  const name = path.join(ROOT, "module/kernel/planted.ts");
  const host = ts.createCompilerHost(options);
  const readFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version) =>
    file === name ? ts.createSourceFile(file, text, version) : readFile(file, version);
  const program = ts.createProgram([name], options, host);
  return program.getSemanticDiagnostics().map((found) => ts.flattenDiagnosticMessageText(found.messageText, "\n"));
}
