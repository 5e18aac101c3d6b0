import process from "node:process";
import { afterAll, describe, expect, it } from "vitest";
import { closeBrowser } from "../../e2e/support/browser.js";
import { askEntries, chooseEntries } from "./ask-entries.js";
import { bundleMutant } from "./bundle-mutant.js";
import { MUTATIONS } from "./mutations/index.js";

const chosen = process.env["BENCH_MUTATION"];
const all = process.env["BENCH_MUTATION_ALL"] === "yes";
const mutations = MUTATIONS.filter(({ name }) => chosen === undefined || chosen.split(",").includes(name));

afterAll(closeBrowser);

describe("a tabletop without one of its rules", () => {
  it.each(mutations)("is noticed: $name, $breaks", async (mutation) => {
    const entries = chooseEntries(mutation.asks);
    const { alive, noticed } = await askEntries(await bundleMutant(mutation), entries, all);
    console.log(`${mutation.name.padEnd(28)} ${noticed.length > 0 ? noticed.join(", ") : "nobody"}`);
    expect(alive, "the tabletop still runs").toBe(true);
    expect(noticed, "entries that notice").not.toEqual([]);
  });
});
