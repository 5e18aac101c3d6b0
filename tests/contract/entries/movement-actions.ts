import type { Entry } from "../page/entry.js";
import { holds, same, until } from "../page/demand.js";
import { cellOf, cellsOf, heard, makeToken, to } from "../page/fixtures.js";
import type { ActionConfig, CostFunction, Data, Movement, Offset, Token } from "../page/host.js";

type Moved = [Token, Movement];

const actions = (): Record<string, ActionConfig> => CONFIG.Token.movement.actions;

/** An action for as long as the entry runs. */
async function withAction(config: Data, run: (token: Token) => Promise<void>): Promise<void> {
  const free = { label: "Tried", icon: "fa-solid fa-flask", img: "", order: 60, teleport: false, measure: true };
  const open = { walls: null, visualize: true, canSelect: () => true, getCostFunction: () => (cost: number) => cost };
  actions()["rangeTried"] = { ...free, ...open, ...config };
  try {
    await run(await makeToken());
  } finally {
    delete actions()["rangeTried"];
  }
}

const costOf = async (action: string): Promise<number | undefined> => {
  const token = await makeToken();
  const moved = heard<Moved>("moveToken");
  await token.move(to(3, 1, { action }));
  return moved.at(-1)?.[1].passed.cost;
};

/** Actions of movement: what each costs, what stops it, and how a system adds its own. */
export const MOVEMENT_ACTIONS: Entry[] = [
  {
    id: "actions.core",
    says: "Core brings the actions walk, fly, swim, burrow, crawl, climb, jump, blink and displace, in that order.",
    ground: "docs",
    source: "api 1.6",
    kind: "single",
    run: () => {
      const core = ["walk", "fly", "swim", "burrow", "crawl", "climb", "jump", "blink", "displace"];
      const found = core.filter((name) => actions()[name] !== undefined);
      found.sort((a, b) => (actions()[a]?.order ?? 0) - (actions()[b]?.order ?? 0));
      same(found, core, "by their order");
      same(CONFIG.Token.movement.defaultAction, "walk", "the default");
      same(CONFIG.Token.movement.defaultSpeed, 6, "spaces a second");
    },
  },
  {
    id: "actions.core-kinds",
    says: "blink teleports and is measured, displace teleports, isn't measured, passes walls and can't be selected.",
    ground: "docs",
    source: "api 1.6",
    kind: "single",
    run: async () => {
      const { blink, displace } = actions();
      // What an action leaves out has its default.
      const kind = ({ teleport = false, measure = true, walls = "move" }: Partial<ActionConfig> = {}): unknown[] => [
        teleport,
        measure,
        walls,
      ];
      same(kind(blink), [true, true, "move"], "blink");
      same(kind(displace), [true, false, null], "displace");
      same(displace?.visualize, false, "whether the ruler draws displace");
      const token = await makeToken();
      const { canSelect } = displace ?? {};
      same(typeof canSelect === "function" ? canSelect(token) : canSelect, false, "whether displace can be selected");
    },
  },
  {
    id: "actions.core-costs",
    says: "Crawling, climbing and jumping cost double, walking, flying, swimming and burrowing what the way is long.",
    ground: "docs",
    source: "api 1.6",
    kind: "single",
    run: async () => {
      const costs: Record<string, unknown> = {};
      for (const name of ["walk", "fly", "swim", "burrow", "crawl", "climb", "jump"]) costs[name] = await costOf(name);
      same(costs, { walk: 10, fly: 10, swim: 10, burrow: 10, crawl: 20, climb: 20, jump: 20 }, "costs of two cells");
    },
  },
  {
    id: "actions.blink",
    says: "A blink costs its distance, crosses no cell between, and is stopped by a wall.",
    ground: "docs",
    source: "api 1.6",
    kind: "single",
    run: async () => {
      const token = await makeToken({ at: [5, 1] });
      const moved = heard<Moved>("moveToken");
      await token.move(to(8, 1, { action: "blink" }));
      same([cellsOf(moved[0]?.[1].passed.waypoints ?? []), moved[0]?.[1].passed.cost], [["8,1"], 15], "way and cost");
      await token.move(to(11, 1, { action: "blink" }));
      same(cellOf(token), "8,1", "at the wall");
    },
  },
  {
    id: "actions.unmeasured",
    says: "An action that isn't measured has no distance, cost, spaces and diagonals.",
    ground: "types",
    source: "api 1.6",
    kind: "single",
    run: () =>
      withAction({ measure: false }, async (token) => {
        const moved = heard<Moved>("moveToken");
        await token.move(to(3, 3, { action: "rangeTried" }));
        const { waypoints: _, ...sums } = moved[0]?.[1].passed ?? {};
        same(sums, { distance: 0, cost: 0, spaces: 0, diagonals: 0 }, "sums");
      }),
  },
  {
    id: "actions.cost-arguments",
    says: "A cost function gets the base cost, two cells with rows, columns and levels, the distance and the segment.",
    ground: "docs",
    source: "api 1.6",
    kind: "single",
    run: async () => {
      const calls: [number, Offset, Offset, number, Data][] = [];
      const note: CostFunction = (...call) => {
        calls.push(call);
        return call[0];
      };
      await withAction({ rangeMark: "kept", getCostFunction: () => note }, async (token) => {
        await token.move(to(2, 1, { action: "rangeTried" }));
        const [base, from, cell, distance, segment] = await until(() => calls[0], "a call");
        same([base, from, cell, distance], [5, { i: 1, j: 1, k: 0 }, { i: 1, j: 2, k: 0 }, 5], "arguments");
        const { width, height, action, teleport, terrain, actionConfig } = segment;
        same([width, height, action, teleport, terrain], [1, 1, "rangeTried", false, null], "the segment");
        same((actionConfig as Data)["rangeMark"], "kept", "a key of its own in the segment's action");
      });
    },
  },
  {
    id: "actions.cost-options",
    says: "getCostFunction gets the token's document.",
    ground: "docs",
    source: "api 1.6",
    kind: "single",
    run: async () => {
      const asked: unknown[] = [];
      const getCostFunction = (document: Token): CostFunction => {
        asked.push(document.id);
        return (cost) => cost;
      };
      await withAction({ getCostFunction }, async (token) => {
        await token.move(to(2, 1, { action: "rangeTried" }));
        holds(asked.length > 0 && asked.every((id) => id === token.id), "always this token's document");
      });
    },
  },
  {
    id: "actions.mixed-way",
    says: "Each waypoint of a way bears its own action, and is charged by it.",
    ground: "types",
    source: "api 1.1, 1.6",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const moved = heard<Moved>("moveToken");
      await token.move([to(3, 1, { action: "walk" }), to(3, 3, { action: "crawl" })]);
      same(
        moved[0]?.[1].passed.waypoints.map(({ action, cost }) => [action, cost]),
        [
          ["walk", 5],
          ["walk", 5],
          ["crawl", 10],
          ["crawl", 10],
        ],
        "actions and costs",
      );
    },
  },
  {
    id: "actions.aggregator",
    says: "The costs of a large token's cells become their median, and infinite if one of them is.",
    ground: "types",
    source: "api 1.6",
    kind: "single",
    run: () => {
      const cell = { i: 0, j: 0 };
      const costs = (...all: number[]) => all.map((cost) => ({ from: cell, to: cell, cost }));
      const { costAggregator } = CONFIG.Token.movement;
      same(costAggregator(costs(5, 10, 30), 5, {}), 10, "the median of three");
      same(costAggregator(costs(5, 5, 5, Infinity), 5, {}) === Infinity, true, "with an infinite one");
    },
  },
  {
    id: "actions.aggregator-used",
    says: "A large token's step is asked for each of its cells, and the aggregator makes one cost of them.",
    ground: "types",
    source: "api 1.6 (dnd5e takes the greatest)",
    kind: "single",
    run: async () => {
      const { movement } = CONFIG.Token;
      const { costAggregator } = movement;
      const counts: number[] = [];
      movement.costAggregator = (results) => {
        counts.push(results.length);
        return Math.max(...results.map(({ cost }) => cost));
      };
      try {
        const dear: CostFunction = (cost, _from, cell) => (cell.i === 2 ? cost * 3 : cost);
        await withAction({ getCostFunction: () => dear }, async (token) => {
          await token.update({ width: 2, height: 2 });
          const moved = heard<Moved>("moveToken");
          await token.move(to(2, 1, { action: "rangeTried" }));
          same([moved.at(-1)?.[1].passed.cost, counts.at(-1)], [15, 4], "the greatest, of four cells");
        });
      } finally {
        movement.costAggregator = costAggregator;
      }
    },
  },
  {
    id: "actions.animation-13",
    says: "On 13 getAnimationOptions of an action gets the drawn token.",
    ground: "types",
    source: "api 1.6, 12",
    generation: 13,
    kind: "single",
    run: () => animationArgument((token) => token.object),
  },
  {
    id: "actions.animation-14",
    says: "On 14 getAnimationOptions of an action gets the token's document.",
    ground: "docs",
    source: "api 1.6, 12",
    generation: 14,
    kind: "single",
    run: () => animationArgument((token) => token),
  },
  {
    id: "actions.multiplier-13",
    says: "On 13 an action has no costMultiplier: only its function decides.",
    ground: "tracker",
    source: "#12934",
    generation: 13,
    kind: "single",
    run: () => tripled(10),
  },
  {
    id: "actions.multiplier-14",
    says: "On 14 an action without a cost function of its own may say how dear it is by costMultiplier.",
    ground: "tracker",
    source: "#12934",
    generation: 14,
    kind: "single",
    run: () => tripled(30),
  },
  {
    id: "actions.terrain-data",
    says: "Terrain has a difficulty that is 1 at first, may be null and is never below nothing, and can be compared.",
    ground: "types",
    source: "api 1.6 (TerrainData)",
    kind: "single",
    run: () => {
      const { TerrainData } = foundry.data;
      const terrain = (difficulty?: number | null) => new TerrainData(difficulty === undefined ? {} : { difficulty });
      same([terrain().difficulty, terrain(2).difficulty, terrain(null).difficulty], [1, 2, null], "difficulties");
      same(terrain(-1).difficulty, 0, "below nothing");
      same([terrain(2).equals(terrain(2)), terrain(2).equals(terrain(3))], [true, false], "compared");
    },
  },
  {
    id: "actions.constrain",
    says: "The drawn token's constrainMovementPath gives a way as far as it goes, and whether it was cut short.",
    ground: "types",
    source: "api 1.5",
    kind: "single",
    run: async () => {
      const token = await makeToken({ at: [7, 1] });
      const drawn = await until(() => token.object, "the drawn token");
      const [free, uncut] = drawn.constrainMovementPath([to(7, 1), to(8, 1)]);
      same([cellsOf(free).at(-1), uncut], ["8,1", false], "a free way");
      const [short, cut] = drawn.constrainMovementPath([to(7, 1), to(12, 1)]);
      same([cellsOf(short).at(-1), cut], ["9,1", true], "a way through a wall");
      const [through] = drawn.constrainMovementPath([to(7, 1), to(12, 1)], { ignoreWalls: true });
      same(cellsOf(through).at(-1), "12,1", "without walls");
      same(cellOf(token), "7,1", "where it still is");
    },
  },
  {
    id: "actions.find-path",
    says: "findMovementPath gives a job: a result, a promise of the same, and a way to cancel it.",
    ground: "types",
    source: "api 1.5",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const drawn = await until(() => token.object, "the drawn token");
      const job = drawn.findMovementPath([to(1, 1), to(4, 1)]);
      same(typeof job.cancel, "function", "cancel");
      const path = await job.promise;
      same([cellsOf(path ?? []).at(0), cellsOf(path ?? []).at(-1)], ["1,1", "4,1"], "ends of the path");
    },
  },
  {
    id: "actions.drawn-measure",
    says: "The drawn token's measureMovementPath counts what actions cost, the document's alone counts distance.",
    ground: "types",
    source: "api 1.3, 1.5",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const drawn = await until(() => token.object, "the drawn token");
      const way = [to(1, 1), to(3, 1, { action: "crawl" })];
      same([drawn.measureMovementPath(way).cost, token.measureMovementPath(way).cost], [20, 10], "costs");
    },
  },
];

async function animationArgument(expected: (token: Token) => unknown): Promise<void> {
  const asked: unknown[] = [];
  const getAnimationOptions = (subject: unknown): Data => {
    asked.push(subject);
    return {};
  };
  await withAction({ getAnimationOptions }, async (token) => {
    await until(() => token.object, "the drawn token");
    await token.move(to(3, 1, { action: "rangeTried" }));
    await until(() => asked.length > 0, "the question");
    holds(asked.at(-1) === expected(token), "the very object");
  });
}

async function tripled(cost: number): Promise<void> {
  await withAction({ costMultiplier: 3, getCostFunction: undefined }, async (token) => {
    const moved = heard<Moved>("moveToken");
    await token.move(to(3, 1, { action: "rangeTried" }));
    same(moved[0]?.[1].passed.cost, cost, "two cells");
  });
}
