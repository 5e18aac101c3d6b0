import { writeFileSync } from "node:fs";
import process from "node:process";
import { runBenches, type BenchFile, type Row } from "./run.js";

/** What one run found, as `--json` writes it. */
interface Report {
  readonly when: string;
  readonly commit: string;
  readonly node: string;
  readonly rows: readonly Row[];
}

const COLLECTIONS = 4;

/** Runs the benches, prints a line each and sets the exit code: 1 where a gate is missed. */
export function main(files: readonly BenchFile[], further: readonly Row[], json: string | null, commit: string): void {
  const { gc } = globalThis;
  if (!gc) throw new Error("Start node with --expose-gc");
  const heap = (): number => {
    for (let i = 0; i < COLLECTIONS; i++) gc();
    return process.memoryUsage().heapUsed;
  };
  further.forEach(print);
  const rows = [...further, ...runBenches(files, { now: () => performance.now(), heap }, print)];
  const missed = rows.filter(({ passed }) => !passed);
  console.log(`${String(rows.length - missed.length)} of ${String(rows.length)} gates passed`);
  for (const { name } of missed) console.log(`  missed: ${name}`);
  const report: Report = { when: new Date().toISOString(), commit, node: process.version, rows };
  if (json !== null) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

function print({ name, kind, value, goal, unit, spread, passed }: Row): void {
  const bound = kind === "measure" ? `at most ${tidy(goal)}` : `at least ${tidy(goal)}`;
  const between = spread ? `, rounds ${tidy(spread[0])} to ${tidy(spread[1])}` : "";
  console.log(`${passed ? "ok    " : "MISSED"} ${name}: ${tidy(value)} ${unit} (${bound}${between})`);
}

const tidy = (value: number): string => String(Number(value.toPrecision(3)));
