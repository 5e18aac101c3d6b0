import { io } from "socket.io-client";
import { setDatabase } from "../../common/abstract/database.js";
import { Game } from "../../game/game.js";
import { fetchWorld, makeTransport } from "../../game/boot/connection.js";
import { listenToServer } from "../../game/boot/listen.js";
import { loadDocuments, loadSettings } from "../../game/boot/load-documents.js";
import type { RawSocket } from "../../game/game-socket.js";
import { registerCoreSettings } from "../../game/settings/core-settings.js";
import { CONFIG, documentClass, documentConfig } from "../../globals/config.js";
import { configureDefaults } from "../../globals/config-defaults.js";
import { setGame } from "../../globals/env.js";
import { fromUuid, fromUuidSync } from "../../globals/from-uuid.js";
import { Hooks } from "../../globals/hooks.js";
import { queueFaces, remainingFaces } from "../../game/dice/random.js";
import { Roll } from "../../game/dice/roll.js";
import { TypeDataModel } from "../../common/abstract/type-data-model.js";
import * as fields from "../../common/data/fields/index.js";
import { ClientDatabase } from "../database/client-database.js";
import { Sequencer } from "../database/sequencer.js";
import type { AppliedOperation } from "../database/transport.js";
import { registerDocuments } from "../registry.js";

/** What a test sees of a client that runs without a page. */
export interface HeadlessApi {
  CONFIG: typeof CONFIG;
  Hooks: typeof Hooks;
  Roll: typeof Roll;
  TypeDataModel: typeof TypeDataModel;
  documentClass: typeof documentClass;
  documentConfig: typeof documentConfig;
  fields: typeof fields;
  fromUuid: typeof fromUuid;
  fromUuidSync: typeof fromUuidSync;
  queueFaces: typeof queueFaces;
  remainingFaces: typeof remainingFaces;
}

/** A client of the data half, connected to a real server. */
export interface HeadlessClient extends HeadlessApi {
  game: Game;
  close(): void;
}

function memoryStorage(): { getItem(key: string): string | null; setItem(key: string, value: string): void } {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

/** Connects and loads as the page does, without modules, interface and canvas; `init` is the system's part. */
export async function startHeadless(
  url: string,
  userId: string,
  init?: (api: HeadlessApi) => void,
): Promise<HeadlessClient> {
  const socket = io(url, { auth: { userId }, transports: ["websocket"], reconnection: false, forceNew: true });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  const raw = socket as unknown as RawSocket;
  const sequencer = new Sequencer();
  const database = new ClientDatabase(makeTransport(raw), sequencer);
  socket.on("modifyDocument", (broadcast: AppliedOperation) => database.receive(broadcast));
  const game = new Game(await fetchWorld(raw), raw, memoryStorage());
  setGame(game);
  setDatabase(database);
  listenToServer(game, raw);
  configureDefaults(game.release.generation);
  registerDocuments();
  registerCoreSettings();
  loadSettings(game);
  const api = {
    CONFIG,
    Hooks,
    Roll,
    TypeDataModel,
    documentClass,
    documentConfig,
    fields,
    fromUuid,
    fromUuidSync,
    queueFaces,
    remainingFaces,
  };
  init?.(api);
  game.keybindings.initialize();
  loadDocuments(game);
  sequencer.start(game.data.seq);
  game.scenes.chooseInitial();
  game.socket.release();
  game.ready = true;
  return { ...api, game, close: () => void socket.disconnect() };
}
