import { readFileSync } from "node:fs";
import path from "node:path";
import { applyBreak } from "./records.mjs";

/**
 * @typedef {import("./records.mjs").Rule} Rule
 * @typedef {import("./records.mjs").Break} Break
 * @typedef {import("./bundler.mjs").Bundler} Bundler
 * @typedef {import("./player.mjs").Player} Player
 * @typedef {import("./tester.mjs").Tester} Tester
 */

/**
 * What was found out about a rule: `by` names what noticed its breaks; where it isn't proved, `why` says what is missing.
 * @typedef {{rule: Rule, proved: boolean, by: string, why: string}} Verdict
 */

/**
 * What runs in one lane runs one after the other. @typedef {<T>(work: () => Promise<T>) => Promise<T>} Lane
 */

/**
 * What a proof needs: the lanes in which scenarios are played and tests are run, `clean` is the script without a break, `scenarios` the game's scenario files.
 * @typedef {{root: string, playing: Lane, testing: Lane, bundler: Bundler, player: Player, openTests: () => Promise<Tester>, clean: string, scenarios: readonly string[]}} Means
 */

/**
 * A rule is proved where each of its breaks is noticed, by a scenario that names it or else by a test whose title does.
 * @param {Rule} rule  @param {readonly Break[]} breaks  @param {Means} means  @returns {Promise<Verdict>}
 */
export async function prove(rule, breaks, means) {
  if (breaks.length === 0) return { rule, proved: false, by: "", why: "no break is recorded" };
  const by = new Set();
  for (const broken of breaks) {
    const misfit = findMisfit(broken, means.root);
    if (misfit !== null) return { rule, proved: false, by: "", why: misfit };
    const { noticed, text } = await notice(broken, means);
    if (!noticed) return { rule, proved: false, by: "", why: text };
    by.add(text);
  }
  return { rule, proved: true, by: [...by].join(", "), why: "" };
}

/** Why a break can't be made, or null where it can. @param {Break} broken  @param {string} root  @returns {string | null} */
function findMisfit(broken, root) {
  try {
    applyBreak(readFileSync(path.resolve(root, broken.in), "utf8"), broken);
    return null;
  } catch (error) {
    return firstLine(error);
  }
}

/** @param {unknown} error */
function firstLine(error) {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
}

/** @typedef {{noticed: boolean, text: string}} Noticed `text`: what noticed it, or why nothing did */

/** @param {Break} broken  @param {Means} means  @returns {Promise<Noticed>} */
async function notice(broken, means) {
  try {
    const played = await means.playing(() => noticeByScenario(broken, means));
    if (played.noticed) return played;
    const tested = await means.testing(async () => noticeByTest(broken, await means.openTests()));
    return tested.noticed ? tested : { noticed: false, text: `${played.text}; ${tested.text}` };
  } catch (error) {
    return { noticed: false, text: firstLine(error) };
  }
}

/** @param {Break} broken  @param {Means} means  @returns {Promise<Noticed>} */
async function noticeByScenario(broken, { bundler, player, clean, scenarios }) {
  const before = await player.play(clean, scenarios, broken.rule);
  if (before.length === 0) return { noticed: false, text: "no scenario names it" };
  const failing = before.find(({ difference }) => difference !== null);
  if (failing) return { noticed: false, text: `${failing.id} fails without a break: ${failing.difference}` };
  const after = await player.play(await bundler.bundle(broken), scenarios, broken.rule);
  const found = after.find(({ difference, crashed }) => difference !== null && !crashed);
  if (found) return { noticed: true, text: found.id };
  const crashed = after.find((each) => each.crashed);
  if (crashed) return { noticed: false, text: `${crashed.id} breaks down: ${crashed.difference}` };
  return { noticed: false, text: `${after.map(({ id }) => id).join(", ")} go on as if nothing were broken` };
}

/** @param {Break} broken  @param {Tester} tester  @returns {Promise<Noticed>} */
async function noticeByTest(broken, tester) {
  const before = await tester.test(broken.rule, null);
  if (before.length === 0) return { noticed: false, text: "no test's title names it" };
  const failing = before.find(({ failed }) => failed);
  if (failing) return { noticed: false, text: `fails without a break: ${failing.name}` };
  const after = await tester.test(broken.rule, broken);
  const found = after.find(({ failed, crashed }) => failed && !crashed);
  if (found) return { noticed: true, text: `test: ${found.name}` };
  const crashed = after.find((each) => each.crashed);
  return {
    noticed: false,
    text: crashed ? `breaks down: ${crashed.name}` : "its tests pass as if nothing were broken",
  };
}

/** Work of different lanes goes on side by side. @returns {Lane} */
export function openLane() {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
