import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { TARGETS } from "../../tools/mutate/targets.mjs";
import { loadFile } from "../scenarios/runner/load.js";
import { loadVocabulary } from "../scenarios/runner/vocabulary.js";

/**
 * The scenarios by which a target is judged. A module of its own, since a file of tests is loaded anew for each mutant and
 * what it imports is not: to read the files takes longer than to play them.
 */
const SHARED = path.resolve(import.meta.dirname, "../scenarios/shared");
const OWN = path.resolve(import.meta.dirname, "../rules/scenarios");
const schema: unknown = JSON.parse(readFileSync(path.join(SHARED, "schema.json"), "utf8"));
const target = TARGETS.find(({ name }) => name === process.env["BATTLE_TEMPO_TARGET"]);

export const vocabulary = loadVocabulary(path.join(SHARED, "vocabulary.yaml"));

/** By file, as `game.yaml`, with the folder that it stands in. */
export const scenarioFiles = (target?.games ?? [])
  .flatMap((game) => [path.join(SHARED, `${game}.yaml`), path.join(OWN, `${game}.yaml`)])
  .filter((file) => existsSync(file))
  .map((file) => ({
    file: path.relative(path.resolve(import.meta.dirname, ".."), file),
    scenarios: loadFile(file, schema),
  }));
