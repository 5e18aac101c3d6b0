import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { revisionOf } from "../../../module/combat/ledger/ledger.js";
import type { Act } from "../../../module/model/act.js";
import type { CreatureId } from "../../../module/model/ids.js";
import { FORCED_CAUSES } from "../../../module/model/act.js";
import { cellOf, leftOf, settle, stateOf, type Fight } from "./fight.js";
import { KINDS } from "./kinds.js";

const way = fc.record({
  action: fc.constantFrom("forced", "teleport"),
  cause: fc.constantFrom(...FORCED_CAUSES),
  who: fc.nat(3),
  x: fc.constantFrom(-1, 0, 1),
  steps: fc.integer({ min: 1, max: 3 }),
});
type Way = typeof way extends fc.Arbitrary<infer T> ? T : never;

/** Along a row, so that squares and hexes alike are neighbours; or a teleport somewhere. */
function toAct(fight: Fight, { action, cause, who, x, steps }: Way): Act | null {
  const by = fight.current.order[who];
  const from = by === undefined ? undefined : cellOf(fight, by);
  if (by === undefined || !from) return null;
  const side = x === 0 ? 1 : x;
  const path = Array.from({ length: steps + 1 }, (_, i) => [from[0] + side * i, from[1]] as const);
  const there = [from[0] + side * steps, from[1] + x] as const;
  return action === "forced" ? { by, action, cause, path } : { by, action, path: [from, there] };
}

/** What each has left; of those who have been laid low by it, nothing. */
const budgets = (fight: Fight, same: (id: CreatureId) => boolean): unknown =>
  fight.current.order.filter(same).map((id) => [id, leftOf(fight, id)]);

describe.each(KINDS)("movement that is done to somebody in $ruleset.id", (kind) => {
  const plays = fc.array(kind.deeds, { minLength: 1, maxLength: 6 });

  test("costs nobody anything and gives nobody a chance to strike", () => {
    fc.assert(
      fc.property(kind.opening, plays, fc.array(way, { minLength: 1, maxLength: 4 }), (open, tries, ways) => {
        const fight = open();
        const all = tries.flatMap((deeds) => [deeds, null]);
        for (const [i, deeds] of all.entries()) {
          for (const command of deeds?.(fight) ?? [])
            if (!fight.send(command)) settle(fight, { fierce: false, luck: 0.4 });
          const done = ways[i % ways.length];
          const act = done ? toAct(fight, done) : null;
          if (act) demandFree(fight, act);
        }
      }),
    );
  });
});

function demandFree(fight: Fight, act: Act): void {
  const plan = fight.ruleset.judge(fight.situation, act);
  expect(plan).toMatchObject({ provocations: [], pays: [] });
  expect(plan.move?.total ?? 0).toBe(0);
  const [before, revision] = [fight.fork(), revisionOf(fight.ledger)];
  if (fight.send({ type: "TakeAction", act })) return;
  settle(fight, { fierce: true, luck: 0.4 });
  const events = fight.since(revision);
  expect(events.filter((event) => event.type === "WindowOpened" && event.window.kind === "provoked")).toEqual([]);
  expect(events.filter((event) => event.type === "Moved" && event.cost > 0)).toEqual([]);
  // Who falls, or is let go, may have less or more of its turn for that.
  const same = (id: CreatureId): boolean =>
    stateOf(fight.current, id).conditions.length === stateOf(before.current, id).conditions.length;
  expect(budgets(fight, same)).toEqual(budgets(before, same));
}
