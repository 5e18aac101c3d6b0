import type { Page } from "playwright-core";
import { waitFor } from "../e2e/support/wait.js";
import type { Sentence } from "./page/entry.js";
import type { Range } from "./page/fixtures.js";
import { dragToken } from "./support/drag.js";
import type { ContractTable } from "./support/table.js";
import { idOf } from "./support/world.js";

/** It needs the server or the browser in the hand: for the bench alone. */
export interface BenchEntry extends Sentence {
  readonly kind: "bench";
  readonly run: (table: ContractTable) => Promise<void>;
}

type Notes = { range: Range };

const activeGm = (page: Page): Promise<string | null> => page.evaluate(() => game.users.activeGM?.id ?? null);

/** A token owned by player1, made by the game master. */
const makeOwned = (gm: Page): Promise<string> =>
  gm.evaluate(async (owner) => {
    const actor = await Actor.create({ name: "Subject", type: "creature", ownership: { default: 0, [owner]: 3 } });
    const data = { name: "Subject", actorId: actor.id, actorLink: true, x: 100, y: 100 };
    const [token] = await canvas.scene.createEmbeddedDocuments("Token", [data]);
    return token?.id ?? "";
  }, idOf("player1"));

const placeOf = (page: Page, id: string): Promise<[number, number] | null> =>
  page.evaluate((token) => {
    const found = canvas.scene.tokens.get(token);
    return found ? [found.x / 100, found.y / 100] : null;
  }, id);

