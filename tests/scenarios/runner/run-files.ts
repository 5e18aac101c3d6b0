import { readFileSync } from "node:fs";
import path from "node:path";
import { loadFile } from "./load.js";
import { playScenario, type Difference } from "./play.js";
import { loadVocabulary } from "./vocabulary.js";

/** How one scenario went. */
export interface ScenarioResult {
  readonly file: string;
  readonly id: string;
  readonly title: string;
  readonly difference: Difference | null;
}

/** Plays every scenario of the files; `shared` holds schema and vocabulary. */
export function runFiles(files: readonly string[], shared: string): ScenarioResult[] {
  const vocabulary = loadVocabulary(path.join(shared, "vocabulary.yaml"));
  const schema: unknown = JSON.parse(readFileSync(path.join(shared, "schema.json"), "utf8"));
  return files.flatMap((file) =>
    loadFile(file, schema).map((scenario) => ({
      file,
      id: scenario.id,
      title: scenario.title,
      difference: playScenario(scenario, vocabulary),
    })),
  );
}
