import { afterEach, expect, it, vi } from "vitest";
import { initialEncounter, refusal } from "../../table/host.js";
import type { Act } from "../../model/act.js";
import { provideSessions } from "../port/session.js";
import { forecastPath, stretchInto } from "./forecast-path.js";
import { labelContext } from "./label-context.js";

afterEach(() => {
  vi.unstubAllGlobals();
});

const i18n = { lang: "en", has: () => true, localize: (key: string) => key, format: (key: string) => key };

/** A fight with one creature, whose forecasts are kept; `action` is the movement action of each waypoint. */
function setUp(asked: Act[], isGM = false) {
  const combat = { started: true, active: true, combatants: [{ id: "ann", tokenId: "token", sceneId: "scene" }] };
  vi.stubGlobal("game", {
    combats: { contents: [combat] },
    user: { isGM, targets: new Set() },
    i18n,
    settings: { get: () => false },
  });
  vi.stubGlobal("CONFIG", {
    Token: {
      movement: { actions: { blink: { teleport: true }, displace: { teleport: true, canSelect: false }, walk: {} } },
    },
  });
  provideSessions(() => sessionThatKeeps(asked));
  const grid = {
    distance: 5,
    sizeX: 100,
    sizeY: 100,
    getOffset: ({ x, y }: Point) => ({ i: cellOf(y), j: cellOf(x) }),
  };
  return { id: "token", parent: { id: "scene", grid }, getCompleteMovementPath: (way: unknown) => way };
}

// EX-01 (canvas)
it("foretells nothing of a way on which a game master jumps there: neither cost nor strike", () => {
  const asked: Act[] = [];
  const token = setUp(asked, true);
  const forecast = forecastPath(token as never, [at(0, 0), { ...at(9, 0), action: "blink" }]);
  expect(forecast?.plan).toEqual({ refusal: null, move: null, provocations: [], pays: [] });
  expect(forecast && stretchInto(forecast, 1)).toBe("forced");
  expect(asked).toEqual([]);
  forecastPath(token as never, [at(0, 0), at(1, 0), { ...at(9, 0), action: "blink" }]);
  expect(asked).toHaveLength(1);
});

it("tells a player what stands against a jump of their own choice", () => {
  const token = setUp([]);
  const forecast = forecastPath(token as never, [at(0, 0), { ...at(9, 0), action: "blink" }]);
  expect(forecast?.act).toMatchObject({
    action: "teleport",
    path: [
      [0, 0],
      [9, 0],
    ],
  });
  expect(forecast?.plan.refusal?.reasons[0].code).toBe("outside-act");
  expect(forecast && stretchInto(forecast, 1)).toBe("beyond");
  expect(forecast && labelContext(forecast, 1)).toMatchObject({ refusal: "outside-act", band: "beyond" });
});

it("leaves alone a jump that nobody can choose: it is no act of the player's", () => {
  const token = setUp([]);
  const forecast = forecastPath(token as never, [at(0, 0), { ...at(9, 0), action: "displace" }]);
  expect(forecast?.plan.refusal).toBeNull();
  expect(forecast && labelContext(forecast, 1)).toBeNull();
});

it("foretells the way as core says that the token moves, and anew when that changes", () => {
  const asked: Act[] = [];
  const token = setUp(asked);
  for (const action of ["fly", "walk", "swim"])
    forecastPath(token as never, [at(0, 0), { ...at(1, 0), action }, { ...at(2, 0), action }]);
  expect(asked.map(({ options }) => options)).toEqual([{ mode: "fly" }, undefined, { mode: "swim" }]);
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
  expect(asked.at(-1)).toMatchObject({ elevations: [0, 5, 30], options: { mode: "climb" } });
  forecastPath(token as never, [at(0, 0), at(0, 10)]);
  expect(asked.at(-1)).toMatchObject({ elevations: [0, 10], options: { mode: "climb" } });
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
    preview: () => ({ ok: false, error: refusal("outside-act") }),
    encounter: { creatures: { ann: {} } },
    scene: { board: null, profiles: new Map() },
    viewed: { encounter: initialEncounter, scene: {} },
    ruleset: { id: "pf1", unit: "ft", slots: [], tacticFor: () => "walk", actions: [] },
    forecast: (act: Act) => asked.push(act),
  }) as never;
