import { gm, player, type Entry } from "../page/entry.js";
import { holds, same, until } from "../page/demand.js";
import { cellOf, cellsOf, heard, listen, makeToken, range, to, tokenBy } from "../page/fixtures.js";
import type { Data, Movement, Token, User } from "../page/host.js";

type Moved = [Token, Movement, Data, User];

/** What a movement is and what it tells. */
export const MOVEMENT: Entry[] = [
  {
    id: "movement.plain-update",
    says: "A plain update of x and y is a movement of method api, through the token or through its scene.",
    ground: "types",
    source: "api 1.2",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const methods: string[] = [];
      range().judge = (_token, movement) => void methods.push(`judged ${movement.method}`);
      const moved = heard<Moved>("moveToken");
      await token.update(to(2, 1));
      await canvas.scene.updateEmbeddedDocuments("Token", [{ _id: token.id, ...to(2, 3) }]);
      same(methods, ["judged api", "judged api"], "judgements");
      same(
        moved.map(([, movement]) => cellsOf([movement.destination])[0]),
        ["2,1", "2,3"],
        "destinations",
      );
    },
  },
  {
    id: "movement.method",
    says: "A movement bears the method that its caller names.",
    ground: "types",
    source: "api 1.1",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const moved = heard<Moved>("moveToken");
      await token.move(to(2, 1), { method: "dragging" });
      same(moved[0]?.[1].method, "dragging", "the method");
    },
  },
  {
    id: "movement.no-move-no-movement",
    says: "An update of a token that touches no place is no movement.",
    ground: "types",
    source: "api 1.1",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const moved = heard("moveToken");
      let judged = 0;
      range().judge = () => void (judged += 1);
      await token.update({ name: "Renamed", rotation: 90 });
      same([moved.length, judged], [0, 0], "movements");
    },
  },
  {
    id: "movement.told",
    says: "A movement tells its origin, its end, every cell between without the origin, and what it costs.",
    ground: "types",
    source: "api 1.1 (#11834)",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const pre = heard<[Token, Movement]>("preMoveToken");
      await token.move([to(3, 1), to(3, 3)]);
      const [, movement] = pre[0] ?? [];
      if (!movement) throw new Error("no preMoveToken");
      same(cellsOf([movement.origin, movement.destination]), ["1,1", "3,3"], "origin and destination");
      same(cellsOf(movement.passed.waypoints), ["2,1", "3,1", "3,2", "3,3"], "cells");
      same(
        movement.passed.waypoints.map((each) => each.intermediate),
        [true, false, true, false],
        "intermediate",
      );
      same([movement.passed.cost, movement.passed.distance, movement.passed.spaces], [20, 20, 4], "cost and so on");
      same(
        movement.passed.waypoints.map((each) => each.cost),
        [5, 5, 5, 5],
        "cost of each step",
      );
    },
  },
  {
    id: "movement.frozen",
    says: "In the pre step nothing of a movement can be changed but autoRotate and showRuler.",
    ground: "docs",
    source: "api 1.1 (#12011)",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      let refusals = 0;
      listen("preMoveToken", (_token: Token, movement: Movement) => {
        for (const attempt of [
          () => (movement.method = "undo"),
          () => movement.passed.waypoints.pop(),
          () => ((movement.destination as Data)["x"] = 0),
        ])
          try {
            attempt();
          } catch {
            refusals += 1;
          }
        movement.showRuler = true;
      });
      const moved = heard<Moved>("moveToken");
      await token.move(to(3, 1), { showRuler: false });
      same([cellOf(token), moved[0]?.[1].method], ["3,1", "api"], "place and method");
      same(moved[0]?.[1].showRuler, true, "showRuler");
      same(refusals, 3, "refusals");
    },
  },
  {
    id: "movement.everywhere",
    says: "moveToken comes on every client with the moving user's document, when the token's data is at its end.",
    ground: "types",
    source: "api 1.2",
    kind: "pair",
    steps: [
      gm(async () => (await makeToken({ owned: true })).id),
      player(async (id: string) => {
        await until(() => canvas.scene.tokens.get(id), "the token");
        Object.assign(globalThis, { rangeMoved: [] });
        listen("moveToken", (token: Token, movement: Movement, operation: Data, user: User) => {
          const seen = {
            cell: cellOf(token),
            end: cellsOf([movement.destination])[0],
            gm: user.isGM,
            self: user.isSelf,
          };
          (globalThis as unknown as { rangeMoved: unknown[] }).rangeMoved.push({
            ...seen,
            word: operation["rangeWord"],
          });
        });
        Object.assign(globalThis, { rangePre: heard("preMoveToken") });
      }),
      gm((id: string) => tokenBy(id).move(to(4, 1), { rangeWord: "kept" })),
      player(async () => {
        const { rangeMoved, rangePre } = globalThis as unknown as { rangeMoved: unknown[]; rangePre: unknown[] };
        await until(() => rangeMoved.length > 0, "the movement");
        same(rangeMoved, [{ cell: "4,1", end: "4,1", gm: true, self: false, word: "kept" }], "what was heard");
        same(rangePre.length, 0, "pre hooks here");
      }),
    ],
  },
  {
    id: "movement.marks",
    says: "A key that the pre step puts on the operation is read in the post step, there and on other clients.",
    ground: "seen",
    source: "api 1.7, audit 5",
    kind: "pair",
    steps: [
      gm(async () => (await makeToken({ owned: true })).id),
      player(async (id: string) => {
        await until(() => canvas.scene.tokens.get(id), "the token");
        Object.assign(globalThis, { rangeMoved: heard("moveToken") });
      }),
      gm(async (id: string) => {
        range().judge = (_token, _movement, operation) => void (operation["rangeMark"] = { [id]: "lawful" });
        const moved = heard<Moved>("moveToken");
        await tokenBy(id).move(to(2, 1));
        same(moved[0]?.[2]["rangeMark"], { [id]: "lawful" }, "here");
        same(tokenBy(id).movement.updateOptions["rangeMark"], { [id]: "lawful" }, "and in movement.updateOptions");
      }),
      player(async (id: string) => {
        const { rangeMoved } = globalThis as unknown as { rangeMoved: Moved[] };
        const call = await until(() => rangeMoved[0], "the movement");
        same(call[2]["rangeMark"], { [id]: "lawful" }, "there");
      }),
    ],
  },
  {
    id: "movement.constrain-keys",
    says: "Keys of one's own in constrainOptions travel with the movement.",
    ground: "seen",
    source: "api 1.5, audit 5",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const moved = heard<Moved>("moveToken");
      await token.move(to(2, 1), { constrainOptions: { ignoreWalls: true, range: { mark: 1 } } });
      const options = moved[0]?.[1].constrainOptions;
      same([options?.["ignoreWalls"], options?.["range"]], [true, { mark: 1 }], "constrainOptions");
      const byToken = moved[0]?.[2]["_movement"] as Record<string, { constrainOptions?: Data }> | undefined;
      same(byToken?.[token.id]?.constrainOptions?.["range"], { mark: 1 }, "in the operation, by the token's id");
    },
  },
  {
    id: "movement.walls",
    says: "A wall shortens a movement, which says so; ignoreWalls passes it.",
    ground: "types",
    source: "api 1.2, 1.5",
    kind: "single",
    run: async () => {
      const token = await makeToken({ at: [7, 1] });
      const moved = heard<Moved>("moveToken");
      await token.move(to(12, 1));
      same([cellOf(token), moved[0]?.[1].constrained], ["9,1", true], "place and constrained");
      await token.move(to(12, 1), { constrainOptions: { ignoreWalls: true } });
      same([cellOf(token), moved[1]?.[1].constrained], ["12,1", false], "without walls");
    },
  },
  {
    id: "movement.jump",
    says: "An action that teleports and isn't measured crosses no cells, costs nothing, and passes walls if it has none.",
    ground: "types",
    source: "api 1.6",
    kind: "single",
    run: async () => {
      const token = await makeToken({ at: [7, 1] });
      const moved = heard<Moved>("moveToken");
      await token.move(to(12, 1, { action: "rangeReturn" }));
      const movement = moved[0]?.[1];
      same([cellOf(token), movement?.passed.waypoints.length, movement?.passed.cost], ["12,1", 1, 0], "the jump");
      await token.move(to(14, 1, { action: "displace" }));
      same([cellOf(token), moved[1]?.[1].passed.cost], ["14,1", 0], "core's displacement");
    },
  },
  {
    id: "movement.action-cost",
    says: "The cost function of a registered action decides what its steps cost, and keys of its own are kept.",
    ground: "seen",
    source: "api 1.6 (crucible)",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const moved = heard<Moved>("moveToken");
      await token.move(to(4, 1, { action: "rangePush" }));
      const passed = moved[0]?.[1].passed;
      same([passed?.cost, passed?.distance], [0, 15], "cost and distance");
      holds(
        passed?.waypoints.every(({ action }) => action === "rangePush"),
        "every waypoint bears the action",
      );
      same(CONFIG.Token.movement.actions["rangePush"]?.["rangeMark"], "kept", "a key of its own");
    },
  },
  {
    id: "movement.infinite-cost",
    says: "A path stops before a step of infinite cost, unless told to ignore costs.",
    ground: "types",
    source: "api 1.5",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const action = CONFIG.Token.movement.actions["rangePush"];
      if (!action) throw new Error("the action is gone");
      const { getCostFunction } = action;
      action.getCostFunction = () => (base, _from, cell) => (cell.j >= 4 ? Infinity : base);
      try {
        await token.move(to(6, 1, { action: "rangePush" }));
        same([cellOf(token), token.movement.constrained], ["3,1", true], "stopped");
        await token.move(to(6, 1, { action: "rangePush" }), { constrainOptions: { ignoreCost: true } });
        same(cellOf(token), "6,1", "ignored");
      } finally {
        action.getCostFunction = getCostFunction;
      }
    },
  },
];
