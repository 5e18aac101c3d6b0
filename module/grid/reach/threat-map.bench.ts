import { assertSame, growth, pick, timeOf, type Timing, type Measure } from "../../kernel/testing/timing.js";
import { seeded } from "../../kernel/testing/random.js";
import { columnOf, createLayout, rowOf, cellIndex, type GridLayout } from "../board/layout.js";
import { footprintDistance } from "../footprint/distance.js";
import { footprintCells } from "../footprint/footprint.js";
import { measureGap } from "../square/metric.js";
import { cellsInReach } from "./cells-in-reach.js";
import {
  createThreatMap,
  leaving,
  moveThreat,
  stampThreat,
  type Leaving,
  type Threat,
  type ThreatMap,
} from "./threat-map.js";

const SIDE = 100;
const ENEMIES = 200;
const STEPS = 60;
const FIELDS = 6;

/** A crowd and a walk through it. */
interface Field {
  readonly layout: GridLayout;
  readonly threats: readonly Threat[];
  readonly map: ThreatMap;
  readonly path: readonly number[];
}

export const benches = (): readonly Timing[] => [
  scan(),
  union(),
  oneMoves(),
  flatInTokens(),
  growsByEnemies(),
  growsByLength(),
];

const fields = (enemies = ENEMIES, steps = STEPS): Field[] =>
  Array.from({ length: FIELDS }, (_, number) => field(number + 1, enemies, steps));

function field(seed: number, enemies: number, steps: number): Field {
  const random = seeded(seed);
  const layout = createLayout("square", SIDE, SIDE);
  const within = (size: number): number => Math.floor(random() * (SIDE - size));
  const threats = Array.from({ length: enemies }, (_, number): Threat => {
    const size = number % 5 === 4 ? 2 : 1;
    const footprint = { cell: cellIndex(layout, within(size), within(size)), size };
    return { footprint, reach: { min: 1, max: number % 7 === 6 ? 3 : size }, metric: "rounded-with-corner" };
  });
  const map = createThreatMap(layout, enemies);
  threats.forEach((threat, number) => {
    stampThreat(map, number, threat);
  });
  return { layout, threats, map, path: walk(random, layout, steps) };
}

function walk(random: () => number, layout: GridLayout, steps: number): number[] {
  let [column, row] = [SIDE / 2, SIDE / 2];
  return Array.from({ length: steps + 1 }, () => {
    column = Math.min(SIDE - 2, Math.max(1, column + Math.floor(random() * 3) - 1));
    row = Math.min(SIDE - 2, Math.max(1, row + Math.floor(random() * 3) - 1));
    return cellIndex(layout, column, row);
  });
}

/** Who may strike along a way: enemies that threatened a cell and don't threaten the next. */
function scan(): Timing {
  const crowds = fields();
  const sets = crowds.map(({ layout, threats }) => threats.map((threat) => keysInReach(layout, threat)));
  const rooms = crowds.map(({ map }): Leaving => leaving(map, 1, 0, 0));
  const byMap = (number: number): number => countLeft(pick(crowds, number), pick(rooms, number));
  const bySets = (number: number): number => countBySets(pick(crowds, number), pick(sets, number));
  const byPairs = (number: number): number => countByPairs(pick(crowds, number));
  return {
    kind: "contest",
    name: `opportunity scan, ${String(ENEMIES)} enemies × ${String(STEPS)} steps, map kept`,
    boards: FIELDS,
    ours: byMap,
    peers: [
      { name: "a Set<string> an enemy, kept", goal: 150, run: bySets },
      { name: "distances of all cell pairs", goal: 800, run: byPairs },
    ],
    check: (number) => {
      assertSame("strikes by sets", bySets(number), byMap(number));
      assertSame("strikes by distances", byPairs(number), byMap(number));
    },
  };
}

