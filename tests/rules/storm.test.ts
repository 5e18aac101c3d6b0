import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adnd2ct } from "../../module/rulesets/adnd2ct/ruleset.js";
import { dnd4e } from "../../module/rulesets/dnd4e/ruleset.js";
import { dnd5e2024 } from "../../module/rulesets/dnd5e2024/ruleset.js";
import { gurps4e } from "../../module/rulesets/gurps4e/ruleset.js";
import { pf1 } from "../../module/rulesets/pf1/ruleset.js";
import { demandReadable } from "../support/demand-readable.js";
import { deed, GM, seat, Table } from "./storm-table.js";

describe.each([pf1, adnd2ct, dnd5e2024, dnd4e, gurps4e])(
  "a table of $id at which everybody sends anything",
  (ruleset) => {
    test("never waits for nobody, tells the same by replay, and can always be played on", () => {
      fc.assert(
        fc.property(
          fc.tuple(seat, seat, seat, seat),
          fc.array(deed, { minLength: 5, maxLength: 30 }),
          (seats, deeds) => {
            const table = new Table(ruleset, seats);
            for (const each of deeds) {
              table.do(each);
              table.demandSound();
              demandReadable(table.ledger);
            }
            table.settle(false);
            expect(table.ledger.current).toMatchObject({ tasks: [], windows: [], rolls: null });
            const { order, creatures } = table.ledger.current;
            for (const id of order.filter((each) => creatures[each]?.out === false)) {
              expect(table.send({ type: "StartTurn", creature: id }, GM), `a turn of ${id}`).toBe(true);
              table.settle(false);
            }
          },
        ),
      );
    });
  },
);
