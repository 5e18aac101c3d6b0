import { describe, expect, it } from "vitest";
import { runStages } from "./run-stages.mjs";

describe("runStages", () => {
  it("keeps to the cores, and starts what waits only when the other has ended", async () => {
    /** @type {string[]} */
    const log = [];
    const stages = [
      stage("slow", 1, log, 30),
      stage("quick", 1, log, 5),
      { ...stage("late", 1, log, 5), after: ["slow"] },
      stage("wide", 2, log, 5),
    ];
    const ended = await runStages(stages, 2, () => undefined);
    expect(ended.map((result) => result.stage.name)).toEqual(["slow", "quick", "late", "wide"]);
    expect(log.indexOf("+late")).toBeGreaterThan(log.indexOf("-slow"));
    expect(log.indexOf("-wide")).toBe(log.indexOf("+wide") + 1);
    expect(log.slice(0, 2)).toEqual(["+slow", "+quick"]);
  });

  it("goes on after a stage that throws, and counts it as failed", async () => {
    const broken = { ...stage("broken", 1, [], 0), run: () => Promise.reject(new Error("no such tool")) };
    const ended = await runStages([broken, stage("next", 1, [], 0)], 1, () => undefined);
    expect(ended.map((result) => [result.outcome.passed, result.outcome.failed])).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(ended[0]?.outcome.output).toContain("no such tool");
  });

  it("doesn't wait for a stage that wasn't chosen", async () => {
    const ended = await runStages([{ ...stage("late", 4, [], 0), after: ["absent"] }], 2, () => undefined);
    expect(ended).toHaveLength(1);
  });
});

/** A stage that notes when it begins and ends. @param {string} name  @param {number} cores  @param {string[]} log  @param {number} pause */
function stage(name, cores, log, pause) {
  const run = async () => {
    log.push(`+${name}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
    log.push(`-${name}`);
    return { passed: 1, failed: 0, output: "" };
  };
  return { name, group: name, cores, run };
}
