import { describe, expect, it } from "vitest";
import type { LedgerRecord } from "../../combat/ledger/record.js";
import type { Event } from "../../model/event.js";
import { commandId, creatureId } from "../../table/host.js";
import { openCard } from "./masked-card.js";
import { endedIn, summaryOf } from "./summary-card.js";

const ann = creatureId("ann");
const bob = creatureId("bob");
const named = (id: string) => ({ id, name: id.toUpperCase() });
const at = { cell: [1, 1] as const, elevation: 0, facing: null };

const commit = (seq: number, ...events: readonly Event[]): LedgerRecord => ({
  ...{ kind: "commit", seq, command: commandId(`c${seq}`), user: "gm", name: "TakeAction", by: ann, group: seq },
  events,
});
const walked = (cost: number, how: "own" | "forced"): Event => ({
  ...{ type: "Moved", creature: ann, path: [at.cell], to: at, mode: "walk", cost, how },
});
const took = (action: string, ...pays: readonly string[]): Event => ({ type: "ActionTaken", by: ann, action, pays });
const hurt = (creature: typeof ann, from: number, to: number): Event => ({
  ...{ type: "VitalsChanged", creature, vital: "hp", from, to },
});
const struck = (by: typeof ann, target: typeof ann, damage: number | null): Event => ({
  ...{
    type: "StrikeResolved",
    by,
    target,
    with: "sword",
    hit: damage !== null,
    critical: false,
    damage,
    provoked: false,
  },
});

const EARLIER = commit(1, { type: "TurnStarted", creature: ann }, took("dash", "action"), walked(99, "own"));
const START = commit(2, { type: "TurnStarted", creature: ann });
const END = commit(9, { type: "TurnEnded", creature: ann });

describe("what a turn came to", () => {
  it("is told of the turn that ends, and of nobody else", () => {
    const records = [
      EARLIER,
      START,
      commit(3, took("move", "move"), walked(20, "own"), walked(10, "own"), walked(5, "forced")),
      commit(4, took("attack", "action"), struck(ann, bob, 7), hurt(bob, 20, 13), struck(bob, ann, 4), hurt(ann, 9, 5)),
      commit(5, took("attack", "action"), struck(ann, bob, null), hurt(ann, 5, 7)),
      commit(6, { type: "ConditionGained", creature: ann, condition: { id: "prone" } }),
      commit(7, { type: "ConditionLost", creature: ann, condition: "dazed" }),
      END,
      commit(10, took("late", "reaction"), hurt(ann, 7, 0)),
    ];
    expect(summaryOf(records, 9, ann, named)).toEqual({
      kind: "summary",
      by: { id: "ann", name: "ANN" },
      walked: 30,
      forced: true,
      acts: [
        { action: "move", times: 1 },
        { action: "attack", times: 2 },
      ],
      spent: ["move", "action"],
      dealt: [{ creature: { id: "bob", name: "BOB" }, damage: 7 }],
      suffered: 4,
      healed: 2,
      gained: ["prone"],
      ended: ["dazed"],
    });
    expect(endedIn(END)).toEqual([ann]);
  });

  it("leaves out what was taken back, and is none where nothing is left", () => {
    const act = commit(3, took("attack", "action"), struck(ann, bob, 7));
    const undo: LedgerRecord = { kind: "undo", seq: 4, command: commandId("u"), user: "gm", undoes: 3 };
    expect(summaryOf([START, act, END], 9, ann, named)).toMatchObject({ dealt: [{ damage: 7 }] });
    expect(summaryOf([START, act, undo, END], 9, ann, named)).toBeNull();
    expect(summaryOf([END], 9, ann, named)).toBeNull();
  });

  it("names nobody whom its readers may not know of", () => {
    const card = summaryOf([START, commit(3, struck(ann, bob, 7)), END], 9, ann, named);
    expect(card && openCard(card, (id) => id === bob)).toMatchObject({ dealt: [] });
  });
});
