import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { io, type Socket } from "socket.io-client";
import type {
  Generation,
  JsonObject,
  ModifyAck,
  ModifyBroadcast,
  ModifyRequest,
  ModifyResult,
  QueryAck,
  QueryRequest,
  WorldData,
} from "../../protocol.js";
import { buildWorld } from "../../world/build.js";
import { idOf } from "../../world/documents.js";
import { startTabletop, type Tabletop, type TabletopOptions } from "../tabletop.js";

/** A small package for tests of the server: it has all that the server reads of one. */
const MANIFEST = {
  id: "battle-tempo",
  title: "Test system",
  version: "1.0.0",
  socket: true,
  esmodules: ["system.mjs"],
  languages: [{ lang: "en", path: "en.json" }],
  documentTypes: {
    Actor: { pf1: { htmlFields: ["notes", "powers.*.text"], gmOnlyFields: ["secret"] }, dnd5e2024: {} },
    Item: { gear: {} },
    RegionBehavior: { "battle-tempo.terrain": {} },
    ChatMessage: { card: {} },
  },
};

/** A table in a temporary folder, with the sample world, that cleans up after itself. */
export class TestTable {
  readonly #clients: TestClient[] = [];

  private constructor(
    readonly folder: string,
    readonly options: TabletopOptions,
    private current: Tabletop,
  ) {}

  static async open(manifest: JsonObject = {}, generation: Generation = 13): Promise<TestTable> {
    const prepared = await prepareTable(manifest);
    const { folder } = prepared;
    const options = { ...prepared.options, generation };
    return new TestTable(folder, options, await startTabletop(options));
  }

  get server(): Tabletop {
    return this.current;
  }

  async enter(shortId: string): Promise<TestClient> {
    const client = await TestClient.connect(this.current.url, idOf(shortId));
    this.#clients.push(client);
    return client;
  }

  /** Ends the server and opens the same world again. */
  async restart(): Promise<void> {
    for (const client of this.#clients.splice(0)) client.leave();
    await this.current.close();
    this.current = await startTabletop(this.options);
  }

  async close(): Promise<void> {
    for (const client of this.#clients.splice(0)) client.leave();
    await this.current.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Writes the package and the sample world into a temporary folder. */
export async function prepareTable(manifest: JsonObject = {}): Promise<{ folder: string; options: TabletopOptions }> {
  const folder = await mkdtemp(join(tmpdir(), "tabletop-"));
  const systemPath = join(folder, "system");
  const worldPath = join(folder, "world");
  await mkdir(systemPath);
  await writeFile(join(systemPath, "system.json"), JSON.stringify({ ...MANIFEST, ...manifest }));
  await writeFile(join(systemPath, "system.mjs"), "");
  await writeFile(join(systemPath, "en.json"), "{}");
  await buildWorld({ ruleset: "pf1", path: worldPath, bare: true });
  return { folder, options: { systemPath, worldPath, clientPath: folder } };
}

/** A real socket.io client that notes what it hears. */
export class TestClient {
  readonly broadcasts: ModifyBroadcast[] = [];

  private constructor(
    readonly userId: string,
    readonly socket: Socket,
  ) {
    socket.on("modifyDocument", (broadcast: ModifyBroadcast) => this.broadcasts.push(broadcast));
  }

  static async connect(url: string, userId: string): Promise<TestClient> {
    const socket = io(url, { auth: { userId }, transports: ["websocket"], reconnection: false, forceNew: true });
    const client = new TestClient(userId, socket);
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("connect_error", (error) => {
        socket.disconnect();
        reject(error);
      });
    });
    return client;
  }

  world(): Promise<WorldData> {
    return this.socket.emitWithAck("world");
  }

  send(request: ModifyRequest): Promise<ModifyAck> {
    return this.socket.emitWithAck("modifyDocument", request);
  }

  query(request: QueryRequest): Promise<QueryAck> {
    return this.socket.emitWithAck("query", request);
  }

  create(documentName: string, data: JsonObject[], parentUuid: string | null = null, options: JsonObject = {}) {
    return this.#ask({ action: "create", documentName, parentUuid, data, options });
  }

  update(
    documentName: string,
    id: string,
    changes: JsonObject,
    parentUuid: string | null = null,
    options: JsonObject = {},
  ) {
    const updates = [{ ...changes, _id: id }];
    return this.#ask({ action: "update", documentName, parentUuid, updates, options });
  }

  delete(documentName: string, ids: string[], parentUuid: string | null = null, options: JsonObject = {}) {
    return this.#ask({ action: "delete", documentName, parentUuid, ids, options });
  }

  leave(): void {
    this.socket.disconnect();
  }

  /** Resolves with the result, rejects with `code: message`. */
  async #ask(request: ModifyRequest): Promise<ModifyResult> {
    const answer = await this.send(request);
    if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
    return answer.result;
  }
}

/** Resolves once the condition holds; the message says what was awaited. */
export async function until(condition: () => boolean, what: string, milliseconds = 2000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
