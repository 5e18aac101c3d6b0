import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "yaml";
import type { Scenario, ScenarioFile } from "./format.js";

/** Reads a scenario file and holds it against the schema; throws with the places that don't fit. */
export function loadFile(file: string, schema: unknown): readonly Scenario[] {
  const content: unknown = parse(readFileSync(file, "utf8"));
  const validate = new Ajv2020({ allErrors: true, strict: false }).compile<ScenarioFile>(schema as object);
  if (!validate(content)) {
    const places = (validate.errors ?? []).slice(0, 5).map((error) => `${error.instancePath} ${error.message ?? ""}`);
    throw new Error(`${file} is not a scenario file: ${places.join("; ")}`);
  }
  return content.scenarios;
}
