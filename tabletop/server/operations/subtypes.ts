import type { JsonObject } from "../../protocol.js";
import { Failure } from "../failure.js";
import { valueAt } from "../json.js";
import type { Manifest, SubtypeDeclaration } from "../manifest.js";

const BASE_TYPE = "base";

/** Sub-types that the host itself knows, of every document that has sub-types at all. */
const CORE_TYPES: Readonly<Record<string, readonly string[]>> = {
  Actor: [],
  Item: [],
  ActiveEffect: [BASE_TYPE],
  ChatMessage: [BASE_TYPE],
  Combat: [BASE_TYPE],
  Combatant: [BASE_TYPE],
  CombatantGroup: [BASE_TYPE],
  JournalEntryPage: ["text", "image", "pdf", "video"],
  RegionBehavior: [
    ...["adjustDarknessLevel", "changeLevel", "displayScrollingText", "executeMacro", "executeScript"],
    ...["modifyMovementCost", "pauseGame", "suppressWeather", "teleportToken", "toggleBehavior"],
  ],
};

/** Gives documents without a type the type `base` where there is one, and refuses a type that nobody declared. */
export function settleSubtype(manifest: Manifest, documentName: string, source: JsonObject): void {
  const core = CORE_TYPES[documentName];
  if (!core) return;
  if (source["type"] === undefined && core.includes(BASE_TYPE)) source["type"] = BASE_TYPE;
  const type = source["type"];
  const known = typeof type === "string" && (core.includes(type) || declarationOf(manifest, documentName, type));
  if (!known) throw new Failure("validation", `${documentName}: "${String(type)}" is not a type of this system`);
}

export function declarationOf(manifest: Manifest, documentName: string, type: unknown): SubtypeDeclaration | undefined {
  return manifest.documentTypes.get(documentName)?.get(String(type));
}

/** Refuses changes to fields that the manifest reserves for game masters. */
export function refuseReservedFields(declaration: SubtypeDeclaration | undefined, changes: JsonObject): void {
  for (const field of declaration?.gmOnlyFields ?? []) {
    if (valueAt(changes, `system.${field}`) === undefined) continue;
    throw new Failure("permission", `User lacks permission to update system.${field}: only a game master may`);
  }
}
