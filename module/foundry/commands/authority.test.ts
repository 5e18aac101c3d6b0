import { afterEach, expect, it, vi } from "vitest";
import { commandId, creatureId, initialEncounter } from "../../table/host.js";
import type { FightSession } from "../port/fight-session.js";
import { put, receive } from "./authority.js";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("writes nothing once somebody else keeps the ledger, whatever was still in the queue", async () => {
  vi.stubGlobal("game", { user: { isActiveGM: false } });
  const read = vi.fn();
  const session = new Proxy({}, { get: read }) as FightSession;
  const command = { type: "EndTurn", creature: creatureId("ann") } as const;
  const result = await put(session, { id: commandId("c"), revision: 0, command }, { id: "gm", isGM: true } as never);
  expect(result).toMatchObject({ ok: false, error: { reasons: [{ code: "no-gm" }] } });
  expect(read).not.toHaveBeenCalled();
});

/** A fight in which Ann's player has moved her, and whose creature is somebody else's by now. */
function givenAway(): { session: FightSession; player: never } {
  vi.stubGlobal("game", { user: { isActiveGM: true, isGM: true } });
  const player = { id: "player", isGM: false };
  const record = { seq: 7, group: 7, kind: "commit", command: commandId("c"), user: "player", events: [] };
  const session = {
    ledger: { folded: 0, records: [record], opening: initialEncounter, current: initialEncounter },
    encounter: initialEncounter,
    revision: 7,
    ruleset: {},
    scene: {},
    combatantOf: () => ({ testUserPermission: () => false, actor: null, players: [] }),
  };
  return { session: session as never, player: player as never };
}

const endTurn = { type: "EndTurn", creature: creatureId("ann") } as const;

it("answers a command that is sent again as it was answered first, even where it wouldn't be allowed any more", async () => {
  const { session, player } = givenAway();
  const again = { id: commandId("c"), revision: 6, command: endTurn };
  await expect(put(session, again, player)).resolves.toEqual({ ok: true, value: 7 });
  const fresh = { id: commandId("d"), revision: 7, command: endTurn };
  await expect(put(session, fresh, player)).resolves.toMatchObject({
    ok: false,
    error: { reasons: [{ code: "not-allowed" }] },
  });
});

it.each([1e9, Number.MAX_SAFE_INTEGER, Infinity, NaN, -1, -Infinity])(
  "lets nobody wait for a revision that can't be on its way: %s",
  async (revision) => {
    vi.useFakeTimers();
    const { session, player } = givenAway();
    let answered = false;
    void receive(session, { id: commandId("d"), revision, command: endTurn }, player).then(() => (answered = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(answered).toBe(true);
  },
);

/** Hooks whose listeners are called by hand. */
function stubHooks(): Set<() => void> {
  const listeners = new Set<() => void>();
  const on = (_name: string, listener: () => void): number => {
    listeners.add(listener);
    return listeners.size;
  };
  vi.stubGlobal("Hooks", { on, off: () => listeners.clear(), callAll: vi.fn() });
  return listeners;
}

it("waits a short while for a revision that is on its way, and for no longer", async () => {
  vi.useFakeTimers();
  const listeners = stubHooks();
  const { session, player } = givenAway();
  let answered = false;
  void receive(session, { id: commandId("d"), revision: 9, command: endTurn }, player).then(() => (answered = true));
  await vi.advanceTimersByTimeAsync(2500);
  expect(answered).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(answered).toBe(true);
  expect(listeners.size).toBe(0);
});

it("goes on as soon as that revision is there, without the page's own timers, which sleep where it is hidden", async () => {
  vi.useFakeTimers();
  const listeners = stubHooks();
  const { session, player } = givenAway();
  const answer = receive(session, { id: commandId("d"), revision: 8, command: endTurn }, player);
  Object.assign(session, { revision: 8 });
  for (const listener of listeners) listener();
  await expect(answer).resolves.toMatchObject({ ok: false });
  expect(vi.getTimerCount()).toBe(0);
});

it("tells a player why something is refused without naming whom that player may not know of", async () => {
  const { session, player } = givenAway();
  const state = (id: string): object => ({ id, position: null, conditions: [], vitals: {}, turn: {}, out: false });
  const encounter = { ...initialEncounter, creatures: { ann: state("ann"), lurking: state("lurking") } };
  const refused = (creature: string): object => ({
    refusal: { reasons: [{ code: "not-your-turn", data: { creature } }] },
    move: null,
    provocations: [],
    pays: [],
  });
  const judged = (creature: string): FightSession =>
    ({
      ...session,
      encounter,
      ledger: { ...session.ledger, current: encounter },
      ruleset: { actions: [], delays: () => false, judge: () => refused(creature) },
      scene: { profiles: new Map(), options: {} },
      combatantOf: (id: string) => ({
        hidden: id === "lurking",
        token: null,
        actor: { testUserPermission: () => id === "ann" },
      }),
    }) as never;
  const command = { type: "TakeAction", act: { by: creatureId("ann"), action: "wave" } } as const;
  const told = (creature: string) => receive(judged(creature), { id: commandId("e"), revision: 7, command }, player);
  await expect(told("lurking")).resolves.toEqual({
    ok: false,
    error: { reasons: [{ code: "not-your-turn", data: {} }] },
  });
  await expect(told("ann")).resolves.toMatchObject({ error: { reasons: [{ data: { creature: "ann" } }] } });
});
