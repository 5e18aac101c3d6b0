import type { Generation, JsonObject, ModifyAck, PackAck } from "../../protocol.js";
import { Failure, toWireError } from "../failure.js";
import { isObject } from "../json.js";
import type { Manifest } from "../manifest.js";
import { modifyDocuments, parseModifyRequest } from "../operations/modify.js";
import { isGameMaster } from "../operations/permissions.js";
import { findPack, type Pack } from "../packs.js";
import type { Store } from "../store/store.js";
import { BUILDS, describeWorld, type WorldInfo } from "../world.js";
import type { Connection, Incoming } from "./connection.js";
import { Queries, parseQueryRequest } from "./queries.js";
import { Sessions } from "./sessions.js";

export interface TableOptions {
  store: Store;
  manifest: Manifest;
  info: WorldInfo;
  packs: readonly Pack[];
  generation: Generation;
  log: (line: string) => void;
}

/** The table that all clients sit at: takes what they send, one operation at a time, and tells the others. */
export class Table {
  readonly sessions = new Sessions();
  readonly #queries = new Queries(this.sessions);
  #paused = false;
  #seq = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor(private readonly options: TableOptions) {}

  seat(connection: Connection): void {
    const { userId } = connection;
    if (this.sessions.add(connection)) this.#announce(connection, true);
    connection.listen((incoming) => this.#receive(connection, incoming));
    connection.onClose(() => {
      const left = this.sessions.remove(connection);
      this.#queries.abandon(connection);
      if (left) this.#announce(connection, false);
      this.options.log(`${userId} disconnected`);
    });
    this.options.log(`${userId} connected`);
  }

  /** Resolves when all operations that have arrived are done. */
  async settle(): Promise<void> {
    await this.#queue;
  }

  #receive(connection: Connection, { event, args, ack }: Incoming): void {
    switch (event) {
      case "world":
        return this.#enqueue(() => ack(this.#describe(connection)));
      case "modifyDocument":
        return this.#enqueue(async () => ack(await this.#modify(connection, args[0])));
      case "query":
        return this.#query(connection, args[0], ack);
      case "pack":
        return ack(this.#readPack(args[0]));
      case "pause":
        return this.#pause(connection, args[0]);
      case "activity":
        return this.#tellOthers(connection, (other) => other.send("activity", asObject(args[0]), connection.userId));
      case "reload":
        if (this.#isGameMaster(connection)) this.#tellOthers(connection, (other) => other.send("reload", {}));
        return;
      default:
        return this.#relay(connection, event, args);
    }
  }

  /** The one place where order is made: an operation starts when the one before it has ended and been told to all. */
  #enqueue(task: () => void | Promise<void>): void {
    this.#queue = this.#queue
      .then(task)
      .catch((error: unknown) => this.options.log(`operation failed: ${String(error)}`));
  }

  async #modify(connection: Connection, value: unknown): Promise<ModifyAck> {
    try {
      const { store, manifest, generation } = this.options;
      const request = parseModifyRequest(value);
      const user = store.get("users", connection.userId);
      if (!user) throw new Failure("permission", `User ${connection.userId} does not exist any more`);
      const coreVersion = `${generation}.${BUILDS[generation]}`;
      const stamp = { manifest, coreVersion, userId: user._id, now: Date.now() };
      const result = await modifyDocuments({ store, user, stamp }, request);
      const seq = ++this.#seq;
      const { action, documentName, parentUuid, options } = request;
      const broadcast = { action, documentName, parentUuid, result, options, userId: user._id, seq };
      this.#tellOthers(connection, (other) => other.send("modifyDocument", broadcast));
      return { ok: true, result, seq };
    } catch (thrown) {
      const error = toWireError(thrown);
      this.options.log(`refused ${connection.userId}: ${error.message}`);
      return { ok: false, error };
    }
  }

  #describe(connection: Connection): unknown {
    const { store, manifest, info, packs, generation } = this.options;
    const activeUsers = this.sessions.activeUsers();
    const state = { manifest, info, packs, generation, activeUsers, paused: this.#paused, seq: this.#seq };
    return describeWorld(store, connection.userId, state);
  }

  #query(connection: Connection, value: unknown, ack: Incoming["ack"]): void {
    try {
      this.#queries.ask(connection.userId, parseQueryRequest(value), ack);
    } catch (thrown) {
      ack({ ok: false, error: toWireError(thrown) });
    }
  }

  #readPack(value: unknown): PackAck {
    try {
      const request = asObject(value);
      const ids = Array.isArray(request["ids"]) ? request["ids"].map(String) : undefined;
      return { ok: true, result: findPack(this.options.packs, request["pack"]).read(ids) };
    } catch (thrown) {
      return { ok: false, error: toWireError(thrown) };
    }
  }

  #pause(connection: Connection, value: unknown): void {
    if (!this.#isGameMaster(connection)) return;
    this.#paused = asObject(value)["paused"] === true;
    const event = { paused: this.#paused, userId: connection.userId };
    this.#tellOthers(connection, (other) => other.send("pause", event));
  }

  /** The system's own channel. The sender's id is the session's; the sender hears nothing of it. */
  #relay(connection: Connection, event: string, [payload, options]: unknown[]): void {
    const { manifest, log } = this.options;
    if (event !== `system.${manifest.id}` || !manifest.socket) return log(`dropped ${event} of ${connection.userId}`);
    const recipients = asObject(options)["recipients"];
    const chosen = Array.isArray(recipients) ? recipients : undefined;
    this.#tellOthers(connection, (other) => {
      if (!chosen || chosen.includes(other.userId)) other.sendRaw(event, payload, connection.userId);
    });
  }

  #announce(connection: Connection, connected: boolean): void {
    const event = { userId: connection.userId, connected };
    this.#tellOthers(connection, (other) => other.send("userConnected", event));
  }

  #tellOthers(connection: Connection, tell: (other: Connection) => void): void {
    for (const other of this.sessions.others(connection)) tell(other);
  }

  #isGameMaster(connection: Connection): boolean {
    const user = this.options.store.get("users", connection.userId);
    return user !== undefined && isGameMaster(user);
  }
}

function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}
