import { readFileSync } from "node:fs";

/** The faces that the style sheet uses, each in the three alphabets of our two languages (Latin with its extension, Cyrillic). */
const FAMILIES = [
  { package: "alegreya-sans", sheets: ["400", "400-italic", "500", "700"], licence: "OFL-Alegreya-Sans.txt" },
  { package: "alegreya-sc", sheets: ["500", "700"], licence: "OFL-Alegreya-SC.txt" },
];
const SUBSETS = ["latin", "latin-ext", "cyrillic"];

/** @param {string} name  @returns {string} */
const home = (name) => `node_modules/@fontsource/${name}`;

/**
 * Every face that is shipped: its file in the package and its rule, with the address that it has in `dist`.
 * @returns {{from: string, file: string, rule: string}[]}
 */
function listFaces() {
  return FAMILIES.flatMap((family) =>
    family.sheets.flatMap((sheet) => {
      const css = readFileSync(`${home(family.package)}/${sheet}.css`, "utf8");
      return [...css.matchAll(/\/\* (\S+) \*\/\s*(@font-face \{[^}]*\})/g)]
        .map(([, name = "", rule = ""]) => ({ name, rule }))
        .filter(({ name }) => SUBSETS.some((subset) => isSubset(name, family.package, subset)))
        .map(({ name, rule }) => ({
          from: `${home(family.package)}/files/${name}.woff2`,
          file: `fonts/${name}.woff2`,
          rule: rule.replace(/src: [^;]*;/, `src: url("fonts/${name}.woff2") format("woff2");`).replace(/\s+/g, " "),
        }));
    }),
  );
}

/** `latin` must not take `latin-ext` with it: the subset is followed by a weight. @returns {boolean} */
function isSubset(/** @type {string} */ name, /** @type {string} */ family, /** @type {string} */ subset) {
  return new RegExp(`^${family}-${subset}-\\d+-`).test(name);
}

/** The `@font-face` rules of all shipped faces. @returns {string} */
export function fontFaces() {
  return listFaces()
    .map((face) => face.rule)
    .join("\n");
}

/**
 * Ships the font files and the licence of each family.
 * @returns {import("rollup").Plugin}
 */
export function fonts() {
  return {
    name: "fonts",
    buildStart() {
      for (const face of listFaces())
        this.emitFile({ type: "asset", fileName: face.file, source: readFileSync(face.from) });
      for (const family of FAMILIES)
        this.emitFile({
          type: "asset",
          fileName: `fonts/${family.licence}`,
          source: readFileSync(`${home(family.package)}/LICENSE`),
        });
    },
  };
}
