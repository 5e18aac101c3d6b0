import { describe, expect, it } from "vitest";
import { parsePlayOptions } from "./options.mjs";

const RULESETS = ["pf1", "dnd5e2024"];

describe("parsePlayOptions", () => {
  it("has an answer to everything that isn't said", () => {
    expect(parsePlayOptions([], RULESETS)).toEqual({
      ...{ ruleset: "pf1", lang: "en", port: 30100, generation: 13, fresh: false, open: false },
    });
  });

  it("takes what is said", () => {
    const args = ["--ruleset", "dnd5e2024", "--lang", "ru", "--port", "0", "--generation=14", "--fresh", "--open"];
    expect(parsePlayOptions(args, RULESETS)).toEqual({
      ...{ ruleset: "dnd5e2024", lang: "ru", port: 0, generation: 14, fresh: true, open: true },
    });
  });

  it.each([
    [["--ruleset", "chess"], 'There is no ruleset "chess". There are: pf1, dnd5e2024.'],
    [["--lang", "de"], 'There is no language "de". There are: en, ru.'],
    [["--port", "eighty"], '"eighty" is no port: a number from 0 to 65535.'],
    [["--port", "70000"], '"70000" is no port: a number from 0 to 65535.'],
    [["--generation", "12"], '"12" is no generation: 13 or 14.'],
  ])("says what is wrong with %s", (args, complaint) => {
    expect(parsePlayOptions(args, RULESETS)).toBe(complaint);
  });

  it("says so where an option doesn't exist", () => {
    expect(parsePlayOptions(["--prot", "1"], RULESETS)).toContain("--prot");
  });
});
