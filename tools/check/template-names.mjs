import { readFileSync } from "node:fs";
import ts from "typescript";

/**
 * A template that a script names, whole or with holes (`templates/sheet/${part}.hbs`).
 * @typedef {{file: string, name: string, matches: (template: string) => boolean}} TemplateName
 */

/**
 * The templates that a script names. What stands before the first hole may be the folder of the system, so a name
 * matches a template that ends in it.
 * @param {string} file
 * @returns {TemplateName[]}
 */
export function listTemplateNames(file) {
  const tree = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
  /** @type {TemplateName[]} */
  const names = [];
  const add = (/** @type {readonly string[]} */ parts) => {
    if (!parts.at(-1)?.endsWith(".hbs")) return;
    const [first = "", ...rest] = parts;
    const begin = first.replace(/^.*?(?=templates\/)/, "");
    const pattern = new RegExp(
      `(^|/)${[begin, ...rest]
        .map(escape)
        .join("[\\w/-]+")
        .replace(/^(\[\\w\/-\]\+)\/?/, "")}$`,
    );
    names.push({ file, name: parts.join("…"), matches: (template) => pattern.test(template) });
  };
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isStringLiteralLike(node)) add([node.text]);
    else if (ts.isTemplateExpression(node))
      add([node.head.text, ...node.templateSpans.map((span) => span.literal.text)]);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}

/** @param {string} text */
function escape(text) {
  return text.replace(/[.*+?^$()|[\]\\{}]/g, "\\$&");
}
