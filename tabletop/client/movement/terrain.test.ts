import { describe, expect, it } from "vitest";
import { sitDown } from "./testing/table-double.js";
import { TerrainData } from "./terrain-data.js";

/** A region over the second and third column whose ground is so hard. */
function layGround(scene: object, difficulty: number | null): void {
  const behavior = { disabled: false, system: { _getTerrainEffects: () => [{ name: "difficulty", difficulty }] } };
  const region = { behaviors: [behavior], testPoint: ({ x }: { x: number }) => x > 100 && x < 300 };
  Object.defineProperty(scene, "regions", { value: [region], configurable: true });
}

describe("terrain", () => {
  it("of several behaviours is as hard as the hardest", () => {
    const effects = [2, 4, 3].map((difficulty) => ({ name: "difficulty", difficulty }));
    expect(TerrainData.resolveTerrainEffects(effects)?.difficulty).toBe(4);
    expect(TerrainData.resolveTerrainEffects([{ name: "difficulty", difficulty: 1 }])).toBeNull();
    expect(TerrainData.resolveTerrainEffects([{ name: "difficulty", difficulty: null }])?.difficulty).toBeNull();
  });

  it("under a region makes the steps into it cost more", async () => {
    const { token, scene } = sitDown();
    layGround(scene, 3);
    await token.move({ x: 400 });
    const { waypoints } = token.movement.passed;
    expect(waypoints.map(({ x, cost, terrain }) => [x, cost, terrain?.difficulty ?? 1])).toEqual([
      [100, 15, 3],
      [200, 15, 3],
      [300, 5, 1],
      [400, 5, 1],
    ]);
  });
});
