import { describe, expect, it } from "vitest";
import { creatureId } from "../../model/ids.js";
import type { BoardSnapshot, WallSegment } from "../../grid/board/snapshot.js";
import { seat, stage } from "./testing/stage.js";

const cover = (board: Partial<BoardSnapshot> | null): unknown =>
  stage([seat("ann", [2, 5]), seat("orc", [8, 5])], board).ask({
    kind: "cover",
    from: creatureId("ann"),
    to: creatureId("orc"),
  });
const wall = (from: WallSegment["from"], to: WallSegment["to"]): Partial<BoardSnapshot> => ({
  walls: [{ from, to, move: true, sight: true }],
});
const thing = (degree?: string, cell: readonly [number, number] = [5, 5]): Partial<BoardSnapshot> => ({
  terrain: [{ kind: "cover", cells: [cell], ...(degree !== undefined && { degree }) }],
});

describe("what shields a target", () => {
  it("is nothing in the open, beside the way, or without a scene", () => {
    expect(cover({})).toEqual({ cover: "none", bonus: 0 });
    expect(cover(thing(undefined, [5, 8]))).toEqual({ cover: "none", bonus: 0 });
    expect(cover(null)).toEqual({ cover: "none", bonus: 0 });
  });

  it("is half behind something, three quarters behind something thick", () => {
    expect(cover(thing())).toEqual({ cover: "half", bonus: -4 });
    expect(cover(thing("half"))).toEqual({ cover: "half", bonus: -4 });
    expect(cover(thing("three-quarters"))).toEqual({ cover: "three-quarters", bonus: -7 });
  });

  it("is all of it behind a whole wall, three quarters where that hides the better part, half where it hides less", () => {
    expect(cover(wall([5, 0], [5, 20]))).toEqual({ cover: "total", bonus: 0 });
    const [most, rest] = [wall([7.5, 0], [7.5, 5.95]), wall([8.5, 5.5], [8.5, 6.5])];
    expect(cover({ walls: [...(most.walls ?? []), ...(rest.walls ?? [])] })).toEqual({
      cover: "three-quarters",
      bonus: -7,
    });
    expect(cover(most)).toEqual({ cover: "half", bonus: -4 });
  });
});
