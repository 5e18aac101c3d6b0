import { describe, expect, it } from "vitest";
import { formulaOf } from "./roll-dice.js";

describe("awaited dice", () => {
  it("are written as core reads them, in their order", () => {
    expect(formulaOf({ dice: [{ count: 1, sides: 20 }] })).toBe("1d20");
    expect(
      formulaOf({
        dice: [
          { count: 2, sides: 6 },
          { count: 1, sides: 8 },
        ],
      }),
    ).toBe("2d6 + 1d8");
  });
});