export const BENCH: BenchEntry[] = [
  {
    id: "bench.socket-buffer",
    says: "What is sent to a client while it loads waits until just before ready, for those who listened in init.",
    ground: "seen",
    source: "audit 1",
    kind: "bench",
    run: async (table) => {
      const gm = await table.enter("gm");
      const timer = await gm.evaluate(() => {
        let count = 0;
        return Number(setInterval(() => game.socket.emit("system.contract-range", (count += 1)), 20));
      });
      try {
        const page = await table.enter("player2");
        const heard = await page.evaluate(() => (globalThis as unknown as Notes).range.socket);
        const early = heard.filter(({ ready }) => !ready);
        if (early.length === 0) throw new Error(`nothing was heard before ready, of ${heard.length} messages`);
        const tooEarly = early.find(({ after }) => after !== "canvasReady");
        if (tooEarly !== undefined) throw new Error(`a message was heard right after ${tooEarly.after ?? "the start"}`);
        const numbers = heard.map(({ payload }) => Number(payload));
        const gap = numbers.find((number, at) => at > 0 && number !== (numbers[at - 1] ?? 0) + 1);
        if (gap !== undefined) throw new Error(`messages are missing before number ${gap}`);
      } finally {
        await gm.evaluate((id) => clearInterval(id), timer);
        await table.seeOff("player2");
      }
    },
  },
  {
    id: "bench.hand-over",
    says: "Of two connected game masters one is active, for everybody; when that one leaves, inside userConnected the other is.",
    ground: "seen",
    source: "audit 15",
    kind: "bench",
    run: async (table) => {
      const gm = await table.enter("gm");
      const player = await table.enter("player1");
      const second = await table.enter("gm2");
      const pages = [gm, player, second];
      await waitFor("all to know the second", async () =>
        (await Promise.all(pages.map((page) => page.evaluate((id) => game.users.get(id)?.active, idOf("gm2"))))).every(
          Boolean,
        ),
      );
      const views = await Promise.all(pages.map(activeGm));
      if (new Set(views).size !== 1) throw new Error(`they disagree: ${views.join(", ")}`);
      const [leaver, heir] = views[0] === idOf("gm") ? (["gm", "gm2"] as const) : (["gm2", "gm"] as const);
      await player.evaluate(() => {
        Hooks.once("userConnected", (user: { id: string }, connected: boolean) => {
          Object.assign(globalThis, { rangeLeft: [user.id, connected, game.users.activeGM?.id] });
        });
      });
      await table.seeOff(leaver);
      const told = await waitFor("the player to hear of it", () =>
        player.evaluate(() => (globalThis as { rangeLeft?: unknown[] }).rangeLeft),
      );
      const expected = [idOf(leaver), false, idOf(heir)];
      if (JSON.stringify(told) !== JSON.stringify(expected)) throw new Error(`told ${JSON.stringify(told)}`);
      await table.enter("gm");
      await table.seeOff("gm2");
    },
  },
  {
    id: "bench.stop-on-disconnect",
    says: "The movement of a user who disconnects is stopped where it is.",
    ground: "types",
    source: "api 1.4 (_stopMovementOnDisconnect)",
    kind: "bench",
    run: async (table) => {
      const gm = await table.enter("gm");
      const player = await table.enter("player1");
      const id = await makeOwned(gm);
      await waitFor("the token at the player's", () => placeOf(player, id));
      await player.evaluate((token) => {
        const document = canvas.scene.tokens.get(token);
        Hooks.on("moveToken", () => void document?.pauseMovement("never"));
        void document?.move([
          { x: 300, y: 100, checkpoint: true },
          { x: 500, y: 100 },
        ]);
      }, id);
      const stateAtGm = (state: string): Promise<unknown> =>
        waitFor(`the state ${state} at the game master's`, () =>
          gm.evaluate(([token, wanted]) => canvas.scene.tokens.get(token)?.movement.state === wanted, [
            id,
            state,
          ] as const),
        );
      await stateAtGm("paused");
      await table.seeOff("player1");
      await stateAtGm("stopped");
      const place = await placeOf(gm, id);
      if (String(place) !== "3,1") throw new Error(`the token stands at ${String(place)}`);
      await table.enter("player1");
    },
  },
  {
    id: "bench.drag",
    says: "A drag is a movement of method dragging; while it lasts the token's own ruler is asked with cumulative costs.",
    ground: "types",
    source: "api 1.8, 6",
    kind: "bench",
    run: async (table) => {
      const gm = await table.enter("gm");
      const id = await makeOwned(gm);
      await waitFor("the token to be drawn", () =>
        gm.evaluate((token) => Boolean(canvas.scene.tokens.get(token)?.object), id),
      );
      await gm.evaluate(() => {
        Hooks.once("moveToken", (_token: unknown, movement: { method: string; passed: { cost: number } }) => {
          Object.assign(globalThis, { rangeDragged: [movement.method, movement.passed.cost] });
        });
      });
      await dragToken(
        gm,
        id,
        [
          [3, 1],
          [5, 1],
        ],
        async () => {
          const asked = await waitFor("the ruler to be asked", () =>
            gm.evaluate(() => {
              const { ruler } = (globalThis as unknown as Notes).range;
              return ruler?.stage === "planned" && ruler.cost === 20 ? ruler : null;
            }),
          );
          if (asked.asked < 2) throw new Error("the state is not shared along the path");
        },
      );
      const told = await waitFor("the movement", () =>
        gm.evaluate(() => (globalThis as { rangeDragged?: unknown[] }).rangeDragged),
      );
      if (JSON.stringify(told) !== '["dragging",20]') throw new Error(`told ${JSON.stringify(told)}`);
    },
  },
  {
    id: "bench.planned-drag",
    says: "On 14 a drag is only planned where _getDragLeftDropUpdateOptions says so; started, it is one of dragging.",
    ground: "tracker",
    source: "#13639, api 1.3",
    generation: 14,
    kind: "bench",
    run: async (table) => {
      const gm = await table.enter("gm");
      const id = await makeOwned(gm);
      await waitFor("the token to be drawn", () =>
        gm.evaluate((token) => Boolean(canvas.scene.tokens.get(token)?.object), id),
      );
      await gm.evaluate((token) => {
        const drawn = canvas.scene.tokens.get(token)?.object;
        Object.assign(drawn ?? {}, { _getDragLeftDropUpdateOptions: () => ({ planned: true }) });
        Hooks.once("moveToken", (_token: unknown, movement: { method: string }) => {
          Object.assign(globalThis, { rangeStarted: movement.method });
        });
      }, id);
      await dragToken(gm, id, [[4, 1]], () => Promise.resolve());
      await waitFor("the plan", () =>
        gm.evaluate((token) => canvas.scene.tokens.get(token)?.movement.state === "planned", id),
      );
      const waiting = await placeOf(gm, id);
      if (String(waiting) !== "1,1") throw new Error(`the token stands at ${String(waiting)}`);
      await gm.evaluate((token) => {
        const document = canvas.scene.tokens.get(token);
        void document?.startMovement?.(document.movement.id);
      }, id);
      await waitFor("the movement", async () => String(await placeOf(gm, id)) === "4,1");
      const method = await gm.evaluate(() => (globalThis as { rangeStarted?: string }).rangeStarted);
      if (method !== "dragging") throw new Error(`method ${String(method)}`);
    },
  },
  {
    id: "bench.no-gm",
    says: "Without a game master at the table a player's turn ends all the same, and no turn callback runs anywhere.",
    ground: "types",
    source: "api 3.2, 11.12",
    kind: "bench",
    run: async (table) => {
      const gm = await table.enter("gm");
      const player = await table.enter("player1");
      const id = await makeOwned(gm);
      const combat = await gm.evaluate(async (token) => {
        const fight = await Combat.create({ scene: canvas.scene.id, active: true });
        const data = [2, 1].map((initiative) => ({ tokenId: token, sceneId: canvas.scene.id, initiative }));
        await fight.createEmbeddedDocuments("Combatant", data);
        await fight.startCombat();
        return fight.id;
      }, id);
      await waitFor("the fight at the player's", () =>
        player.evaluate((fight) => game.combats.get(fight)?.started === true, combat),
      );
      await table.seeOff("gm");
      await waitFor("the game master to be gone", () => player.evaluate(() => game.users.activeGM === null));
      await player.evaluate(async (fight) => {
        (globalThis as unknown as Notes).range.turnEvents.length = 0;
        await game.combats.get(fight)?.nextTurn();
      }, combat);
      const told = await player.evaluate(
        (fight) => [
          game.combats.get(fight)?.turn,
          (globalThis as unknown as Notes).range.turnEvents.length,
          game.user.isActiveGM,
        ],
        combat,
      );
      if (JSON.stringify(told) !== "[1,0,false]") throw new Error(`told ${JSON.stringify(told)}`);
    },
  },
  {
    id: "bench.not-modelled",
    says: "What the bench doesn't model throws its name where it would be silently undefined.",
    ground: "inferred",
    source: "bench, shape",
    kind: "bench",
    run: async (table) => {
      const page = await table.enter("gm");
      const message = await page.evaluate(() => {
        try {
          return String((foundry as unknown as Record<string, unknown>)["unheardOf"]);
        } catch (error) {
          return String(error);
        }
      });
      if (!message.includes("NotModelled: foundry.unheardOf")) throw new Error(message);
    },
  },
  {
    id: "bench.persistence",
    says: "A world is the same after its server has ended and begun again: documents, rolls, settings and fights.",
    ground: "inferred",
    source: "bench, seed of the contract",
    kind: "bench",
    run: async (table) => {
      const before = await table.enter("gm");
      const id = await makeOwned(before);
      await before.evaluate(async (token) => {
        const roll = await new Roll("1d1 + 40").evaluate();
        await ChatMessage.create({ content: "kept", rolls: [JSON.stringify(roll)] });
        await game.settings.set("contract-range", "amount", 8);
        const combat = await Combat.create({ scene: canvas.scene.id, active: true });
        await combat.createEmbeddedDocuments("Combatant", [
          { tokenId: token, sceneId: canvas.scene.id, initiative: 3 },
        ]);
        await combat.startCombat();
        await combat.update({ system: { ledger: { records: { "1": "one" } } } });
      }, id);
      await table.server.settle();
      for (const user of ["gm", "player1"] as const) await table.seeOff(user);
      await table.restart();
      const after = await table.enter("gm");
      const kept = await after.evaluate(
        (token) => [
          canvas.scene.tokens.get(token)?.x,
          game.messages.contents[0]?.rolls[0]?.total,
          game.settings.get("contract-range", "amount"),
          game.combats.contents[0]?.round,
          game.combats.contents[0]?.turns[0]?.initiative,
          game.combats.contents[0]?.system["ledger"],
        ],
        id,
      );
      await after.evaluate(() => game.settings.set("contract-range", "amount", 3));
      const expected = [100, 41, 8, 1, 3, { folded: 0, records: { "1": "one" } }];
      if (JSON.stringify(kept) !== JSON.stringify(expected)) throw new Error(`kept ${JSON.stringify(kept)}`);
    },
  },
];