function countLeft({ map, path }: Field, room: Leaving): number {
  let strikes = 0;
  for (let i = 0; i + 1 < path.length; i++) {
    const { left } = leaving(map, 1, path[i] ?? 0, path[i + 1] ?? 0, room);
    for (let word = 0, count = left.length; word < count; word++) {
      for (let bits = left[word] ?? 0; bits !== 0; bits &= bits - 1) strikes++;
    }
  }
  return strikes;
}

const keyOf = (layout: GridLayout, cell: number): string =>
  `${String(columnOf(layout, cell))},${String(rowOf(layout, cell))}`;

const keysInReach = (layout: GridLayout, { footprint, reach, metric }: Threat): Set<string> =>
  new Set(cellsInReach(layout, footprint, reach, metric).map((cell) => keyOf(layout, cell)));

function countBySets({ layout, path }: Field, sets: readonly ReadonlySet<string>[]): number {
  let strikes = 0;
  for (let i = 0; i + 1 < path.length; i++) {
    const [from, to] = [keyOf(layout, path[i] ?? 0), keyOf(layout, path[i + 1] ?? 0)];
    for (const set of sets) if (set.has(from) && !set.has(to)) strikes++;
  }
  return strikes;
}

function countByPairs({ layout, threats, path }: Field): number {
  let strikes = 0;
  for (let i = 0; i + 1 < path.length; i++) {
    for (const threat of threats) {
      if (reachesCell(layout, threat, path[i] ?? 0) && !reachesCell(layout, threat, path[i + 1] ?? 0)) strikes++;
    }
  }
  return strikes;
}

/** As one writes it: the nearest of the enemy's cells to the mover's. */
function reachesCell(layout: GridLayout, { footprint, reach, metric }: Threat, cell: number): boolean {
  const distances = footprintCells(layout, footprint).map((own) =>
    measureGap(columnOf(layout, cell) - columnOf(layout, own), rowOf(layout, cell) - rowOf(layout, own), metric),
  );
  const distance = Math.min(...distances);
  return distance >= reach.min && distance <= reach.max;
}

/** Who threatens each cell, made from nothing: what a scan asks. The first peer keeps names as we do. */
function union(): Timing {
  const crowds = fields();
  const rebuilt = (number: number): ThreatMap => {
    const { map, threats } = pick(crowds, number);
    restamp(map, threats);
    return map;
  };
  const byKeys = (number: number): Map<string, Set<number>> => {
    const { layout, threats } = pick(crowds, number);
    const threatened = new Map<string, Set<number>>();
    threats.forEach((threat, enemy) => {
      for (const key of keysByDistance(layout, threat)) {
        const known = threatened.get(key);
        if (known) known.add(enemy);
        else threatened.set(key, new Set([enemy]));
      }
    });
    return threatened;
  };
  const bySet = (number: number): Set<string> => {
    const { layout, threats } = pick(crowds, number);
    const union = new Set<string>();
    for (const threat of threats) for (const key of keysByDistance(layout, threat)) union.add(key);
    return union;
  };
  return {
    kind: "contest",
    name: `who threatens each cell, ${String(ENEMIES)} tokens, from nothing`,
    boards: FIELDS,
    ours: rebuilt,
    peers: [
      { name: "a Set a cell, by string keys", goal: 150, run: byKeys },
      // Less than our job: which cells, not by whom.
      { name: "one Set<string> of cells alone", goal: 150, run: bySet },
    ],
    check: (number) => {
      const map = rebuilt(number);
      const [cells, threats] = countThreatened(map);
      const lists = byKeys(number);
      assertSame("threatened cells", bySet(number).size, cells);
      assertSame("threatened cells by keys", lists.size, cells);
      assertSame(
        "threats",
        [...lists.values()].reduce((sum, { size }) => sum + size, 0),
        threats,
      );
    },
  };
}

