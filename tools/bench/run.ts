import type { Timing, Contest, Instruments, Measure, Peer, Proof } from "../../module/kernel/testing/timing.js";

/** One line of the report. */
export interface Row {
  readonly name: string;
  readonly kind: "ratio" | "measure" | "proof";
  readonly value: number;
  /** A ratio has to reach its goal, a measure may not exceed its limit. */
  readonly goal: number;
  readonly unit: string;
  /** Least and greatest ratio of any round. */
  readonly spread: readonly [number, number] | null;
  readonly passed: boolean;
}

/** A file's benches; made when their turn comes, so that no other's boards lie about in memory. */
export interface BenchFile {
  readonly benches: () => readonly Timing[];
  readonly proofs?: () => readonly Proof[];
}

const ROUNDS = 9;
/** Rounds before counting, so that all contenders are compiled. */
const WARM = 2;
/** Ours is repeated until a stretch lasts this long (ms): less than that the clock can't tell. */
const STRETCH = 2;

/** Runs all benches in one process: proofs first and last, and every contest's rounds with its contenders in turn. */
export function runBenches(files: readonly BenchFile[], instruments: Instruments, tell: (row: Row) => void): Row[] {
  const rows: Row[] = [];
  const note = (row: Row): void => {
    rows.push(row);
    tell(row);
  };
  const proofs = files.flatMap((file) => file.proofs?.() ?? []);
  for (const { name, run } of proofs) note(proofRow(name, run()));
  for (const { benches } of files) {
    for (const bench of benches()) {
      if (bench.kind === "contest") runContest(bench, instruments).forEach(note);
      else note(runMeasure(bench, instruments));
    }
  }
  for (const { name, run } of proofs) note(proofRow(`${name}, after timing`, run()));
  return rows;
}

const proofRow = (name: string, cases: number): Row => ({
  name: `equal to a slow search: ${name}`,
  kind: "proof",
  value: cases,
  goal: 1,
  unit: "cases",
  spread: null,
  passed: cases > 0,
});

function runMeasure({ name, unit, limit, run }: Measure, instruments: Instruments): Row {
  const value = run(instruments);
  return { name, kind: "measure", value, goal: limit, unit, spread: null, passed: value <= limit };
}

function runContest(contest: Contest, { now }: Instruments): Row[] {
  for (let board = 0; board < contest.boards; board++) contest.check(board);
  const repeat = repetitions(contest, now);
  const ratios = new Map<Peer, number[]>(contest.peers.map((peer) => [peer, []]));
  for (let round = -WARM; round < ROUNDS; round++) {
    const times = playRound(contest, repeat, round, now);
    if (round >= 0) for (const [peer, list] of ratios) list.push((times.get(peer) ?? 0) / (times.get(null) ?? 1));
  }
  for (let board = 0; board < contest.boards; board++) contest.check(board);
  return contest.peers.map((peer) => ratioRow(contest, peer, ratios.get(peer) ?? []));
}

/** Time of each contender in one round, ours under null, per call. Who goes first changes from board to board. */
function playRound(contest: Contest, repeat: number, round: number, now: () => number): Map<Peer | null, number> {
  const runners: readonly (Peer | null)[] = [null, ...contest.peers];
  const times = new Map<Peer | null, number>();
  for (let board = 0; board < contest.boards; board++) {
    for (let turn = 0; turn < runners.length; turn++) {
      const runner = runners[(turn + board + round + WARM) % runners.length] ?? null;
      const run = runner === null ? contest.ours : runner.run;
      const calls = runner === null ? repeat : 1;
      const from = now();
      for (let call = 0; call < calls; call++) run(board);
      times.set(runner, (times.get(runner) ?? 0) + (now() - from) / calls);
    }
  }
  return times;
}

function repetitions({ ours, boards }: Contest, now: () => number): number {
  for (let repeat = 1; ; repeat *= 2) {
    const from = now();
    for (let call = 0; call < repeat; call++) ours(call % boards);
    if (now() - from >= STRETCH) return repeat;
  }
}

function ratioRow(contest: Contest, peer: Peer, ratios: readonly number[]): Row {
  const sorted = ratios.toSorted((a, b) => a - b);
  const value = sorted[sorted.length >> 1] ?? 0;
  return {
    name: `${contest.name}: ${peer.name}`,
    kind: "ratio",
    value,
    goal: peer.goal,
    unit: "× ours",
    spread: [sorted[0] ?? 0, sorted.at(-1) ?? 0],
    passed: value >= peer.goal,
  };
}
