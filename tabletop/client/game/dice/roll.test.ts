import { beforeEach, describe, expect, it } from "vitest";
import { CONFIG } from "../../globals/config.js";
import { clearFaces, queueFaces, remainingFaces, seededUniform } from "./random.js";
import { Roll } from "./roll.js";

beforeEach(() => {
  clearFaces();
  CONFIG["Dice"] = { rolls: [Roll], randomUniform: seededUniform(7) };
});

async function total(formula: string, data: object = {}): Promise<number | undefined> {
  return (await new Roll(formula, data as Record<string, unknown>).evaluate()).total;
}

describe("formulas", () => {
  it.each([
    ["2 + 3 * 4", 14],
    ["(2 + 3) * 4", 20],
    ["-3 + 10", 7],
    ["10 - 4 - 3", 3],
    ["max(2, 7) + floor(7 / 2)", 10],
    ["@str.mod + 1", 4],
  ])("%s", async (formula, expected) => {
    expect(await total(formula, { str: { mod: 3 } })).toBe(expected);
  });
  it("uses queued faces first and reports what is left", async () => {
    queueFaces([4, 2, 6]);
    expect(await total("2d6 + 1")).toBe(7);
    expect(remainingFaces()).toBe(1);
  });
  it("refuses a queued face that the die doesn't have", async () => {
    queueFaces([7]);
    await expect(new Roll("1d6").evaluate()).rejects.toThrow(/queued face/);
  });
  it("keeps, drops and rerolls", async () => {
    queueFaces([1, 20, 5, 3, 4, 1, 6]);
    expect(await total("2d20kh")).toBe(20);
    expect(await total("3d6dl1")).toBe(9);
    expect(await total("1d6r1")).toBe(6);
  });
  it("rolls the same from the same seed", async () => {
    const first = await total("5d20");
    (CONFIG["Dice"] as { randomUniform: unknown }).randomUniform = seededUniform(7);
    expect(await total("5d20")).toBe(first);
  });
  it("takes the number of dice from parentheses and shows flavour", async () => {
    queueFaces([1, 2, 3]);
    const roll = await new Roll("(1 + 2)d6[fire]").evaluate();
    expect([roll.total, roll.formula]).toEqual([6, "3d6[fire]"]);
  });
  it("tells what it can't read", () => {
    expect(Roll.validate("1d6 +")).toBe(false);
    expect(Roll.validate("1d6 1d6")).toBe(false);
    expect(() => new Roll("foo")).toThrow();
  });
  it("survives JSON with its dice", async () => {
    queueFaces([3, 5]);
    const roll = await new Roll("2d6kl1 + (1 + 1)").evaluate();
    const copy = Roll.fromJSON(JSON.stringify(roll));
    expect([copy.total, copy.formula, copy.dice[0]?.results.map(({ result }) => result)]).toEqual([
      5,
      "2d6kl1 + (1 + 1)",
      [3, 5],
    ]);
    await expect(copy.evaluate()).rejects.toThrow(/already been evaluated/);
  });
  it("is not evaluated synchronously with dice in it", () => {
    expect(() => new Roll("1d6").evaluateSync()).toThrow();
    expect(new Roll("1 + 1").evaluateSync().total).toBe(2);
  });
});
