import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import ts from "typescript";

/** The folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, "../..");

/** One import of a file: what it names, and whether it takes types alone. */
export interface ImportEdge {
  readonly specifier: string;
  readonly typesOnly: boolean;
  readonly line: number;
}

/** A parsed source file; `name` is its path from the root, with forward slashes. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
}

/** What was parsed already: several tests ask for the same files, and parsing all of them takes seconds. */
const parsed = new Map<string, SourceFile>();

/** All TypeScript files below a folder; tests, benches and what they share in `testing/` left out. */
export function readSources(folder: string): SourceFile[] {
  return listFiles(`${folder}/**/*.ts`)
    .filter((name) => !/\.(test|bench)\.ts$|\/testing\//.test(name))
    .map(readSource);
}

function readSource(name: string): SourceFile {
  const known = parsed.get(name);
  if (known !== undefined) return known;
  const source = parseSource(name, readFileSync(path.join(ROOT, name), "utf8"));
  parsed.set(name, source);
  return source;
}

/** The files of a pattern, sorted, with forward slashes. */
export function listFiles(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT }).sort();
}

/** Parses a text as if it stood in the repository under that name. */
export function parseSource(name: string, text: string): SourceFile {
  return { name, text, tree: ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true) };
}

/** Every import, export-from, `import()` and import type of a file. */
export function listImports(source: SourceFile): ImportEdge[] {
  const edges: ImportEdge[] = [];
  const holdsInner = /\bimport\s*\(/.test(source.text);
  const add = (node: ts.Node, specifier: ts.Node | undefined, typesOnly: boolean) => {
    if (specifier !== undefined && ts.isStringLiteralLike(specifier))
      edges.push({ specifier: specifier.text, typesOnly, line: lineOf(source, node) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, takesTypesOnly(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, givesTypesOnly(node));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node, node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node, node.arguments[0], false);
    // Only `import(…)` stands deeper than the statements of the file.
    if (node === source.tree || holdsInner) ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return edges;
}

/** The one-based line on which a node begins. */
export function lineOf(source: SourceFile, node: ts.Node): number {
  return source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1;
}

/** The repository path that a relative specifier means, or the specifier itself for a package. */
export function resolveImport(from: string, specifier: string): string {
  if (!specifier.startsWith(".")) return specifier;
  return path.posix.join(path.posix.dirname(from), specifier).replace(/\.js$/, ".ts");
}

function takesTypesOnly(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  if (clause.name !== undefined || named === undefined || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly);
}

function givesTypesOnly(node: ts.ExportDeclaration): boolean {
  if (node.isTypeOnly) return true;
  const clause = node.exportClause;
  if (clause === undefined || !ts.isNamedExports(clause)) return false;
  return clause.elements.length > 0 && clause.elements.every((element) => element.isTypeOnly);
}
