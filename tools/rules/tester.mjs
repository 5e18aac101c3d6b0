import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { createVitest } from "vitest/node";
import { applyBreak } from "./records.mjs";

/** @typedef {import("./records.mjs").Break} Break */

/**
 * How one test went. @typedef {{name: string, failed: boolean, crashed: boolean}} Tested
 */

/**
 * Runs the unit tests whose titles name a rule, with a break in the code that they import or without one.
 * @typedef {object} Tester
 * @property {(rule: string, broken: Break | null) => Promise<Tested[]>} test rejects where a file can't be loaded
 * @property {() => Promise<void>} close
 */

/** What the language throws of itself: the code broke down instead of answering otherwise. */
const BREAKDOWNS = new Set(["TypeError", "ReferenceError", "RangeError", "SyntaxError"]);

/** @param {string} root the project's folder  @param {readonly string[]} include patterns of test files  @returns {Promise<Tester>} */
export async function openTester(root, include) {
  /** @type {Break | null} */
  let current = null;
  const texts = readTests(root, include);
  const vitest = await createVitest(
    "test",
    {
      root,
      config: false,
      watch: false,
      include: [...include],
      isolate: false,
      maxWorkers: 1,
      testTimeout: 30_000,
      reporters: [{}],
    },
    { plugins: [breaking(root, () => current)], logLevel: "error", cacheDir: path.join(root, "build/rules/vite") },
  );
  await vitest.standalone();
  const specifications = await vitest.globTestSpecifications();
  /** Tests as they go without a break, by file; each file runs so once. @type {Map<string, Tested[]>} */
  const unbroken = new Map();

  /** @param {typeof specifications} chosen  @param {RegExp} named */
  const run = async (chosen, named) => {
    vitest.setGlobalTestNamePattern(named);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
    // What ran before is still told of.
    const own = testModules.filter(({ moduleId }) => chosen.some((each) => each.moduleId === moduleId));
    const [failure] = [...own.flatMap((module) => module.errors()), ...unhandledErrors];
    if (failure) throw new Error(`the tests can't be run: ${said(failure)}`);
    return own.map((module) => ({ file: module.moduleId, tests: [...module.children.allTests()].flatMap(describe) }));
  };

  /** @param {Break | null} broken */
  const change = (broken) => {
    const changed = [current, broken].flatMap((each) => (each ? [path.resolve(root, each.in)] : []));
    current = broken;
    for (const file of changed) vitest.invalidateFile(toPosix(file));
  };

  return {
    async test(rule, broken) {
      const chosen = specifications.filter(({ moduleId }) => texts.get(path.resolve(moduleId))?.includes(rule));
      const named = new RegExp(`${rule}(?!\\d)`);
      change(broken);
      if (broken) return chosen.length === 0 ? [] : (await run(chosen, named)).flatMap(({ tests }) => tests);
      const fresh = chosen.filter(({ moduleId }) => !unbroken.has(moduleId));
      if (fresh.length > 0) for (const { file, tests } of await run(fresh, /(?:)/)) unbroken.set(file, tests);
      return chosen.flatMap(({ moduleId }) => unbroken.get(moduleId) ?? []).filter(({ name }) => named.test(name));
    },
    close: () => vitest.close(),
  };
}

/** @param {string} root  @param {() => Break | null} current  @returns {import("vite").Plugin} */
function breaking(root, current) {
  return {
    name: "break",
    enforce: "pre",
    load(id) {
      const broken = current();
      const file = path.resolve(id.split("?")[0] ?? id);
      if (broken === null || file !== path.resolve(root, broken.in)) return null;
      return applyBreak(readFileSync(file, "utf8"), broken);
    },
  };
}

/** @param {string} root  @param {readonly string[]} include  @returns {Map<string, string>} */
function readTests(root, include) {
  const files = globSync([...include], { cwd: root, absolute: true });
  return new Map(files.map((file) => [path.resolve(file), readFileSync(file, "utf8")]));
}

/** @param {import("vitest/node").TestCase} test  @returns {Tested[]} */
function describe(test) {
  const result = test.result();
  if (result.state !== "passed" && result.state !== "failed") return [];
  const crashed = (result.errors ?? []).some(({ name }) => BREAKDOWNS.has(name ?? ""));
  return [{ name: test.fullName, failed: result.state === "failed", crashed }];
}

/** @param {unknown} error */
function said(error) {
  return error instanceof Error || (typeof error === "object" && error !== null && "message" in error)
    ? String(error.message)
    : String(error);
}

/** @param {string} file */
function toPosix(file) {
  return file.replaceAll("\\", "/");
}
