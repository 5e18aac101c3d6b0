import { gm, player, type Entry } from "../page/entry.js";
import { fails, holds, rest, same, until } from "../page/demand.js";
import { cellOf, cellsOf, CELL, heard, listen, makeToken, range, to, tokenBy } from "../page/fixtures.js";
import type { Data, Movement, Token, User } from "../page/host.js";

type Moved = [Token, Movement, Data, User];

/** The words in which a movement is told: its objects, their fields, and what is filled in. */
export const MOVEMENT_TERMS: Entry[] = [
  {
    id: "movement.always-there",
    says: "A token that has never moved has a movement too: completed, without waypoints.",
    ground: "types",
    source: "api 1.1 (TokenMovementData)",
    kind: "single",
    run: async () => {
      const { movement } = await makeToken();
      same([movement.state, movement.passed.waypoints, movement.pending.waypoints], ["completed", [], []], "at rest");
      same(movement.chain, [], "its chain");
    },
  },
  {
    id: "movement.data",
    says: "After a movement the token's movement tells its mover, its state and its way, by the id of moveToken.",
    ground: "types",
    source: "api 1.1 (TokenMovementData)",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const moved = heard<Moved>("moveToken");
      await token.move(to(3, 1));
      await until(() => token.movement.state === "completed", "the end");
      same(token.movement.id, moved[0]?.[1].id, "the id");
      holds(token.movement.user === game.user, "the mover is a user's document");
      same(cellsOf(token.movement.passed.waypoints), ["2,1", "3,1"], "the way");
    },
  },
  {
    id: "movement.elevation",
    says: "A change of elevation alone is a movement.",
    ground: "types",
    source: "api 1.1 (TokenPosition)",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const moved = heard<Moved>("moveToken");
      await token.update({ elevation: 10 });
      same([moved.length, moved[0]?.[1].destination.elevation, token.elevation], [1, 10, 10], "told, and done");
    },
  },
  {
    id: "movement.resize",
    says: "A change of size is a movement.",
    ground: "types",
    source: "api 1.1 (REGION_EVENTS)",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const moved = heard<Moved>("moveToken");
      await token.update({ width: 2, height: 2 });
      same([moved.length, moved[0]?.[1].destination["width"]], [1, 2], "told");
      same([token.getSize().width, token.getSize().height], [200, 200], "done");
    },
  },
  {
    id: "movement.resize-centred",
    says: "resize keeps the middle of a token where it is.",
    ground: "types",
    source: "api 1.3",
    kind: "single",
    run: async () => {
      const token = await makeToken({ at: [4, 4] });
      const before = token.getCenterPoint();
      same(await token.resize({ width: 3, height: 3 }), true, "the answer");
      same(token.getCenterPoint(), before, "the middle");
      same(cellOf(token), "3,3", "the corner");
    },
  },
  {
    id: "movement.left-out",
    says: "What a waypoint leaves out it has from the one before, the first from the token's source.",
    ground: "docs",
    source: "api 1.1 (TokenMovementWaypoint)",
    kind: "single",
    run: async () => {
      const token = await makeToken({ elevation: 5 });
      const moved = heard<Moved>("moveToken");
      await token.move([{ x: 3 * CELL }, { y: 3 * CELL, elevation: 20 }, { x: 4 * CELL }]);
      const ends = moved[0]?.[1].passed.waypoints.filter(({ intermediate }) => !intermediate) ?? [];
      same(cellsOf(ends), ["3,1", "3,3", "4,3"], "places");
      same(
        ends.map(({ elevation }) => elevation),
        [5, 20, 20],
        "elevations",
      );
      same(
        ends.map(({ action, snapped, explicit, checkpoint }) => [action, snapped, explicit, checkpoint]),
        ends.map(() => ["walk", false, false, false]),
        "action and marks",
      );
    },
  },
  {
    id: "movement.measured",
    says: "A measured waypoint tells its user, its movement, its terrain and its cost.",
    ground: "types",
    source: "api 1.1 (MeasuredMovementWaypoint)",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const moved = heard<Moved>("moveToken");
      await token.move(to(2, 1));
      const movement = moved[0]?.[1];
      const [waypoint] = movement?.passed.waypoints ?? [];
      if (!waypoint) throw new Error("no waypoint");
      const { userId, movementId, terrain, cost } = waypoint;
      same([userId, movementId, terrain, cost], [game.userId, movement?.id, null, 5], "the only waypoint");
    },
  },
  {
    id: "movement.sections",
    says: "A section has waypoints, distance, cost, spaces and diagonals; the history has two of them and their sums.",
    ground: "docs",
    source: "api 1.1",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const pre = heard<[Token, Movement]>("preMoveToken");
      await token.move(to(3, 3));
      const [, movement] = pre[0] ?? [];
      if (!movement) throw new Error("no preMoveToken");
      const { waypoints, ...sums } = movement.passed;
      same([waypoints.length, sums], [2, { distance: 10, cost: 10, spaces: 2, diagonals: 2 }], "passed");
      const { recorded, unrecorded, ...history } = movement.history;
      same([recorded.waypoints, unrecorded.waypoints], [[], []], "nothing before");
      same(history, { distance: 0, cost: 0, spaces: 0, diagonals: 0 }, "sums of the history");
    },
  },
  {
    id: "movement.unrecorded",
    says: "Outside a fight the segments passed before stand in the unrecorded part of the history, and in its cost.",
    ground: "types",
    source: "api 1.1, 1.7",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const moved = heard<Moved>("moveToken");
      await token.move([to(3, 1, { checkpoint: true }), to(3, 2)]);
      const second = await until(() => moved[1]?.[1], "the second segment");
      const { recorded, unrecorded, cost } = second.history;
      same([recorded.waypoints.length, unrecorded.cost, cost], [0, 10, 10], "recorded, unrecorded, and the sum");
    },
  },
  {
    id: "movement.before-update-hook",
    says: "preMoveToken comes before preUpdateToken, which still sees the place that is asked for.",
    ground: "seen",
    source: "audit 4 (terrain-mapper)",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const order: unknown[] = [];
      listen("preMoveToken", () => void order.push("move"));
      listen("preUpdateToken", (_token: Token, changes: Data) => void order.push(["update", changes["x"]]));
      await token.update(to(3, 1));
      same(order, ["move", ["update", 300]], "the order");
    },
  },
  {
    id: "movement.update-hook-after",
    says: "A movement is an update: updateToken comes on every client, with the id of its user.",
    ground: "types",
    source: "api 1.2",
    kind: "pair",
    steps: [
      gm(async () => (await makeToken({ owned: true })).id),
      player(async (id: string) => {
        await until(() => canvas.scene.tokens.get(id), "the token");
        Object.assign(globalThis, { rangeUpdates: heard("updateToken") });
      }),
      gm(async (id: string) => {
        await tokenBy(id).move(to(2, 1));
        return game.userId;
      }),
      player(async (...told: unknown[]) => {
        const { rangeUpdates } = globalThis as unknown as { rangeUpdates: [Token, Data, Data, string][] };
        const [, changed, , userId] = await until(() => rangeUpdates[0], "the update");
        same([changed["x"], userId], [200, told[2]], "what changed, and by whom");
      }),
    ],
  },
  {
    id: "movement.options-by-token",
    says: "Options for a token that is moved by a plain update stand in the operation under movement and its id.",
    ground: "seen",
    source: "api 1.2 (dnd5e)",
    kind: "single",
    run: async () => {
      const token = await makeToken({ at: [8, 1] });
      const movement = { [token.id]: { constrainOptions: { ignoreWalls: true }, showRuler: true } };
      await token.update(to(11, 1), { movement });
      same([cellOf(token), token.movement.showRuler], ["11,1", true], "through the wall, with a ruler");
    },
  },
  {
    id: "movement.stripped-options",
    says: "preview and history aren't kept among the constrainOptions of a movement.",
    ground: "docs",
    source: "api 1.5",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      await token.move(to(2, 1), { constrainOptions: { preview: true, history: true, ignoreCost: true } });
      same(token.movement.constrainOptions, { ignoreCost: true }, "what is kept");
    },
  },
  {
    id: "movement.action-field",
    says: "Without an action of its own a token has the default one; a chosen one is what its waypoints bear.",
    ground: "types",
    source: "api 1.3 (_inferMovementAction)",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      same([token._source["movementAction"], token.movementAction], [null, "walk"], "by default");
      await token.update({ movementAction: "fly" });
      const moved = heard<Moved>("moveToken");
      await token.move(to(2, 1));
      same([token.movementAction, moved[0]?.[1].passed.waypoints[0]?.action], ["fly", "fly"], "chosen");
    },
  },
  {
    id: "movement.unknown-action",
    says: "A token can't be given an action of movement that isn't configured.",
    ground: "tracker",
    source: "#14169, audit 14",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      await fails(() => token.update({ movementAction: "unheardOf" }), "an unknown action");
      same(token.movementAction, "walk", "the action");
    },
  },
  {
    id: "movement.plain-measure",
    says: "measureMovementPath without a cost gives distance; a waypoint's own cost, number or function, is counted.",
    ground: "types",
    source: "api 1.3",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const way = (more: Data): Data[] => [to(1, 1), to(3, 1, more)];
      const measured = (more: Data): number[] => {
        const { distance, cost } = token.measureMovementPath(way(more));
        return [distance, cost];
      };
      same(measured({}), [10, 10], "without");
      same(measured({ cost: 42 }), [10, 42], "a number");
      same(measured({ cost: () => 7 }), [10, 14], "a function, asked for each step");
      same(token.measureMovementPath(way({}), { cost: () => 3 }).cost, 6, "the cost of the whole");
    },
  },
  {
    id: "movement.no-continue",
    says: "continueMovement, a name of before the release, doesn't exist; resumeMovement does.",
    ground: "tracker",
    source: "#12381",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      same(["continueMovement" in token, typeof token.resumeMovement], [false, "function"], "the names");
    },
  },
  {
    id: "movement.animation-promise",
    says: "The drawn token's movementAnimationPromise is null at rest and a promise while its picture is on its way.",
    ground: "types",
    source: "api 1.2",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const drawn = await until(() => token.object, "the drawn token");
      same(drawn.movementAnimationPromise, null, "at rest");
      await token.update(to(6, 1));
      const promise = drawn.movementAnimationPromise;
      holds(promise instanceof Promise, "on its way");
      await promise;
      same([drawn.x, drawn.movementAnimationPromise], [600, null], "arrived");
    },
  },
  {
    id: "movement.no-animation",
    says: "With animate false the picture is at once where the document is.",
    ground: "types",
    source: "api 1.3 (options of an update)",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const drawn = await until(() => token.object, "the drawn token");
      await token.update(to(6, 1), { animate: false });
      await until(() => drawn.x === 600, "the picture in its place", 500);
      same(drawn.movementAnimationPromise, null, "nothing on its way");
    },
  },
  {
    id: "movement.unviewed-scene",
    says: "A token of a scene that isn't viewed has no drawn token, and moves all the same.",
    ground: "inferred",
    source: "api 1.5, appendix B7",
    kind: "single",
    run: async () => {
      const scene = await Scene.create({
        name: "Elsewhere",
        width: 1000,
        height: 1000,
        padding: 0,
        grid: { size: CELL },
      });
      try {
        const [token] = await scene.createEmbeddedDocuments("Token", [{ name: "Far", x: 100, y: 100 }]);
        const far = token as Token;
        let judged = 0;
        range().judge = () => void (judged += 1);
        same([far.object, await far.move(to(4, 1))], [null, true], "drawn token, and answer");
        same([cellOf(far), judged, far.movement.passed.waypoints.length], ["4,1", 1, 3], "place, judgements, cells");
      } finally {
        await scene.delete();
      }
    },
  },
  {
    id: "movement.stopped-by-wall",
    says: "A movement that was cut short ends stopped, and stopToken comes after moveToken.",
    ground: "tracker",
    source: "#13043, audit 6",
    kind: "single",
    run: async () => {
      const token = await makeToken({ at: [8, 1] });
      const order: string[] = [];
      for (const hook of ["moveToken", "stopToken"]) listen(hook, () => void order.push(hook));
      await token.move(to(12, 1));
      await rest(50);
      same([order, token.movement.state], [["moveToken", "stopToken"], "stopped"], "hooks and state");
    },
  },
];
