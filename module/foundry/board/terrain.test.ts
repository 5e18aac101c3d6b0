import { describe, expect, it } from "vitest";
import { TERRAIN_TYPE } from "../system-id.js";
import { listTerrain, toPatches } from "./terrain.js";

const ours = (system: Record<string, unknown>, disabled = false) => ({ type: TERRAIN_TYPE, disabled, system });
const cores = (walk: unknown) => ({ type: "modifyMovementCost", disabled: false, system: { difficulties: { walk } } });

describe("terrain of a region", () => {
  it("says what our behaviour says, without the fields left empty", () => {
    expect(listTerrain([ours({ kind: "water", multiplier: null, degree: "", depth: 5 })])).toEqual([
      { kind: "water", depth: 5 },
    ]);
  });

  it("takes core's dearer movement for difficult ground, and its ban for solid", () => {
    expect(listTerrain([cores(2)])).toEqual([{ kind: "difficult", multiplier: 2 }]);
    expect(listTerrain([cores(null)])).toEqual([{ kind: "solid" }]);
    expect(listTerrain([cores(1)])).toEqual([]);
  });

  it("leaves core's aside where ours is there, and ours where it is disabled", () => {
    expect(listTerrain([cores(3), ours({ kind: "difficult" })])).toEqual([{ kind: "difficult" }]);
    expect(listTerrain([cores(3), ours({ kind: "pit" }, true)])).toEqual([{ kind: "difficult", multiplier: 3 }]);
  });

  it("knows nothing of kinds that the board doesn't", () => {
    expect(listTerrain([ours({ kind: "lava" })])).toEqual([]);
  });

  it("covers its cells", () => {
    expect(toPatches([{ kind: "dark" }], [[1, 2]])).toEqual([{ kind: "dark", cells: [[1, 2]] }]);
  });
});
