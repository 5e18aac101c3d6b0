import { describe, expect, it } from "vitest";
import { scenarioFiles, vocabulary } from "../support/mutation-scenarios.js";
import { formatFailure } from "./runner/format-failure.js";
import { playScenario } from "./runner/play.js";

/** A test a scenario, so that mutation knows which of them a place in the rules concerns. `npm test` plays them by file. */
describe.each(scenarioFiles)("$file", ({ scenarios }) => {
  it.each(scenarios)("$id", (scenario) => {
    const difference = playScenario(scenario, vocabulary);
    expect(difference && formatFailure(scenario.id, scenario.title, difference)).toBeNull();
  });
});
