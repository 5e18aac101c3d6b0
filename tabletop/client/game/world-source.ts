import type { Data } from "../common/utils/types.js";

/** The world as the server sends it. */
export interface WorldSource {
  userId: string;
  users: Data[];
  settings: Data[];
  actors: Data[];
  items: Data[];
  scenes: Data[];
  combats: Data[];
  messages: Data[];
  journal: Data[];
  folders: Data[];
  macros: Data[];
  packs: { id: string; metadata: Data; index: Data[]; folders: Data[] }[];
  system: Data;
  world: { id: string; title: string };
  release: { generation: 13 | 14; build: number };
  activeUsers: string[];
  paused: boolean;
  time: number;
  serverTime: number;
  seq: number;
}
