import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentSource, Generation, WorldData } from "../protocol.js";
import { isObject } from "./json.js";
import type { Manifest } from "./manifest.js";
import type { Pack } from "./packs.js";
import type { Store } from "./store/store.js";

export interface WorldInfo {
  id: string;
  title: string;
}

/** A build of each generation that the system is meant for; the tabletop names no newer one. */
export const BUILDS: Readonly<Record<Generation, number>> = { 13: 351, 14: 365 };

/** Reads `<worldPath>/world.json`. */
export function readWorldInfo(worldPath: string): WorldInfo {
  const json: unknown = JSON.parse(readFileSync(join(worldPath, "world.json"), "utf8"));
  if (!isObject(json) || typeof json["id"] !== "string") throw new Error("world.json has no id");
  return { id: json["id"], title: String(json["title"] ?? json["id"]) };
}

/** What of the running server goes into the answer beside the documents. */
export interface WorldState {
  manifest: Manifest;
  info: WorldInfo;
  packs: readonly Pack[];
  generation: Generation;
  activeUsers: string[];
  paused: boolean;
  seq: number;
}

/** Everything a client gets when it enters: all documents, hidden ones too, as the host does. */
export function describeWorld(store: Store, userId: string, state: WorldState): WorldData {
  return {
    userId,
    users: store.all("users").map(withoutPassword),
    settings: store.all("settings"),
    actors: store.all("actors"),
    items: store.all("items"),
    scenes: store.all("scenes"),
    combats: store.all("combats"),
    messages: store.all("messages"),
    journal: store.all("journal"),
    folders: store.all("folders"),
    macros: store.all("macros"),
    packs: state.packs.map((pack) => pack.describe()),
    system: state.manifest.json,
    world: { id: state.info.id, title: state.info.title },
    release: { generation: state.generation, build: BUILDS[state.generation] },
    activeUsers: state.activeUsers,
    paused: state.paused,
    time: worldTime(store),
    serverTime: Date.now(),
    modules: [],
    seq: state.seq,
  };
}

function withoutPassword(user: DocumentSource): DocumentSource {
  const shown: DocumentSource = { ...user };
  delete shown["password"];
  return shown;
}

function worldTime(store: Store): number {
  const setting = store.all("settings").find((source) => source["key"] === "core.time");
  const value = Number(setting?.["value"] ?? 0);
  return Number.isFinite(value) ? value : 0;
}
