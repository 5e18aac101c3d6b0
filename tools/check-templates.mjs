/**
 * Checks the templates beyond what a linter sees: each parses, calls only helpers that exist, writes nothing unescaped,
 * includes only what is there; what code names is there, and what is there is named.
 */
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import Handlebars from "handlebars";
import { globSync } from "tinyglobby";
import { listTemplateNames } from "./check/template-names.mjs";
import { ROOT } from "./lib/root.mjs";

/** Handlebars' own helpers, and those that Foundry 13 and 14 both document. */
const HELPERS = [
  ..."if unless each with lookup log".split(" "),
  ..."and checked concat disabled eq formField formGroup formInput gt gte ifThen localize lt lte ne not".split(" "),
  ..."numberFormat numberInput object or radioBoxes selectOptions timeSince".split(" "),
];

process.chdir(ROOT);
const templates = globSync("templates/**/*.hbs").sort();
const sources = globSync("module/**/*.ts").filter((file) => !/\.(test|bench)\.ts$/.test(file));
const known = new Set([...HELPERS, ...sources.flatMap(listOwnHelpers)]);
/** @type {string[]} */
const errors = [];
for (const file of templates) checkTemplate(file);
const names = sources.flatMap(listTemplateNames);
for (const { file, name, matches } of names)
  if (!templates.some((template) => matches(template))) errors.push(`${file}: no template ${name}`);
const included = templates.flatMap(listPartials);
for (const template of templates)
  if (!names.some(({ matches }) => matches(template)) && !included.includes(template))
    errors.push(`${template}: nothing names it`);
for (const error of errors) console.error(error);
console.log(`templates: ${templates.length} files, named in ${names.length} places`);
process.exitCode = errors.length > 0 ? 1 : 0;

/** @param {string} file  @returns {string[]} */
function listOwnHelpers(file) {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/registerHelper\(\s*["'`]([\w-]+)["'`]/g)].map(([, name]) => name ?? "");
}

/** @param {string} file  @returns {string[]} the repository paths of the partials that a template includes */
function listPartials(file) {
  return [...readFileSync(file, "utf8").matchAll(/\{\{#?>\s*["']?([\w./-]+)["']?/g)].map(([, name]) =>
    toPath(name ?? ""),
  );
}

/** @param {string} name */
function toPath(name) {
  return name.replace(/^systems\/battle-tempo\//, "");
}

/** @param {string} file */
function checkTemplate(file) {
  const complain = (/** @type {hbs.AST.Node} */ node, /** @type {string} */ what) =>
    errors.push(`${file}:${node.loc.start.line}: ${what}`);
  class Checker extends Handlebars.Visitor {
    /** @param {hbs.AST.MustacheStatement | hbs.AST.BlockStatement | hbs.AST.SubExpression} node */
    checkHelper(node) {
      const name = String(/** @type {hbs.AST.PathExpression} */ (node.path).original);
      const isCall = node.params.length > 0 || node.hash !== undefined;
      if (isCall && !known.has(name)) complain(node, `unknown helper ${name}`);
    }
    /** @override @param {hbs.AST.MustacheStatement} node */
    MustacheStatement(node) {
      if (!node.escaped) complain(node, "writes unescaped text");
      this.checkHelper(node);
      super.MustacheStatement(node);
    }
    /** @override @param {hbs.AST.BlockStatement} node */
    BlockStatement(node) {
      this.checkHelper(node);
      super.BlockStatement(node);
    }
    /** @override @param {hbs.AST.SubExpression} node */
    SubExpression(node) {
      this.checkHelper(node);
      super.SubExpression(node);
    }
    /** @override @param {hbs.AST.PartialStatement} node */
    PartialStatement(node) {
      const name = String(/** @type {hbs.AST.PathExpression} */ (node.name).original);
      if (name !== "@partial-block" && !existsSync(toPath(name))) complain(node, `no partial ${name}`);
      super.PartialStatement(node);
    }
  }
  try {
    new Checker().accept(Handlebars.parse(readFileSync(file, "utf8")));
  } catch (error) {
    errors.push(`${file}: ${/** @type {Error} */ (error).message}`);
  }
}
