import { afterEach, expect, it, vi } from "vitest";
import { initialEncounter } from "../../table/host.js";
import type { Act } from "../../model/act.js";
import { provideSessions } from "../port/session.js";
import { forecastPath, stretchInto } from "./forecast-path.js";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A fight with one creature, whose forecasts are kept; `action` is the movement action of each waypoint. */
function setUp(asked: Act[]) {
  const combat = { started: true, active: true, combatants: [{ id: "ann", tokenId: "token", sceneId: "scene" }] };
  vi.stubGlobal("game", { combats: { contents: [combat] }, user: { targets: new Set() } });
  vi.stubGlobal("CONFIG", { Token: { movement: { actions: { blink: { teleport: true }, walk: {} } } } });
  provideSessions(() => sessionThatKeeps(asked));
  const grid = { sizeX: 100, sizeY: 100, getOffset: ({ x, y }: Point) => ({ i: cellOf(y), j: cellOf(x) }) };
  return { id: "token", parent: { id: "scene", grid }, getCompleteMovementPath: (way: unknown) => way };
}

// EX-01 (canvas)
it("foretells nothing of a way that jumps there: neither cost nor strike", () => {
  const asked: Act[] = [];
  const token = setUp(asked);
  const forecast = forecastPath(token as never, [at(0, 0), { ...at(9, 0), action: "blink" }]);
  expect(forecast?.plan).toEqual({ refusal: null, move: null, provocations: [], pays: [] });
  expect(forecast && stretchInto(forecast, 1)).toBe("forced");
  expect(asked).toEqual([]);
  forecastPath(token as never, [at(0, 0), at(1, 0), { ...at(9, 0), action: "blink" }]);
  expect(asked).toHaveLength(1);
});

it("foretells the way with its heights, as it will be judged", () => {
  const asked: Act[] = [];
  const token = setUp(asked);
  forecastPath(token as never, [at(0, 0), at(1, 5), at(2, 10)]);
  expect(asked.at(-1)).toMatchObject({
    path: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    elevations: [0, 5, 10],
  });
  forecastPath(token as never, [at(0, 0), at(1, 5), at(2, 30)]);
  expect(asked.at(-1)).toMatchObject({ elevations: [0, 5, 30] });
});

interface Point {
  readonly x: number;
  readonly y: number;
}

const cellOf = (pixels: number): number => Math.floor(pixels / 100);

const at = (column: number, elevation: number) => ({ x: column * 100, y: 0, elevation });

const sessionThatKeeps = (asked: Act[]) =>
  ({
    revision: 1,
    encounter: { creatures: { ann: {} } },
    viewed: { encounter: initialEncounter, scene: {} },
    ruleset: { tacticFor: () => "walk", actions: [] },
    forecast: (act: Act) => asked.push(act),
  }) as never;
