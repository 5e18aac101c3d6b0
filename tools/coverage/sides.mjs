import path from "node:path";
import ts from "typescript";
import { ROOT } from "../lib/root.mjs";
import { resolveAlias } from "./members.mjs";

/**
 * One of the two that are compared: a checker, and the type of its `foundry`.
 * @typedef {object} Side
 * @property {ts.TypeChecker} checker
 * @property {ts.Type} foundry
 */

/**
 * What the official type package says that there is.
 * @returns {Side}
 */
export function readOfficial() {
  const name = path.join(ROOT, "tabletop/official.ts");
  return readSide("tsconfig.json", name, "export type Official = typeof foundry;");
}

/**
 * What the client of the tabletop offers.
 * @returns {Side}
 */
export function readOffered() {
  const name = path.join(ROOT, "tabletop/client/every.ts");
  const text = 'import type { Offered } from "./offered.js";\nexport type Ours = Offered["foundry"];';
  return readSide("tabletop/tsconfig.json", name, text);
}

/**
 * Compiles one text, which no file holds, with the options of a project; its last statement is the type that is wanted.
 * @param {string} project  @param {string} name  @param {string} text  @returns {Side}
 */
function readSide(project, name, text) {
  const config = ts.readConfigFile(path.join(ROOT, project), (file) => ts.sys.readFile(file)).config;
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: [name] },
    ts.sys,
    path.dirname(path.join(ROOT, project)),
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === name || fileExists.call(host, file);
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022) : getSourceFile.call(host, file, ...rest);
  const program = ts.createProgram([name], options, host);
  const checker = program.getTypeChecker();
  const last = program.getSourceFile(name)?.statements.at(-1);
  if (last === undefined || !ts.isTypeAliasDeclaration(last)) throw new Error(`${name} ends in no type`);
  return { checker, foundry: checker.getTypeAtLocation(last.name) };
}

/**
 * A member of a namespace, class or object, and what an instance of it is where it is a class.
 * @param {Side} side  @param {ts.Type} holder  @param {string} name
 * @returns {{type: ts.Type, instance: ts.Type | null} | null}
 */
export function findMember({ checker }, holder, name) {
  const property = holder.getProperty(name);
  if (property === undefined) return null;
  const symbol = resolveAlias(checker, property);
  const type = checker.getTypeOfSymbol(symbol);
  if (symbol.flags & ts.SymbolFlags.Class) return { type, instance: checker.getDeclaredTypeOfSymbol(symbol) };
  return { type, instance: type.getConstructSignatures()[0]?.getReturnType() ?? null };
}
