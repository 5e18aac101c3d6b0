import { gm, player } from "../../page/entry.js";
import { rest, until } from "../../page/demand.js";
import {
  CELL,
  cellOf,
  cellsOf,
  heard,
  listen,
  makeFight,
  makeRegion,
  makeToken,
  names,
  range,
  to,
  tokenBy,
} from "../../page/fixtures.js";
import type { Data, Movement, Token } from "../../page/host.js";
import { outcomeOf, type OpenPoint } from "./point.js";

/** Seconds that somebody has to begin a drag, and to end it. */
export const PATIENCE = 80;

type Moved = [Token, Movement, Data];

const twoLegs = (): Data[] => [to(3, 1, { checkpoint: true }), to(5, 1)];

/** What is open of movements. */
export const OPEN_MOVEMENT: OpenPoint[] = [
  {
    id: "open.1-order-and-company",
    steps: [
      gm(async () => {
        const [a, b] = [await makeToken(), await makeToken({ at: [1, 4] })];
        const order: string[] = [];
        const nameOf = (token: Token): string => (token.id === a.id ? "refused" : "other");
        range().judge = (token) => {
          order.push(`method, ${nameOf(token)}`);
          return token.id !== a.id;
        };
        listen("preMoveToken", (token: Token) => void order.push(`hook, ${nameOf(token)}`));
        const both = [a, b].map((token, row) => ({ _id: token.id, ...to(3, 1 + 3 * row) }));
        await canvas.scene.updateEmbeddedDocuments("Token", both);
        return { order, refused: cellOf(a), other: cellOf(b) };
      }),
    ],
  },
  {
    id: "open.3-late-pause-and-resume",
    steps: [
      gm(async () => {
        const token = await makeToken();
        const seen: Data = {};
        listen("moveToken", (_token: Token, movement: Movement) => {
          if (movement.chain.length > 0) return;
          setTimeout(() => {
            const paused = token.pauseMovement();
            seen["late"] = paused === null ? "null" : typeof paused;
          }, 0);
        });
        void token.move(twoLegs());
        await until(() => seen["late"], "the answer to the late pause");
        await rest(2000);
        const held = await makeToken({ at: [1, 6] });
        listen("moveToken", (moved: Token, movement: Movement) => {
          if (moved.id === held.id && movement.chain.length === 0) void held.pauseMovement("ask");
        });
        void held.move([to(3, 6, { checkpoint: true }), to(5, 6)]);
        await until(() => held.movement.state === "paused", "the pause");
        return { ...seen, state: token.movement.state, at: cellOf(token), held: held.id, movement: held.movement.id };
      }),
      player(async ({ held, movement }: { held: string; movement: string }) => {
        const token = await until(() => canvas.scene.tokens.get(held), "the token");
        return outcomeOf(() => token.resumeMovement(movement, "ask"));
      }),
      gm(async (before: Data & { held: string }, resumed: Data) => {
        await rest(2000);
        const token = tokenBy(before.held);
        const { late, state, at } = before;
        return { late, state, at, resumedByStranger: resumed, then: token.movement.state, thenAt: cellOf(token) };
      }),
    ],
  },
  {
    id: "open.5-key-of-movement",
    steps: [
      gm(async () => {
        const token = await makeToken();
        const moved = heard<Moved>("moveToken");
        await token.move(to(3, 1));
        const [, movement, operation] = await until(() => moved[0], "the movement");
        const keys = Object.keys(operation["_movement"] ?? {});
        const kind = (key: string): string =>
          key === token.id ? "token" : key === movement.id ? "movement" : "something else";
        return { keys: keys.map(kind) };
      }),
    ],
  },
  {
    id: "open.7-scene-nobody-views",
    steps: [
      gm(async () => {
        const all = { move: 20, sight: 20, light: 20, sound: 20 };
        const scene = await Scene.create({
          ...{ name: "Elsewhere", width: 2000, height: 1000, padding: 0, grid: { size: CELL } },
          walls: [{ c: [500, 0, 500, 1000], ...all, dir: 0, door: 0, ds: 0 }],
        });
        const [token] = await scene.createEmbeddedDocuments("Token", [{ name: "Far", x: 100, y: 100 }]);
        const far = token as Token;
        await far.move(to(8, 1));
        const { passed, constrained } = far.movement;
        return {
          drawn: far.object !== null,
          at: cellOf(far),
          cells: cellsOf(passed.waypoints),
          constrained,
          cost: passed.cost,
        };
      }),
    ],
  },
  {
    id: "open.9-pending-after-stop",
    steps: [
      gm(async () => {
        const token = await makeToken();
        listen("moveToken", (_token: Token, movement: Movement) => {
          if (movement.chain.length === 0) void token.pauseMovement("ask");
        });
        void token.move(twoLegs());
        await until(() => token.movement.state === "paused", "the pause");
        void token.stopMovement();
        await until(() => token.movement.state === "stopped", "the stop");
        await rest(200);
        return { state: token.movement.state, pending: token.movement.pending.waypoints.length };
      }),
    ],
  },
  {
    id: "open.10-regions-cut-ways",
    steps: [
      gm(async () => {
        const shape = { type: "rectangle", x: 4 * CELL, y: 0, width: 2 * CELL, height: 3 * CELL, rotation: 0 };
        await makeRegion(shape, [{ name: "Gate", type: names().gate }]);
        const token = await makeToken();
        await makeFight([token], { start: true });
        const moved = heard<Moved>("moveToken");
        void token.move(to(8, 1));
        await until(() => cellOf(token) === "8,1", "the arrival");
        await rest(200);
        return { segments: moved.map(([, { passed }]) => cellsOf(passed.waypoints).at(-1)) };
      }),
    ],
  },
];

/** What only a hand can show: the panel says what is to be dragged, and how. */
export const DRAG_BY_HAND: OpenPoint = {
  id: "open.2-drag-by-hand",
  steps: [
    gm(async () => {
      const token = await makeToken({ at: [6, 6], name: "Drag me" });
      await makeFight([token], { start: true });
      const moved = heard<Moved>("moveToken");
      canvas.pan({ x: 7 * CELL, y: 6 * CELL, scale: 1 });
      const dragged = (): Moved[] => moved.filter(([, { method }]) => method === "dragging");
      const ended = (): boolean => dragged().at(-1)?.[1].pending.waypoints.length === 0;
      await until(ended, "a drag with a waypoint on its way", PATIENCE * 1000);
      return dragged().map(([, { chain, passed, pending }]) => ({
        chain: chain.length,
        passed: passed.waypoints.map(({ explicit, checkpoint, intermediate }) => ({
          explicit,
          checkpoint,
          intermediate,
        })),
        pending: pending.waypoints.length,
      }));
    }),
  ],
};
