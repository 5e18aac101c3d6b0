import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const MANIFEST = fileURLToPath(new URL("../../system.json", import.meta.url));

/** The games that can be played: the system has one actor type for each. */
export function playableRulesets(): string[] {
  const { documentTypes } = JSON.parse(readFileSync(MANIFEST, "utf8")) as { documentTypes: { Actor: object } };
  return Object.keys(documentTypes.Actor);
}
