import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { describe, expect, it } from "vitest";
import { TARGETS } from "../../tools/mutate/targets.mjs";
import { formatFailure } from "./runner/format-failure.js";
import { loadFile } from "./runner/load.js";
import { playScenario } from "./runner/play.js";
import { loadVocabulary } from "./runner/vocabulary.js";

/** A test a scenario, so that mutation knows which of them a place in the rules concerns. `npm test` plays them by file. */
const SHARED = path.resolve(import.meta.dirname, "shared");
const OWN = path.resolve(import.meta.dirname, "../rules/scenarios");
const schema: unknown = JSON.parse(readFileSync(path.join(SHARED, "schema.json"), "utf8"));
const vocabulary = loadVocabulary(path.join(SHARED, "vocabulary.yaml"));
const target = TARGETS.find(({ name }) => name === process.env["BATTLE_TEMPO_TARGET"]);
const files = (target?.games ?? [])
  .flatMap((game) => [path.join(SHARED, `${game}.yaml`), path.join(OWN, `${game}.yaml`)])
  .filter((file) => existsSync(file));

describe.each(files)("%s", (file) => {
  it.each(loadFile(file, schema))("$id", (scenario) => {
    const difference = playScenario(scenario, vocabulary);
    expect(difference && formatFailure(scenario.id, scenario.title, difference)).toBeNull();
  });
});
