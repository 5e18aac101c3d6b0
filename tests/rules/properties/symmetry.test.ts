import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { revisionOf } from "../../../module/combat/ledger/ledger.js";
import type { Command } from "../../../module/model/command.js";
import type { CreatureId } from "../../../module/model/ids.js";
import type { Cell } from "../../../module/model/position.js";
import { cellOf, leftOf, settle, stateOf, type Fight } from "./fight.js";
import {
  arbitraryDeed,
  arbitrarySetting,
  commandSeen,
  IDS,
  open,
  PLAIN,
  seen,
  sizeOf,
  type View,
} from "./square-fights.js";
import { SQUARE_GAMES } from "./square-games.js";

/** The board turned, mirrored or both; never as it is. */
const view: fc.Arbitrary<View> = fc
  .record({ quarters: fc.nat(3), mirrored: fc.boolean() })
  .filter(({ quarters, mirrored }) => quarters > 0 || mirrored);

/** What the rules say of a command, without the places. */
function said({ ruleset, situation }: Fight, command: Command): unknown {
  if (command.type !== "TakeAction") return null;
  const { refusal, move, provocations, pays } = ruleset.judge(situation, command.act);
  return {
    codes: refusal?.reasons.map(({ code }) => code) ?? [],
    steps: move?.steps.map(({ cost, band, marks }) => ({ cost, band, marks })) ?? [],
    chances: provocations.map(({ by, step, of, attacks }) => ({ by, step, of, attacks })),
    pays,
  };
}

/** The ways that the rules took since a revision where somebody could have chosen, as a view shows them. */
const waysTaken = (fight: Fight, revision: number, shown: View): Cell[][] =>
  fight.since(revision).flatMap((event) => {
    if (event.type !== "ActBegun" || event.task.answers === null || event.task.act.action !== "forced") return [];
    const { by, path = [] } = event.task.act;
    return [path.map((cell) => seen(cell, sizeOf(by), shown))];
  });

/** On whom a creature rides. */
const mountOf = (fight: Fight, id: CreatureId): CreatureId | undefined =>
  stateOf(fight.current, id).conditions.find(({ id: condition }) => condition === "mounted")?.by ?? undefined;

/** How everybody is, and where, as a view shows it: whoever rides stands at the first cell of its mount. */
const told = (fight: Fight, shown: View): unknown =>
  IDS.map((id) => {
    const { conditions, vitals } = stateOf(fight.current, id);
    const cell = cellOf(fight, id);
    return {
      id,
      at: cell && seen(cell, sizeOf(mountOf(fight, id) ?? id), shown),
      conditions,
      vitals,
      left: leftOf(fight, id),
    };
  });

describe.each(SQUARE_GAMES)("a board of $ruleset.id", (game) => {
  const deeds = fc.array(fc.tuple(arbitraryDeed(game), fc.boolean()), { minLength: 4, maxLength: 8 });

  test("turned or mirrored changes no answer: costs, reasons, chances, outcomes", () => {
    fc.assert(
      fc.property(arbitrarySetting(game), deeds, view, (setting, tries, shown) => {
        const [fight, other] = [open(game, setting), open(game, setting, shown)];
        for (const [deed, fierce] of tries) {
          const command = deed(fight);
          const there = commandSeen(command, shown);
          expect(said(other, there)).toEqual(said(fight, command));
          const before = revisionOf(fight.ledger);
          const refused = fight.send(command);
          expect(other.send(there)?.reasons[0].code).toEqual(refused?.reasons[0].code);
          settle(fight, { fierce, luck: 0.7 });
          // Of two ways that are equally straight the rules take either: the same one has to be lawful there.
          settle(other, { fierce, luck: 0.7, ways: waysTaken(fight, before, shown) });
          expect(told(other, PLAIN)).toEqual(told(fight, shown));
          // The first cell of a large mount turns into another of its cells: from here on a rider's ways differ.
          if (IDS.some((id) => mountOf(fight, id) !== undefined)) return;
        }
      }),
    );
  });
});
