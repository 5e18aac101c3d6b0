import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Server, type Socket } from "socket.io";
import { HANDSHAKE_REFUSED, type Generation } from "../protocol.js";
import { answerRequest } from "./http/routes.js";
import { isObject } from "./json.js";
import { readManifest, type Manifest } from "./manifest.js";
import { Connection } from "./net/connection.js";
import { Network } from "./net/network.js";
import { Table } from "./net/table.js";
import { Pack } from "./packs.js";
import { Store } from "./store/store.js";
import { readWorldInfo } from "./world.js";

export interface TabletopOptions {
  /** the built package: the folder with system.json */
  systemPath: string;
  /** a world as {@link buildWorld} makes it: world.json, data/, assets/ */
  worldPath: string;
  /** folder with client.js and client.css */
  clientPath: string;
  /** 0 takes a free one */
  port?: number;
  host?: string;
  generation?: Generation;
  /** offered languages, the default one first */
  languages?: readonly string[];
  /** draws the network's delays; without it one is made from the clock */
  seed?: number;
  log?: (line: string) => void;
}

export interface Tabletop {
  url: string;
  port: number;
  manifest: Manifest;
  network: Network;
  /** the stored documents, for tests: not to be written to */
  store: Store;
  /** resolves when every operation that has arrived is done */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a world and serves it on loopback (or on `host`). */
export async function startTabletop(options: TabletopOptions): Promise<Tabletop> {
  const { systemPath, worldPath, generation = 13, languages = ["en", "ru"], log = () => undefined } = options;
  const manifest = readManifest(systemPath);
  const info = readWorldInfo(worldPath);
  const packs = await Promise.all(manifest.packs.map((entry) => Pack.read(systemPath, manifest, entry)));
  const store = await Store.open(join(worldPath, "data"));
  const network = new Network(options.seed ?? Date.now() % 2 ** 31);
  const table = new Table({ store, manifest, info, packs, generation, log });
  const site = {
    ...{ systemId: manifest.id, systemPath, worldId: info.id, worldTitle: info.title, worldPath },
    ...{ clientPath: options.clientPath, generation, languages },
    users: () => store.all("users"),
    activeUsers: () => table.sessions.activeUsers(),
  };
  const http = createServer((request, response) => answerRequest(site, request, response));
  const io = openSockets(http, store, network, table);
  const port = await listen(http, options.port ?? 0, options.host ?? "127.0.0.1");
  log(`network seed ${network.seed}`);
  return {
    ...{ url: `http://${options.host ?? "127.0.0.1"}:${port}`, port, manifest, network, store },
    settle: () => table.settle(),
    close: async () => {
      const closed = io.close();
      // A browser opens connections beforehand on which it may never ask anything; an ending server doesn't wait for that.
      http.closeAllConnections();
      await closed;
      await table.settle();
      await store.close();
    },
  };
}

function openSockets(http: HttpServer, store: Store, network: Network, table: Table): Server {
  const io = new Server(http, { maxHttpBufferSize: 1e8, serveClient: false });
  io.use((socket, next) => next(authenticate(store, socket) ? undefined : new Error(HANDSHAKE_REFUSED)));
  io.on("connection", (socket) => table.seat(new Connection(userIdOf(socket), socket, network)));
  return io;
}

function authenticate(store: Store, socket: Socket): boolean {
  const user = store.get("users", userIdOf(socket));
  const password = user?.["password"];
  const given: unknown = isObject(socket.handshake.auth) ? socket.handshake.auth["password"] : undefined;
  return user !== undefined && (!password || password === given);
}

function userIdOf(socket: Socket): string {
  const auth: unknown = socket.handshake.auth;
  return isObject(auth) ? String(auth["userId"]) : "";
}

function listen(http: HttpServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once("error", reject);
    http.listen(port, host, () => resolve((http.address() as AddressInfo).port));
  });
}
