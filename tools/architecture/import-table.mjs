/**
 * Which folder of `module/` may import what: the one copy of the table of docs/architecture.md, read by
 * dependency-cruiser and by tests/architecture. A pattern's `*` is one folder name, and the same name wherever it
 * stands in one row.
 *
 * @typedef {object} Layer
 * @property {string} folder what the row speaks of, relative to `module/`; what lies in it may always import its own kind
 * @property {readonly string[]} values folders whose values (and so their types) it may import
 * @property {readonly string[]} types folders of which it may import types only
 * @property {readonly string[]} packages npm packages it may import
 */

/** @type {readonly Layer[]} */
export const IMPORT_TABLE = [
  { folder: "kernel", values: [], types: [], packages: [] },
  { folder: "grid", values: ["kernel"], types: [], packages: [] },
  { folder: "model", values: ["kernel"], types: ["grid"], packages: [] },
  { folder: "rules", values: ["kernel", "grid", "model"], types: [], packages: [] },
  { folder: "combat", values: ["kernel", "grid", "model", "rules"], types: [], packages: [] },
  { folder: "rulesets/*", values: ["kernel", "grid", "model", "rules"], types: [], packages: [] },
  { folder: "table", values: ["kernel", "grid", "model", "rules", "combat"], types: [], packages: [] },
  {
    folder: "foundry",
    values: ["table"],
    types: ["kernel", "grid", "model", "rules", "combat"],
    packages: ["@noble/ciphers/chacha.js"],
  },
  {
    folder: "faces/*",
    values: ["foundry", "rulesets/*/terms"],
    types: ["rulesets/*", "kernel", "model"],
    packages: [],
  },
  { folder: "main", values: ["foundry", "table", "rulesets", "faces"], types: [], packages: [] },
];

/** Folders that know no host: neither DOM, nor Foundry, nor Node. */
export const PURE_FOLDERS = ["kernel", "grid", "model", "rules", "combat", "rulesets", "table"];

/**
 * Names that only a host gives. The pure project has none of them by its types; lint says so sooner and by name.
 * `Date`, `performance` and `crypto` are here for what they would do to a replay.
 */
export const HOST_GLOBALS = [
  "game",
  "canvas",
  "ui",
  "CONFIG",
  "CONST",
  "Hooks",
  "foundry",
  "PIXI",
  "Handlebars",
  "ChatMessage",
  "Roll",
  "fromUuid",
  "fromUuidSync",
  "window",
  "document",
  "globalThis",
  "console",
  "process",
  "setTimeout",
  "setInterval",
  "queueMicrotask",
  "structuredClone",
  "fetch",
  "crypto",
  "performance",
  "Date",
];
