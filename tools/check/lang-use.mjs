import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import ts from "typescript";

/**
 * A key that a file names: whole, or the part before what is put in at run time.
 * @typedef {{file: string, key: string, whole: boolean}} KeyUse
 */

/**
 * Every key below the given roots that code and templates name.
 * @param {readonly string[]} roots
 * @returns {KeyUse[]}
 */
export function listKeyUses(roots) {
  const code = globSync("module/**/*.ts").filter((file) => !/\.(test|bench)\.ts$/.test(file));
  const isKey = new RegExp(`^(${roots.join("|")})\\.[\\w.-]*$`);
  return [...code.flatMap(listTexts), ...globSync("templates/**/*.hbs").flatMap(listQuoted)].filter(({ key }) =>
    isKey.test(key),
  );
}

/** The literal texts of a script; of a template its part before the first hole. @param {string} file  @returns {KeyUse[]} */
function listTexts(file) {
  const tree = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
  /** @type {KeyUse[]} */
  const uses = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isStringLiteralLike(node)) uses.push(use(file, node.text));
    else if (ts.isTemplateHead(node)) uses.push({ file, key: node.text, whole: false });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return uses;
}

/** @param {string} file  @returns {KeyUse[]} */
function listQuoted(file) {
  return [...readFileSync(file, "utf8").matchAll(/["']([\w.-]+)["']/g)].map(([, text]) => use(file, text ?? ""));
}

/** A text that ends in a dot is put together with something else. @param {string} file  @param {string} key  @returns {KeyUse} */
function use(file, key) {
  return { file, key, whole: !key.endsWith(".") };
}
