import { describe, expect, it } from "vitest";
import { miniMap, type MapBody } from "./mini-map.js";

const body = (kind: MapBody["kind"], column: number, row: number, space = 1): MapBody => ({
  kind,
  cell: [column, row],
  space,
});

describe("the map beside a chance", () => {
  it("shows the two that it is about with a cell around them, and the way on", () => {
    const map = miniMap(
      [body("striker", 4, 4, 2), body("target", 6, 5)],
      [
        [6, 5],
        [7, 5],
      ],
      false,
    );
    expect(map?.viewBox).toBe("0 0 50 40");
    expect(map?.cells).toHaveLength(20);
    expect(map?.bodies.map(({ kind, x, y, half }) => [kind, x, y, half])).toEqual([
      ["striker", 20, 20, 9],
      ["target", 35, 25, 4],
    ]);
    expect(map?.way).toBe("35,25 45,25");
  });

  it("leaves out whoever stands farther off", () => {
    const map = miniMap(
      [body("striker", 4, 4), body("target", 5, 4), body("foe", 3, 3), body("friend", 9, 9)],
      [],
      false,
    );
    expect(map?.bodies.map(({ kind }) => kind)).toEqual(["striker", "target", "foe"]);
  });

  it("shifts the odd rows of a hex board, whichever row comes first", () => {
    const map = miniMap([body("striker", 4, 3), body("target", 4, 4)], [], true);
    expect(map?.bodies.map(({ x }) => x)).toEqual([20, 15]);
    expect(map?.viewBox).toBe("0 0 35 40");
  });

  it("is none without both of them, or where they stand too far apart", () => {
    expect(miniMap([body("striker", 4, 4)], [], false)).toBeNull();
    expect(miniMap([body("striker", 4, 4), body("target", 20, 4)], [], false)).toBeNull();
  });
});
