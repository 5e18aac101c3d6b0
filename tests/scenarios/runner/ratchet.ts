import path from "node:path";
import type { ScenarioResult } from "./run-files.js";

/** The list of what has passed once, as it is kept: by file, in the files' own order. */
export function recordPassed(results: readonly ScenarioResult[]): string {
  const files = [...new Set(results.map((result) => path.basename(result.file)))];
  const passed = files.map((file): [string, string[]] => [
    file,
    results.flatMap((result) => (path.basename(result.file) === file && !result.difference ? [result.id] : [])),
  ]);
  return `${JSON.stringify(Object.fromEntries(passed), null, 2)}\n`;
}
