import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TokenPath } from "./path.js";
import { partsOf, restBehind } from "./parts-of-way.js";

const action = fc.constantFrom(undefined, "walk", "fly", "climb", "swim", "crawl");
const way: fc.Arbitrary<TokenPath> = fc.array(action, { minLength: 2, maxLength: 12 }).map((actions) => ({
  cells: actions.map((_, i) => [i, 0] as const),
  elevations: actions.map((_, i) => i * 5),
  details: actions.map((each) => (each === undefined ? {} : { action: each })),
}));

/** On foot, and whatever core's own action for that is called, is one manner. */
const mannersOf = ({ details }: TokenPath): Set<string> =>
  new Set(details.slice(1).map((detail) => (detail.action === "walk" ? "" : (detail.action ?? ""))));

describe("the parts of a way", () => {
  it("are gone in one manner each, another than the part before, and are the way together", () => {
    fc.assert(
      fc.property(way, (whole) => {
        const parts = partsOf(whole);
        for (const part of parts) expect(mannersOf(part).size).toBe(1);
        parts.slice(1).forEach((part, i) => {
          const before = parts[i];
          expect(part.cells[0]).toEqual(before?.cells.at(-1));
          expect(part.elevations[0]).toBe(before?.elevations.at(-1));
          expect(mannersOf(part)).not.toEqual(before && mannersOf(before));
        });
        const joined = parts.flatMap(({ cells }, i) => (i === 0 ? cells : cells.slice(1)));
        expect(joined).toEqual(whole.cells);
        const [first] = parts;
        if (first && parts.length > 1) expect(partsOf(restBehind(whole, first))).toEqual(parts.slice(1));
      }),
    );
  });

  it("are one where nothing changes, and none is lost of a way that is no step", () => {
    const still: TokenPath = { cells: [[1, 1]], elevations: [0], details: [{}] };
    expect(partsOf(still)).toEqual([still]);
  });
});
