import js from "@eslint/js";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import importX from "eslint-plugin-import-x";
import globals from "globals";
import tseslint from "typescript-eslint";
import { HOST_GLOBALS, PURE_FOLDERS } from "./tools/architecture/import-table.mjs";

const TESTS = [
  "module/**/*.{test,bench}.ts",
  "module/**/testing/**/*.ts",
  "tabletop/**/*.{test,bench}.ts",
  "tests/**/*.ts",
  "vitest.config.ts",
];
const PURE = PURE_FOLDERS.map((folder) => `module/${folder}/**/*.ts`);

/** Files are judged with the globals of the project that compiles them. */
const compiledBy = (project) => ({ parserOptions: { project, tsconfigRootDir: import.meta.dirname } });

/** A leading underscore says that something is named only to be left out. */
const UNUSED = [
  "error",
  { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_", ignoreRestSiblings: true },
];

const NEVER_RANDOM = {
  object: "Math",
  property: "random",
  message: "Dice come in by the command RollsGiven; nothing below the adapter rolls.",
};

const HOST_OF_PACKAGES = Object.fromEntries(
  ["game", "Hooks", "CONFIG", "foundry", "ChatMessage", "Roll"].map((name) => [name, "readonly"]),
);

const noEscape = {
  "@typescript-eslint/no-explicit-any": "error",
  "@typescript-eslint/ban-ts-comment": [
    "error",
    { "ts-check": true, "ts-expect-error": true, "ts-ignore": true, "ts-nocheck": true },
  ],
};

export default tseslint.config(
  { ignores: ["dist/**", "build/**", "coverage/**", "worlds/**", ".cache/**", "node_modules/**", "**/*.d.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: ["**/*.ts"],
    plugins: { "import-x": importX },
    settings: { "import-x/resolver-next": [createTypeScriptImportResolver({ project: "tsconfig.json" })] },
    rules: { "import-x/no-cycle": ["error", { ignoreExternal: true }], "import-x/no-self-import": "error" },
  },
  {
    files: ["module/**/*.ts"],
    ignores: TESTS,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: compiledBy("tsconfig.json"),
    rules: {
      ...noEscape,
      eqeqeq: "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-invalid-void-type": "off",
      "@typescript-eslint/no-unused-vars": UNUSED,
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
      // It takes the branded Roll and document classes of the type package for assignments of foreign classes.
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
    },
  },
  {
    files: PURE,
    ignores: TESTS,
    languageOptions: compiledBy("tsconfig.pure.json"),
    rules: {
      "no-restricted-globals": ["error", ...HOST_GLOBALS],
      "no-restricted-properties": ["error", NEVER_RANDOM],
    },
  },
  {
    files: ["module/**/*.ts"],
    linterOptions: { noInlineConfig: true },
  },
  {
    files: ["module/main.ts", "module/{foundry,faces}/**/*.ts"],
    rules: {
      // Foundry calls many overrides for their promise alone.
      "@typescript-eslint/require-await": "off",
      // Sheet actions are static functions that Foundry binds.
      "@typescript-eslint/unbound-method": ["error", { ignoreStatic: true }],
    },
  },
  {
    files: ["tabletop/**/*.ts", "tools/**/*.ts", ...TESTS],
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylistic],
    languageOptions: compiledBy("tabletop/tsconfig.json"),
    rules: {
      ...noEscape,
      "@typescript-eslint/ban-ts-comment": ["error", { "ts-expect-error": "allow-with-description" }],
      eqeqeq: ["error", "smart"],
      "@typescript-eslint/consistent-indexed-object-style": "off",
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/consistent-type-imports": "error",
      // The bench models an API of hooks that do nothing by default and of methods that are asynchronous by contract,
      // and it holds documents whose values are unknown until they are cleaned.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      "@typescript-eslint/no-base-to-string": "off",
      "@typescript-eslint/no-empty-function": "off",
      "@typescript-eslint/no-this-alias": "off",
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/no-unused-vars": UNUSED,
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    files: TESTS,
    ignores: ["tabletop/**", "module/{foundry,faces}/**"],
    languageOptions: compiledBy("tests/tsconfig.json"),
  },
  { files: ["tools/**/*.ts"], languageOptions: compiledBy("tools/tsconfig.json") },
  { files: ["module/{foundry,faces}/**/*.test.ts"], languageOptions: compiledBy("tsconfig.json") },
  { files: ["**/*.mjs"], languageOptions: { globals: globals.node } },
  {
    // Packages as somebody might write them for the host.
    files: ["tests/bench/known-bad/packages/**/*.mjs"],
    languageOptions: { globals: { ...globals.browser, ...HOST_OF_PACKAGES } },
  },
  { files: [".template-lintrc.js"], languageOptions: { globals: globals.commonjs, sourceType: "commonjs" } },
);
