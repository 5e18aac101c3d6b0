import { expect, it } from "vitest";
import { rankOf } from "./quick-first.mjs";

it("asks the tests of single cases before the properties, and the rules' own before those of all games", () => {
  const files = [
    { file: "/repo/tests/rules/properties/fights.test.ts", property: true },
    { file: "/repo/module/rulesets/pf1/reachable.test.ts", property: true },
    { file: "/repo/tests/rules/choices.test.ts", property: false },
    { file: "/repo/tests/scenarios/each.mutation.ts", property: false },
    { file: "/repo/module/rulesets/pf1/turns.test.ts", property: false },
  ];
  const sorted = files.toSorted((a, b) => rankOf(a.file, a.property) - rankOf(b.file, b.property));
  expect(sorted).toEqual(files.toReversed());
});
