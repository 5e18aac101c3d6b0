import { afterEach, expect, it, vi } from "vitest";
import type { LedgerRecord } from "../../combat/ledger/record.js";
import { creatureId } from "../../table/host.js";
import type { FightSession } from "../port/fight-session.js";
import { postCards } from "./post-cards.js";

type Listener = (session: FightSession, record: LedgerRecord) => void;

const ANN = creatureId("ann");

const cutShort = (seq: number, action: string) =>
  ({
    kind: "commit",
    seq,
    group: seq,
    events: [{ type: "Interrupted", creature: ANN, action, at: null, reason: "abandoned" }],
  }) as unknown as LedgerRecord;

const session = {
  combat: { id: "fight" },
  ruleset: { id: "pf1", actions: [] },
  encounter: { creatures: {} },
  scene: { profiles: new Map() },
  ledger: { records: [] },
  combatantOf: () => ({ hidden: false, name: "Ann", token: null }),
  tokenOf: () => null,
  nameOf: () => "Ann",
} as unknown as FightSession;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("posts cards in the order of what they tell of, and goes on after one that can't be made", async () => {
  const posted: string[] = [];
  const listeners: Listener[] = [];
  const create = async ({ system }: { system: { card: { action: string } } }): Promise<void> => {
    const { action } = system.card;
    // The first takes longest.
    await new Promise((resolve) => setTimeout(resolve, action === "first" ? 20 : 0));
    if (action === "broken") throw new Error("no connection");
    posted.push(action);
  };
  const told = vi.fn();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("ChatMessage", { create, getWhisperRecipients: () => [] });
  vi.stubGlobal("Hooks", { on: (_name: string, listener: Listener) => listeners.push(listener), callAll: told });
  vi.stubGlobal("game", {
    user: { isActiveGM: true },
    users: { contents: [] },
    i18n: { has: () => false, localize: (key: string) => key, format: (key: string) => key },
  });
  postCards();
  ["first", "second", "broken", "last"].forEach((action, i) => listeners[0]?.(session, cutShort(i + 1, action)));
  await vi.waitFor(() => {
    expect(posted.at(-1)).toBe("last");
  });
  expect(posted).toEqual(["first", "second", "last"]);
  expect(told).toHaveBeenCalledWith("battle-tempo.notice", expect.objectContaining({ key: "fault" }));
});
