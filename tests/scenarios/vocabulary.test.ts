import path from "node:path";
import { expect, it } from "vitest";
import { isVocabulary } from "./runner/vocabulary.js";

const SHARED = path.resolve(import.meta.dirname, "shared");

it("tells the words of scenarios from scenarios, so that *.yaml can be played", () => {
  expect(isVocabulary(path.join(SHARED, "vocabulary.yaml"))).toBe(true);
  for (const file of ["pf1.yaml", "gurps4e.yaml"]) expect(isVocabulary(path.join(SHARED, file))).toBe(false);
});
