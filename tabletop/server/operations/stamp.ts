import type { DocumentSource, JsonObject } from "../../protocol.js";
import { isObject } from "../json.js";
import type { Manifest } from "../manifest.js";

/** Documents whose `_stats` the server keeps; settings and what is drawn on a scene have none. */
const STAMPED = new Set([
  ...["User", "Actor", "Item", "ActiveEffect", "Scene", "Combat", "Combatant", "CombatantGroup", "ChatMessage"],
  ...["JournalEntry", "JournalEntryPage", "Folder", "Macro", "Region", "RegionBehavior", "Setting"],
]);

/** Who stamps: which server, on behalf of whom. */
export interface Stamp {
  manifest: Manifest;
  coreVersion: string;
  userId: string;
  now: number;
}

export function stampCreation(documentName: string, source: DocumentSource, stamp: Stamp): void {
  if (!STAMPED.has(documentName)) return;
  const kept = isObject(source["_stats"]) ? source["_stats"] : {};
  source["_stats"] = {
    compendiumSource: null,
    duplicateSource: null,
    exportSource: null,
    ...kept,
    coreVersion: stamp.coreVersion,
    systemId: stamp.manifest.id,
    systemVersion: stamp.manifest.version,
    createdTime: stamp.now,
    ...modification(stamp),
  };
}

/** Whatever a client wrote into `_stats` is dropped: the server's word alone counts. */
export function stampUpdate(documentName: string, changes: JsonObject, stamp: Stamp): void {
  if (!STAMPED.has(documentName)) return;
  changes["_stats"] = modification(stamp);
}

function modification(stamp: Stamp): JsonObject {
  return { modifiedTime: stamp.now, lastModifiedBy: stamp.userId };
}
