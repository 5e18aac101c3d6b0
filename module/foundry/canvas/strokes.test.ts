import { describe, expect, it } from "vitest";
import { SLOT_SHAPES } from "../../model/economy.js";
import { STRETCHES, stretchOf } from "./bands.js";
import { slotGlyph, strokesOf, type Stroke } from "./strokes.js";

const FROM = { x: 0, y: 0 };
const TO = { x: 100, y: 0 };
const outline = (strokes: readonly Stroke[]): string => JSON.stringify(strokes);

describe("the line of a stretch", () => {
  it("is another one for each stretch, without any colour", () => {
    const drawn = STRETCHES.map((stretch) => outline(strokesOf(stretch, FROM, TO, 4)));
    expect(new Set(drawn).size).toBe(STRETCHES.length);
  });

  it("keeps to its way, and draws something however short that is", () => {
    for (const stretch of STRETCHES) {
      expect(strokesOf(stretch, FROM, { x: 1, y: 1 }, 4).length).toBeGreaterThan(0);
      for (const stroke of strokesOf(stretch, FROM, TO, 4))
        for (const { x, y } of stroke.kind === "dot" ? [stroke.at] : stroke.points) {
          expect(x >= 0 && x <= 100).toBe(true);
          expect(Math.abs(y)).toBeLessThanOrEqual(10);
        }
    }
  });

  it("leaves gaps where it opens another slot", () => {
    const dashes = strokesOf("slot", FROM, TO, 4);
    expect(dashes.length).toBeGreaterThan(2);
    expect(strokesOf("within", FROM, TO, 4)).toHaveLength(1);
  });

  it("has chevrons that point where it goes", () => {
    for (const chevron of strokesOf("charge", FROM, TO, 4)) {
      if (chevron.kind !== "line") throw new Error("chevrons are lines");
      const [back, tip, other] = chevron.points;
      expect((tip?.x ?? 0) > (back?.x ?? 0) && (tip?.x ?? 0) > (other?.x ?? 0)).toBe(true);
    }
  });
});

describe("a slot at its border", () => {
  it("has the shape of the strip: another one for each", () => {
    const drawn = SLOT_SHAPES.map((shape) => outline([slotGlyph(shape, FROM, 10)]));
    expect(new Set(drawn).size).toBe(SLOT_SHAPES.length);
  });
});

describe("a stretch", () => {
  it("tells what is too far before how it goes", () => {
    expect(stretchOf("beyond", "charge", "moving")).toBe("beyond");
    expect(stretchOf("slot", "step", "no")).toBe("slot");
  });

  it("within what is left is a charge, a step, or plain", () => {
    expect(stretchOf("within", "charge", "moving")).toBe("charge");
    expect(stretchOf("within", "step", "no")).toBe("safe");
    expect(stretchOf("within", undefined, "no")).toBe("safe");
    expect(stretchOf("within", undefined, "moving")).toBe("within");
  });
});
