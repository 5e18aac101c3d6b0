import { gm, player, type Entry } from "../page/entry.js";
import { fails, rest, same, until } from "../page/demand.js";
import { cellOf, cellsOf, heard, listen, makeToken, to, tokenBy } from "../page/fixtures.js";
import type { Data, Movement, Token, User } from "../page/host.js";

type Moved = [Token, Movement, Data, User];

/** The whole of a movement has come about. */
const arrives = (token: Token, cell: string) => until(() => cellOf(token) === cell, `arrival in ${cell}`);

/** How a movement goes on, halts and ends. */
export const MOVEMENT_FLOW: Entry[] = [
  {
    id: "movement.checkpoints",
    says: "Every checkpoint is an update of its own: the first has no chain, the next name those before it.",
    ground: "docs",
    source: "api 1.4",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const pre = heard<[Token, Movement]>("preMoveToken");
      const moved = heard<Moved>("moveToken");
      const way = [to(3, 1, { checkpoint: true }), to(3, 3, { checkpoint: true }), to(5, 3)];
      await token.move(way);
      await arrives(token, "5,3");
      const movements = moved.map(([, movement]) => movement);
      same(
        movements.map(({ destination }) => cellsOf([destination])[0]),
        ["3,1", "3,3", "5,3"],
        "destinations",
      );
      const ids = movements.map(({ id }) => id);
      same(
        movements.map(({ chain }) => chain),
        [[], ids.slice(0, 1), ids.slice(0, 2)],
        "chains",
      );
      same(new Set(ids).size, 3, "ids of their own");
      same(
        movements.map(({ pending }) => cellsOf(pending.waypoints).at(-1) ?? null),
        ["5,3", "5,3", null],
        "pending",
      );
      const first = pre[0]?.[1];
      same((first?.passed.cost ?? 0) + (first?.pending.cost ?? 0), 30, "the cost of all, told at first");
      same(pre.length, 3, "each is judged");
    },
  },
  {
    id: "movement.pause",
    says: "The mover may pause in moveToken while something is pending, and goes on when the callback is called.",
    ground: "types",
    source: "api 1.3, 1.4 (#11728)",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      let resume: ReturnType<Token["pauseMovement"]> = null;
      listen("moveToken", (_token: Token, movement: Movement) => {
        if (movement.chain.length === 0) resume = token.pauseMovement();
      });
      const paused = heard("pauseToken");
      void token.move([to(3, 1, { checkpoint: true }), to(5, 1)]);
      await until(() => token.movement.state === "paused", "the pause");
      await rest(60);
      same([cellOf(token), typeof resume, paused.length], ["3,1", "function", 1], "while paused");
      await (resume as unknown as () => Promise<boolean>)();
      await arrives(token, "5,1");
      await until(() => token.movement.state === "completed", "the end");
    },
  },
  {
    id: "movement.pause-nothing",
    says: "Where nothing is pending there is nothing to pause: null.",
    ground: "types",
    source: "api 1.3, 11.7",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const answers: unknown[] = [];
      listen("moveToken", () => void answers.push(token.pauseMovement()));
      await token.move(to(3, 1));
      same(answers, [null], "pauseMovement of a single segment");
    },
  },
  {
    id: "movement.pause-late",
    says: "A pause can be asked for only within the update workflow of a segment: later there is null, and the token goes on.",
    ground: "tracker",
    source: "#12179, api 1.4, 11.7",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const drawn = await until(() => token.object, "the drawn token");
      const answers: unknown[] = [];
      listen("moveToken", (_token: Token, movement: Movement) => {
        if (movement.chain.length > 0) return;
        void (async () => {
          // The token is on its way now: its document has been at the checkpoint for a while.
          await until(() => drawn.x > 100, "the picture to set out");
          answers.push(token.movement.state, token.pauseMovement());
        })();
      });
      void token.move([to(5, 1, { checkpoint: true }), to(6, 1)]);
      await arrives(token, "6,1");
      same(answers, ["pending", null], "state and answer while the token walks");
    },
  },
  {
    id: "movement.resume-elsewhere",
    says: "A movement paused by key is continued by another client that may update the token; only its mover may pause.",
    ground: "types",
    source: "api 1.3 (#12162)",
    kind: "pair",
    steps: [
      gm(async () => {
        const token = await makeToken({ owned: true });
        Object.assign(globalThis, { rangePauses: [] });
        listen("moveToken", (moved: Token) => {
          (globalThis as unknown as { rangePauses: unknown[] }).rangePauses.push(moved.pauseMovement());
        });
        return token.id;
      }),
      player(async (id: string) => {
        await until(() => canvas.scene.tokens.get(id), "the token");
        const token = tokenBy(id);
        listen("moveToken", (_token: Token, movement: Movement) => {
          if (movement.chain.length === 0) void token.pauseMovement("ask");
        });
        void token.move([to(3, 1, { checkpoint: true }), to(5, 1)]);
        await until(() => token.movement.state === "paused", "the pause");
      }),
      gm(async (id: string) => {
        const token = await until(() => canvas.scene.tokens.get(id), "the token");
        await until(() => token.movement.state === "paused", "the pause, told here");
        const { rangePauses } = globalThis as unknown as { rangePauses: unknown[] };
        same(rangePauses, [null], "a pause by another than the mover");
        token.resumeMovement(token.movement.id, "ask");
        await arrives(token, "5,1");
      }),
    ],
  },
  {
    id: "movement.stop",
    says: "The mover may stop: nothing pending follows, and stopToken is told on every client; a normal end tells nothing.",
    ground: "types",
    source: "api 1.2, 1.3 (#13039)",
    kind: "pair",
    steps: [
      gm(async () => (await makeToken({ owned: true })).id),
      player(async (id: string) => {
        await until(() => canvas.scene.tokens.get(id), "the token");
        Object.assign(globalThis, { rangeStops: heard("stopToken") });
      }),
      gm(async (id: string) => {
        const token = tokenBy(id);
        const stops = heard("stopToken");
        await token.move(to(2, 1));
        await rest(50);
        same(stops.length, 0, "stops after a normal end");
        listen("moveToken", () => void token.stopMovement());
        await token.move([to(3, 1, { checkpoint: true }), to(5, 1)]);
        await until(() => stops.length === 1, "the stop");
        await rest(80);
        same([cellOf(token), token.movement.state], ["3,1", "stopped"], "place and state");
      }),
      player(async () => {
        const { rangeStops } = globalThis as unknown as { rangeStops: unknown[] };
        await until(() => rangeStops.length === 1, "the stop there");
      }),
    ],
  },
  {
    id: "movement.answer-13",
    says: "On 13 move resolves when the first checkpoint is reached.",
    ground: "tracker",
    source: "#13572",
    generation: 13,
    kind: "single",
    run: async () => {
      const token = await makeToken();
      listen("moveToken", (_token: Token, movement: Movement) => {
        if (movement.chain.length === 0) void token.pauseMovement("never");
      });
      same(await token.move([to(3, 1, { checkpoint: true }), to(5, 1)]), true, "move while paused");
      same(cellOf(token), "3,1", "the place");
    },
  },
  {
    id: "movement.ahead",
    says: "When moveToken is heard the document is at its end, the drawn token still on its way.",
    ground: "types",
    source: "api 1.2, 11.8",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const drawn = await until(() => token.object, "the drawn token");
      const places: unknown[] = [];
      listen("moveToken", () => void places.push([cellOf(token), drawn.x < token.x]));
      await token.move(to(6, 1));
      same(places, [["6,1", true]], "document, and whether the drawn one lags");
      await drawn.movementAnimationPromise;
      await until(() => drawn.x === token.x, "the drawn token has caught up");
    },
  },
  {
    id: "movement.player",
    says: "A player may move an owned token, not another's, and may not make one.",
    ground: "types",
    source: "api 7",
    kind: "pair",
    steps: [
      gm(async () => [(await makeToken({ owned: true })).id, (await makeToken({ at: [1, 5] })).id]),
      player(async ([own, other]: [string, string]) => {
        await until(() => canvas.scene.tokens.get(other), "the tokens");
        same(await tokenBy(own).move(to(3, 1)), true, "the own one");
        let moved: unknown;
        try {
          moved = await tokenBy(other).move(to(3, 5));
        } catch {
          moved = false;
        }
        same([moved, cellOf(tokenBy(other))], [false, "1,5"], "another's");
        await fails(() => canvas.scene.createEmbeddedDocuments("Token", [{ name: "X" }]), "a new one");
      }),
      gm(([own, other]: [string, string]) =>
        same([cellOf(tokenBy(own)), cellOf(tokenBy(other))], ["3,1", "1,5"], "here"),
      ),
    ],
  },
  {
    id: "movement.complete-path",
    says: "getCompleteMovementPath gives every cell of a way, the steps between marked as intermediate.",
    ground: "types",
    source: "api 1.3",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const path = token.getCompleteMovementPath([to(1, 1), to(3, 3, { elevation: 0 }), to(3, 5)]);
      same(cellsOf(path), ["1,1", "2,2", "3,3", "3,4", "3,5"], "cells");
      same(
        path.map(({ intermediate }) => intermediate === true),
        [false, true, false, true, false],
        "intermediate",
      );
    },
  },
  {
    id: "movement.api-during-pause",
    says: "While the game is paused programmatic movements still work.",
    ground: "inferred",
    source: "api 7",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      game.togglePause(true, { broadcast: true });
      await until(() => game.paused, "the pause");
      try {
        await token.move(to(2, 1));
        same(cellOf(token), "2,1", "the place");
      } finally {
        game.togglePause(false, { broadcast: true });
        await until(() => !game.paused, "the end of the pause");
      }
    },
  },
];
