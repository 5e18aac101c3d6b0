import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const MANIFEST = fileURLToPath(new URL("../../system.json", import.meta.url));

/** Its rounds are played in phases, between whose turns nobody acts: hands that wait for a turn don't get on there. */
const IN_PHASES = ["adnd2ct"];

/** The games that can be played by hands drawn at random: the system has one actor type for each. */
export function playableRulesets(): string[] {
  const { documentTypes } = JSON.parse(readFileSync(MANIFEST, "utf8")) as { documentTypes: { Actor: object } };
  return Object.keys(documentTypes.Actor).filter((id) => !IN_PHASES.includes(id));
}
