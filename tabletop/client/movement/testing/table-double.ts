import { setDatabase } from "../../common/abstract/database.js";
import type { Data } from "../../common/utils/types.js";
import { ClientDatabase } from "../../documents/database/client-database.js";
import { Sequencer } from "../../documents/database/sequencer.js";
import type { AppliedOperation, ModifyAck, ModifyRequest } from "../../documents/database/transport.js";
import { registerDocuments } from "../../documents/registry.js";
import type { Scene } from "../../documents/scene.js";
import type { TokenDocument } from "../../documents/token.js";
import { Game } from "../../game/game.js";
import type { WorldSource } from "../../game/world-source.js";
import { setGame } from "../../globals/env.js";
import { movementConfig } from "../config.js";

export const IDS = {
  gm: "gamemaster000000",
  player: "player0000000000",
  scene: "scene00000000000",
  token: "token00000000000",
  other: "token00000000001",
};

/** One client with a server that says yes to everything: the seat of a single user, without network, page or canvas. */
export interface TableDouble {
  game: Game;
  scene: Scene;
  token: TokenDocument;
  other: TokenDocument;
  /** requests as they went over the wire */
  sent: ModifyRequest[];
  /** lets an update by another user arrive */
  receive: (updates: Data[], options: Data, userId: string) => void;
}

const tokenSource = (_id: string, y: number): Data => ({ _id, name: _id, x: 0, y, actorId: null });

function worldSource(userId: string, generation: 13 | 14): WorldSource {
  const users = [
    { _id: IDS.gm, name: "GM", role: 4 },
    { _id: IDS.player, name: "Player", role: 1 },
  ];
  const grid = { type: 1, size: 100, distance: 5, units: "ft" };
  const scene = {
    _id: IDS.scene,
    name: "Scene",
    width: 2000,
    height: 2000,
    padding: 0,
    grid,
    tokens: [tokenSource(IDS.token, 0), tokenSource(IDS.other, 500)],
  };
  return {
    ...{ userId, users, scenes: [scene], settings: [], actors: [], items: [], combats: [], messages: [] },
    ...{ journal: [], folders: [], macros: [], packs: [], system: { id: "test", title: "Test", version: "1" } },
    ...{
      world: { id: "world", title: "World" },
      release: { generation, build: 347 },
      activeUsers: [IDS.gm, IDS.player],
    },
    ...{ paused: false, time: 0, serverTime: 0, seq: 0 },
  };
}

/** Sits down at a fresh table as a user. */
export function sitDown(userId = IDS.gm, generation: 13 | 14 = 13): TableDouble {
  const world = worldSource(userId, generation);
  const socket = { connected: true, emit: () => undefined, on: () => undefined, onAny: () => undefined };
  const game = new Game(world, socket, { getItem: () => null, setItem: () => undefined });
  setGame(game);
  registerDocuments();
  movementConfig();
  const sequencer = new Sequencer();
  const sent: ModifyRequest[] = [];
  let seq = 0;
  const modify = async (request: ModifyRequest): Promise<ModifyAck> => {
    sent.push(request);
    await new Promise((resolve) => setTimeout(resolve, 1));
    return { ok: true, result: request.updates ?? request.data ?? request.ids ?? [], seq: ++seq };
  };
  const database = new ClientDatabase({ modify }, sequencer);
  setDatabase(database);
  sequencer.start(0);
  game.users.load(world.users);
  for (const user of game.users) user.active = true;
  game.scenes.load(world.scenes);
  game._documentsReady = true;
  const scene = game.scenes.get(IDS.scene)!;
  scene.prepareData();
  const receive = (updates: Data[], options: Data, sender: string): void => {
    const operation: AppliedOperation = {
      action: "update",
      documentName: "Token",
      parentUuid: scene.uuid,
      result: updates,
      options,
      userId: sender,
      seq: ++seq,
    };
    database.receive(operation);
  };
  return { game, scene, token: scene.tokens.get(IDS.token)!, other: scene.tokens.get(IDS.other)!, sent, receive };
}

/** Waits until a condition holds, through as many turns of the event loop as it takes. */
export async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  throw new Error("It never came to pass.");
}
