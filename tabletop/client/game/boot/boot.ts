import Handlebars from "handlebars";
import jquery from "jquery";
import { io } from "socket.io-client";
import { installApps, renderInterface } from "../../apps/index.js";
import { installCanvas } from "../../canvas/index.js";
import { setDatabase } from "../../common/abstract/database.js";
import { extendPrimitives } from "../../common/primitives.js";
import { ClientDatabase } from "../../documents/database/client-database.js";
import type { AppliedOperation } from "../../documents/database/transport.js";
import { Sequencer } from "../../documents/database/sequencer.js";
import { registerDocuments } from "../../documents/registry.js";
import { CONFIG } from "../../globals/config.js";
import { configureDefaults } from "../../globals/config-defaults.js";
import { setGame } from "../../globals/env.js";
import { Hooks } from "../../globals/hooks.js";
import { makeNamespace, sealFoundry } from "../../globals/namespace.js";
import { Game } from "../game.js";
import { registerCoreSettings } from "../settings/core-settings.js";
import { connect, fetchWorld, makeTransport } from "./connection.js";
import { listenToServer } from "./listen.js";
import { loadDocuments, loadSettings } from "./load-documents.js";
import { loadModules, loadStyles } from "./load-package.js";
import { type PageData, readPage } from "./page.js";
import { publishGlobals } from "./publish-globals.js";
import { loadTranslations } from "./translations.js";
import { makeTestHooks } from "./test-hooks.js";

interface CanvasLike {
  draw(scene: unknown): Promise<unknown>;
}

/** Starts the client: connects, loads the system, and runs the hooks of the boot in their order. */
export async function boot(): Promise<void> {
  const page = readPage();
  const socket = await connect(page.userId);
  const sequencer = new Sequencer();
  const database = new ClientDatabase(makeTransport(socket), sequencer);
  // What happens while the world loads waits in the sequencer.
  socket.on("modifyDocument", (broadcast: AppliedOperation) => database.receive(broadcast));
  const game = new Game(await fetchWorld(socket), socket, localStorage);
  setGame(game);
  setDatabase(database);
  listenToServer(game, socket);
  const target = prepareGlobals(game, sequencer);
  await start(game, page, sequencer, target);
}

function prepareGlobals(game: Game, sequencer: Sequencer): Record<string, unknown> {
  const { generation } = game.release;
  extendPrimitives();
  configureDefaults(generation);
  registerDocuments();
  const target = publishGlobals(game);
  Object.assign(target, { Handlebars, jQuery: jquery, $: jquery, io, tabletop: makeTestHooks(sequencer) });
  const foundry = makeNamespace(generation);
  target["foundry"] = foundry;
  installCanvas(target);
  installApps({ foundry, CONFIG, ui: target["ui"] as Record<string, unknown> });
  target["foundry"] = sealFoundry(foundry);
  return target;
}

async function start(game: Game, page: PageData, sequencer: Sequencer, target: Record<string, unknown>): Promise<void> {
  registerCoreSettings();
  loadSettings(game);
  await loadStyles(game.system);
  await loadModules(game.system);
  Hooks.callAll("init");
  game.keybindings.initialize();
  await loadTranslations(game, page);
  Hooks.callAll("i18nInit");
  loadDocuments(game);
  sequencer.start(game.data.seq);
  Hooks.callAll("setup");
  game.scenes.chooseInitial(new URLSearchParams(window.location.search).get("scene"));
  await renderInterface();
  await drawCanvas(game, target["canvas"] as CanvasLike);
  game.keyboard.activateListeners();
  game.socket.release();
  game.ready = true;
  Hooks.callAll("ready");
}

async function drawCanvas(game: Game, canvas: CanvasLike): Promise<void> {
  const scene = game.scenes.viewed;
  if (!scene || game.settings.get("core", "noCanvas") === true) return;
  if (game.user) game.user.viewedScene = scene.id;
  game.broadcastActivity({ sceneId: scene.id });
  await canvas.draw(scene);
}
