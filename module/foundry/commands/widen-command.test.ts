import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Act } from "../../model/act.js";
import type { Command } from "../../model/command.js";
import type { Plan } from "../../model/plan.js";
import type { Situation } from "../../rules/situation.js";
import { creatureId, initialEncounter, refusal } from "../../table/host.js";
import type { FightSession } from "../port/fight-session.js";
import { widenCommand } from "./widen-command.js";

const [ann, shade] = [creatureId("ann"), creatureId("shade")];
const at = (column: number) => ({ cell: [column, 0] as const, elevation: 0, facing: null });
const state = (id: typeof ann, column: number) => ({
  id,
  position: at(column),
  conditions: [],
  vitals: {},
  turn: {},
  out: false,
});

/** A way is lawful where nobody stands on it but its mover. */
function judge({ encounter }: Situation, act: Act): Plan {
  const taken = Object.values(encounter.creatures).filter(({ id }) => id !== act.by);
  const met = act.path?.some(([column]) => taken.some(({ position }) => position?.cell[0] === column)) ?? false;
  return { refusal: met ? refusal("occupied") : null, move: null, provocations: [], pays: [] };
}

const encounter = {
  ...initialEncounter,
  round: 1,
  active: ann,
  order: [ann, shade],
  creatures: { [ann]: state(ann, 0), [shade]: state(shade, 3) },
};
const session = {
  encounter,
  scene: { board: null, profiles: new Map(), bystanders: [], options: {} },
  ruleset: {
    id: "pf1",
    judge,
    actions: [],
    delays: () => false,
    advance: () => ({ kind: "done", facts: [] }),
  },
  combatantOf: (id: string) => ({ hidden: id === shade, token: null }),
} as unknown as FightSession;
const player = { isGM: false } as User.Implementation;

const walk = (length: number, more: Partial<Act> = {}): Command => ({
  type: "TakeAction",
  act: { by: ann, action: "move", path: Array.from({ length }, (_, i) => [i, 0] as const), ...more },
});

beforeAll(() => {
  vi.stubGlobal("game", { user: player });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe("a way into somebody whom its mover can't know of", () => {
  it("ends in the last free cell, and is marked so", () => {
    expect(widenCommand(session, walk(6), player)).toEqual(walk(3, { unseen: true }));
  });

  it("of a single step is no move, but a meeting", () => {
    const near = {
      ...session,
      encounter: { ...encounter, creatures: { ...encounter.creatures, [shade]: state(shade, 1) } },
    };
    expect(widenCommand(near, walk(2), player)).toEqual({ type: "MeetUnseen", creature: ann, action: "move" });
  });

  it.each(["tell", "warn"])("ends there, too, where rules about movement only %s", (movement) => {
    const level = { actions: "block", movement, reactions: "block", "turn-order": "block" };
    const lax = { ...session, scene: { ...session.scene, levels: { pc: level, npc: level } } } as FightSession;
    const insisted = { ...walk(6), word: "insist" } as Command;
    expect(widenCommand(lax, insisted, player)).toEqual({ ...walk(3, { unseen: true }), word: "insist" });
    expect(widenCommand(lax, { ...walk(3), word: "insist" } as Command, player)).toEqual({
      ...walk(3),
      word: "insist",
    });
  });

  it("stays as it is where it leads elsewhere, and can't be marked by whoever sends it", () => {
    expect(widenCommand(session, walk(3), player)).toEqual(walk(3));
    expect(widenCommand(session, walk(3, { unseen: true }), player)).toEqual(walk(3));
  });
});
