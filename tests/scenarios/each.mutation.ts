import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { formatFailure } from "./runner/format-failure.js";
import { loadFile } from "./runner/load.js";
import { playScenario } from "./runner/play.js";
import { loadVocabulary } from "./runner/vocabulary.js";

/** A test a scenario, so that mutation knows which of them a place in the rules concerns. `npm test` plays them by file. */
const SHARED = path.resolve(import.meta.dirname, "shared");
const PASSED = JSON.parse(readFileSync(path.resolve(import.meta.dirname, "passed.json"), "utf8")) as Record<
  string,
  string[]
>;
const schema: unknown = JSON.parse(readFileSync(path.join(SHARED, "schema.json"), "utf8"));
const vocabulary = loadVocabulary(path.join(SHARED, "vocabulary.yaml"));

describe.each(Object.entries(PASSED))("%s", (file, passed) => {
  const scenarios = loadFile(path.join(SHARED, file), schema).filter(({ id }) => passed.includes(id));

  it.each(scenarios)("$id", (scenario) => {
    const difference = playScenario(scenario, vocabulary);
    expect(difference && formatFailure(scenario.id, scenario.title, difference)).toBeNull();
  });
});
