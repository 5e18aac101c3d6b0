import { describe, expect, it } from "vitest";
import type { CommitRecord, LedgerRecord } from "../../combat/ledger/record.js";
import type { Event } from "../../model/event.js";
import { commandId, creatureId } from "../../table/host.js";
import type { CardSource } from "../chat/cards-of.js";
import { logRounds } from "./log-lines.js";

const fighter = creatureId("fighter");
const goblin = creatureId("goblin");

const commit = (seq: number, events: readonly Event[], group = seq): CommitRecord => ({
  kind: "commit",
  seq,
  command: commandId(`c${seq}`),
  user: "gm",
  name: "TakeAction",
  by: fighter,
  group,
  events,
});
const turn = (creature = fighter): Event => ({ type: "TurnStarted", creature });
const round = (number: number): Event => ({ type: "RoundStarted", round: number });
const strike: Event = {
  type: "StrikeResolved",
  by: fighter,
  target: goblin,
  with: "sword",
  hit: true,
  critical: false,
  damage: 7,
  provoked: false,
};
const source = (records: readonly LedgerRecord[]): CardSource =>
  ({ ledger: { records }, nameOf: (id: string) => id.toUpperCase() }) as unknown as CardSource;
const log = (records: readonly LedgerRecord[], first = 1): ReturnType<typeof logRounds> =>
  logRounds(source(records), records, first);

describe("the log of a fight", () => {
  it("has a page a round, each with what happened in it", () => {
    const records = [commit(1, [turn(), strike]), commit(2, [round(2), turn(goblin)]), commit(3, [strike])];
    const pages = log(records);
    expect(pages.map(({ round: each, upTo }) => [each, upTo])).toEqual([
      [1, 1],
      [2, 3],
    ]);
    expect(pages[0]?.lines.map(({ line }) => line.kind)).toEqual(["turn", "card"]);
    expect(pages[1]?.lines.map(({ line }) => line.kind)).toEqual(["turn", "card"]);
  });

  it("keeps what was taken back, marked as such, and says that it was", () => {
    const records: LedgerRecord[] = [
      commit(1, [strike]),
      { kind: "undo", seq: 2, command: commandId("c2"), user: "gm", undoes: 1 },
    ];
    expect(log(records)[0]?.lines.map(({ line, undone }) => [line.kind, undone])).toEqual([
      ["card", true],
      ["card", false],
    ]);
  });

  it("doesn't count a round whose beginning was taken back, and follows the pointer back", () => {
    const undone: LedgerRecord[] = [
      commit(1, [turn()]),
      commit(2, [round(2), turn(goblin)]),
      { kind: "undo", seq: 3, command: commandId("c3"), user: "gm", undoes: 2 },
      commit(4, [strike]),
    ];
    expect(log(undone).map((page) => page.round)).toEqual([1]);
    const back = [
      commit(1, [turn()]),
      commit(2, [round(2), turn(goblin)]),
      commit(3, [{ type: "TurnResumed", creature: fighter, round: 1, ahead: 1 }]),
      commit(4, [strike]),
    ];
    expect(log(back).map((page) => [page.round, page.upTo])).toEqual([
      [1, 4],
      [2, 2],
    ]);
  });

  it("goes on in the round in which the ledger's opening stands", () => {
    expect(log([commit(8, [strike])], 5).map((page) => page.round)).toEqual([5]);
  });
});
