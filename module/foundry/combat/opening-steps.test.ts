import { describe, expect, it } from "vitest";
import { openingSteps } from "./opening-steps.js";

const ann = { name: "Ann", placed: true, initiative: 15 };
const orc = { name: "Orc", placed: false, initiative: null };

describe("the opening of a fight", () => {
  it("DND5-ROUND-002: asks for everybody's place, then for initiative", () => {
    expect(openingSteps(["places", "initiative"], [ann, orc, { ...orc, name: "Bat", placed: true }])).toEqual([
      { step: "places", missing: ["Orc"] },
      { step: "initiative", missing: ["Orc", "Bat"] },
    ]);
  });

  it("misses nobody once all stand and have rolled, be it a 0", () => {
    const steps = openingSteps(["places", "initiative"], [ann, { ...ann, initiative: 0 }]);
    expect(steps.flatMap(({ missing }) => missing)).toEqual([]);
  });
});