/** The cells round a creature whose distance is within its reach, as one writes it first. */
function keysByDistance(layout: GridLayout, { footprint, reach, metric }: Threat): string[] {
  const keys: string[] = [];
  const [left, top] = [columnOf(layout, footprint.cell), rowOf(layout, footprint.cell)];
  for (let y = top - reach.max; y < top + footprint.size + reach.max; y++) {
    for (let x = left - reach.max; x < left + footprint.size + reach.max; x++) {
      const cell = cellIndex(layout, x, y);
      if (cell < 0) continue;
      const distance = footprintDistance(layout, footprint, { cell, size: 1 }, metric);
      if (distance >= reach.min && distance <= reach.max) keys.push(`${String(x)},${String(y)}`);
    }
  }
  return keys;
}

function restamp(map: ThreatMap, threats: readonly Threat[]): void {
  map.bits.fill(0);
  map.stamped.length = 0;
  for (let number = 0; number < threats.length; number++) {
    const threat = threats[number];
    if (threat) stampThreat(map, number, threat);
  }
}

/** How many cells anybody threatens, and how many threats those are. */
function countThreatened({ bits, words }: ThreatMap): readonly [cells: number, threats: number] {
  let [cells, threats] = [0, 0];
  for (let at = 0; at < bits.length; at += words) {
    const before = threats;
    for (let word = 0; word < words; word++) for (let bit = bits[at + word] ?? 0; bit !== 0; bit &= bit - 1) threats++;
    if (threats > before) cells++;
  }
  return [cells, threats];
}

/** One token's step is no reason to build everything anew. */
function oneMoves(): Timing {
  const crowds = fields();
  const step = (number: number): void => {
    const { map, threats } = pick(crowds, number);
    const { footprint } = pick(threats, 0);
    moveThreat(map, 0, footprint.cell + 1);
    moveThreat(map, 0, footprint.cell);
  };
  return {
    kind: "contest",
    name: `one of ${String(ENEMIES)} tokens moves and comes back`,
    boards: FIELDS,
    ours: step,
    // There and back are two moves.
    peers: [
      {
        name: "two full rebuilds",
        goal: 60,
        run: (number) => {
          const { map, threats } = pick(crowds, number);
          restamp(map, threats);
          restamp(map, threats);
        },
      },
    ],
    check: (number) => {
      const { map, threats } = pick(crowds, number);
      step(number);
      const kept = map.bits.slice();
      restamp(map, threats);
      assertSame("words that differ", kept.filter((word, at) => word !== map.bits[at]).length, 0);
    },
  };
}

function flatInTokens(): Measure {
  return {
    kind: "measure",
    name: "moving one token grows by the number of tokens, 50 to 800",
    unit: "exponent",
    limit: 0.1,
    run: ({ now }) => {
      const [few, many] = [50, 800].map((enemies) => {
        const { map, threats } = field(1, enemies, 1);
        const { cell } = pick(threats, 0).footprint;
        return timeOf(now, 4000, (call) => {
          moveThreat(map, 0, cell + (call & 1));
        });
      });
      return growth(few ?? 0, many ?? 0, 16);
    },
  };
}

const scanTime = (now: () => number, enemies: number, steps: number): number => {
  const crowds = fields(enemies, steps);
  const rooms = crowds.map(({ map }) => leaving(map, 1, 0, 0));
  return timeOf(now, 600, (call) => countLeft(pick(crowds, call % FIELDS), pick(rooms, call % FIELDS)));
};

function growsByEnemies(): Measure {
  return {
    kind: "measure",
    name: "opportunity scan grows by enemies, 50 to 800",
    unit: "exponent",
    limit: 0.85,
    run: ({ now }) => growth(scanTime(now, 50, STEPS), scanTime(now, 800, STEPS), 16),
  };
}

function growsByLength(): Measure {
  return {
    kind: "measure",
    name: "opportunity scan grows by steps, 30 to 240",
    unit: "exponent",
    limit: 1.05,
    run: ({ now }) => growth(scanTime(now, ENEMIES, 30), scanTime(now, ENEMIES, 240), 8),
  };
}
