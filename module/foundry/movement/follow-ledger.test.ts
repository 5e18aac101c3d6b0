import { afterEach, describe, expect, it, vi } from "vitest";
import type { Cell } from "../../model/position.js";
import { creatureId } from "../../table/host.js";
import type { FightSession } from "../port/fight-session.js";
import { followLedger } from "./follow-ledger.js";
import { RETURN_ACTION } from "./return-action.js";

const ANN = creatureId("ann");
const SIZE = 100;

interface Waypoint {
  readonly x: number;
  readonly y: number;
  readonly action?: string;
}

const grid = {
  sizeX: SIZE,
  sizeY: SIZE,
  getOffset: ({ x, y }: Waypoint) => ({ i: Math.floor(y / SIZE), j: Math.floor(x / SIZE) }),
  getTopLeftPoint: ({ i, j }: { i: number; j: number }) => ({ x: j * SIZE, y: i * SIZE }),
};

/** A token that walks no further than the column where something bars its way; a return isn't barred. */
function barredToken(bar: number) {
  const token = {
    id: "token",
    parent: { grid },
    _source: { x: 0, y: 0, elevation: 0 },
    movementHistory: [],
    actions: [] as (string | undefined)[],
    move: (waypoints: readonly Waypoint[]): Promise<boolean> => {
      for (const { x, y, action } of waypoints) {
        if (action !== RETURN_ACTION && x >= bar * SIZE) return Promise.resolve(false);
        token._source = { x, y, elevation: 0 };
        token.actions.push(action);
      }
      return Promise.resolve(true);
    },
  };
  return token;
}

function fightWith(token: ReturnType<typeof barredToken>): FightSession {
  const path: Cell[] = [0, 1, 2, 3].map((column) => [column, 0]);
  const to = { cell: [3, 0], elevation: 0, facing: null };
  const moved = { type: "Moved", creature: ANN, path, to, mode: "walk", cost: 15, how: "own" };
  return {
    encounter: { creatures: { [ANN]: { id: ANN, position: to } } },
    ledger: { records: [{ kind: "commit", seq: 1, group: 1, events: [moved] }] },
    revision: 1,
    tokenOf: () => token,
  } as unknown as FightSession;
}

function as(isActiveGM: boolean): void {
  vi.stubGlobal("game", { user: { isActiveGM } });
  vi.stubGlobal("CONFIG", { Token: { movement: { actions: { walk: {}, [RETURN_ACTION]: {} } } } });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a token whose way to the ledger's place is barred", () => {
  it.each([1, 2, 3])("is put there by the keeper, barred in column %i", async (bar) => {
    as(true);
    const token = barredToken(bar);
    await followLedger(fightWith(token), ANN);
    expect(token._source).toMatchObject({ x: 3 * SIZE, y: 0 });
    expect(token.actions.filter((action) => action === RETURN_ACTION)).toHaveLength(1);
  });

  it("waits before the bar for the keeper on its mover's client", async () => {
    as(false);
    const token = barredToken(2);
    await followLedger(fightWith(token), ANN);
    expect(token._source.x).toBe(SIZE);
  });

  it("walks where nothing bars it", async () => {
    as(true);
    const token = barredToken(9);
    await followLedger(fightWith(token), ANN);
    expect(token._source.x).toBe(3 * SIZE);
    expect(token.actions).not.toContain(RETURN_ACTION);
  });
});
