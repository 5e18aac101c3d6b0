import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CollectionName, DocumentSource } from "../../../tabletop/protocol.js";
import { Store } from "../../../tabletop/server/store/store.js";

export const USERS = ["gm", "gm2", "player1", "player2"] as const;
export type UserName = (typeof USERS)[number];

const GAMEMASTER = 4;
const PLAYER = 1;

export const idOf = (name: string): string => name.padEnd(16, "0");

/** A world with nothing in it but users and one empty scene that everybody views. */
export async function writeWorld(folder: string, system = "contract-range"): Promise<void> {
  await mkdir(path.join(folder, "assets"), { recursive: true });
  const store = await Store.open(path.join(folder, "data"));
  for (const [collection, sources] of Object.entries(documents())) {
    const draft = store.draft(collection as CollectionName);
    for (const source of sources) draft.put(source);
    await store.commit(draft);
  }
  await store.close();
  const info = { id: "contract-world", title: "World of the contract", system };
  await writeFile(path.join(folder, "world.json"), JSON.stringify(info));
}

function documents(): Partial<Record<CollectionName, DocumentSource[]>> {
  const users = USERS.map((name) => ({
    ...{ _id: idOf(name), name, password: "", character: null, color: "#336699" },
    role: name.startsWith("gm") ? GAMEMASTER : PLAYER,
  }));
  const all = { move: 20, sight: 20, light: 20, sound: 20 };
  const scene = {
    ...{ _id: idOf("scene"), name: "Range", active: true, navigation: true, padding: 0, ownership: { default: 0 } },
    ...{ width: 2000, height: 1200, tokenVision: false, fog: { exploration: false }, backgroundColor: "#777777" },
    grid: {
      type: 1,
      size: 100,
      distance: 5,
      units: "ft",
      style: "solidLines",
      thickness: 1,
      color: "#000",
      alpha: 0.3,
    },
    tokens: [],
    regions: [],
    // One wall, between columns 9 and 10, from row 0 to row 3.
    walls: [{ _id: idOf("wall"), c: [1000, 0, 1000, 400], ...all, dir: 0, door: 0, ds: 0 }],
  };
  return { users, scenes: [scene] };
}
