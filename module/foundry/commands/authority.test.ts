import { afterEach, expect, it, vi } from "vitest";
import { commandId, creatureId } from "../../table/host.js";
import type { FightSession } from "../port/fight-session.js";
import { put } from "./authority.js";

afterEach(() => {
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
