import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { foldLedger } from "../combat/ledger/fold.js";
import { emptyLedger, revisionOf, type Ledger } from "../combat/ledger/ledger.js";
import { parseLedger } from "../combat/ledger/parse-ledger.js";
import { replay } from "../combat/ledger/replay.js";
import { renumbered } from "../combat/testing/renumbered.js";
import { ANN, begun, BOB, CAT, poke, toyScene } from "../combat/testing/toy-fight.js";
import { toyRuleset } from "../combat/testing/toy-ruleset.js";
import type { Json } from "../kernel/json.js";
import type { Command } from "../model/command.js";
import { commandId, type CreatureId } from "../model/ids.js";
import type { Ruleset } from "../rules/ruleset.js";
import type { UndoRequest } from "./envelope.js";
import type { Sender } from "./permission.js";
import { submit } from "./submit.js";

const GM: Sender = { user: "gm", gm: true, owns: () => true };

/** Whoever owes something throws a die at the end of each turn; the sleepers' turns are passed over. */
const ruleset: Ruleset = {
  ...toyRuleset,
  dueAtEnd: ({ encounter }, by) =>
    encounter.creatures[by]?.turn.owes === true ? [{ by, action: "poke-back", target: by }] : [],
  skipsTurn: ({ encounter }, id) => encounter.creatures[id]?.turn.sleeps === true,
};

const attempt = (ledger: Ledger, command: Command | UndoRequest): ReturnType<typeof submit> => {
  const revision = revisionOf(ledger);
  return submit(ledger, { id: commandId(`c${String(revision)}`), revision, command }, GM, ruleset, toyScene);
};

function send(ledger: Ledger, command: Command | UndoRequest): Ledger {
  const submitted = attempt(ledger, command);
  if (!submitted.ok) throw new Error(submitted.error.reasons[0].code);
  return submitted.value.ledger;
}

const start = (creature: CreatureId, ...others: CreatureId[]): Command => ({
  type: "StartTurn",
  creature,
  ...(others.length > 0 && { with: others }),
});
const roll = (ledger: Ledger, faces: readonly number[] | null = [4]): Ledger =>
  send(ledger, { type: "GiveRolls", request: ledger.current.rolls?.id ?? "", faces });
const owing = (...owers: CreatureId[]): Ledger =>
  owers.reduce(
    (ledger, creature) => send(ledger, { type: "Observe", creature, turn: { owes: true } }),
    begun.reduce(send, emptyLedger),
  );
const refusal = (ledger: Ledger, command: Command): string | null => {
  const submitted = attempt(ledger, command);
  return submitted.ok ? null : submitted.error.reasons[0].code;
};

describe("what is due at the end of a turn", () => {
  it("is done before the next turn begins, which then begins by itself", () => {
    const waits = send(owing(ANN), start(BOB));
    expect(waits.current).toMatchObject({ active: null, last: ANN, rolls: { by: ANN }, coming: { creature: BOB } });
    expect(refusal(waits, start(BOB))).toBe("window-open");
    expect(refusal(waits, poke(BOB, CAT))).toBe("window-open");
    const on = roll(waits);
    expect(on.current).toMatchObject({
      active: BOB,
      rolls: null,
      tasks: [],
      creatures: { [ANN]: { vitals: { hp: 6 } } },
    });
    expect(on.current.coming).toBeUndefined();
  });

  it("leaves nobody's turn where a turn only ends, and comes once for each turn", () => {
    const over = roll(send(owing(ANN), { type: "EndTurn", creature: ANN }));
    expect(over.current).toMatchObject({ active: null, rolls: null });
    expect(send(over, start(BOB)).current).toMatchObject({ active: BOB, rolls: null });
    const shown = send(send(over, start(BOB)), { type: "RewindTurn", to: "turn" });
    expect(send(shown, { type: "EndTurn", creature: ANN }).current.rolls).toBeNull();
  });

  it.each<[string, Command]>([
    ["nothing is rolled", { type: "GiveRolls", request: "r3", faces: null }],
    ["the game master gives it up", { type: "AbandonAct", by: ANN }],
    ["its creature leaves", { type: "LeaveFight", creature: ANN }],
  ])("keeps nobody waiting where %s", (_what, command) => {
    const waits = send(owing(ANN), start(BOB));
    const fitting = command.type === "GiveRolls" ? { ...command, request: waits.current.rolls?.id ?? "" } : command;
    expect(send(waits, fitting).current).toMatchObject({ active: BOB, rolls: null, tasks: [] });
  });

  it("waits for no turn of one who has left, or has no place in the order any more", () => {
    const waits = send(owing(ANN), start(BOB));
    const left = roll(send(waits, { type: "LeaveFight", creature: BOB }));
    expect(left.current).toMatchObject({ active: null, tasks: [] });
    expect(send(left, start(CAT)).current.active).toBe(CAT);
    const moved = roll(send(waits, { type: "ChangeOrder", order: [ANN, CAT] }));
    expect(moved.current).toMatchObject({ active: null, tasks: [] });
  });

  it("comes one after the other for turns that are passed over, and for turns that end together", () => {
    const passing = roll(send(owing(ANN, BOB), start(CAT)));
    expect(passing.current).toMatchObject({ rolls: { by: BOB }, active: null, last: BOB });
    expect(roll(passing).current).toMatchObject({ active: CAT, rolls: null });
    const together = send(send(owing(ANN, BOB), start(CAT)), { type: "AbandonAct", by: ANN });
    const group = send(roll(together), start(ANN, BOB));
    const ended = send(group, start(CAT));
    expect(ended.current.rolls?.by).toBe(ANN);
    expect(roll(ended).current.rolls?.by).toBe(BOB);
    expect(roll(roll(ended)).current).toMatchObject({ active: CAT, rolls: null });
  });

  it("is taken back together with the start of the turn that waits for it", () => {
    const before = owing(ANN);
    const after = send(roll(send(before, start(BOB))), { type: "Undo", creature: null });
    expect(renumbered(after.current)).toEqual(renumbered(before.current));
    const between = send(send(before, start(BOB)), { type: "Undo", creature: null });
    expect(renumbered(between.current)).toEqual(renumbered(before.current));
  });

  const deed = fc.record({
    what: fc.nat(7),
    who: fc.constantFrom(ANN, BOB, CAT),
    face: fc.integer({ min: 1, max: 6 }),
  });

  test("tells the same fight by replay, folded and read back", () => {
    fc.assert(
      fc.property(fc.array(deed, { minLength: 3, maxLength: 25 }), (deeds) => {
        let ledger = owing(ANN, CAT);
        for (const { what, who, face } of deeds) {
          const { rolls, active } = ledger.current;
          const command: Command | UndoRequest | null =
            rolls && what > 1
              ? { type: "GiveRolls", request: rolls.id, faces: what === 2 ? null : [face] }
              : what < 3
                ? start(who, ...(what === 1 ? [CAT] : []))
                : what === 3
                  ? { type: "EndTurn", creature: active ?? who }
                  : what === 4
                    ? { type: "RewindTurn", to: "turn" }
                    : what === 5
                      ? { type: "Undo", creature: null }
                      : null;
          const sent = command && attempt(ledger, command);
          if (sent?.ok) ledger = sent.value.ledger;
          if (!command) ledger = foldLedger(ledger, revisionOf(ledger) - (face % 3)).ledger;
          const { opening, records, folded, current } = ledger;
          const stored = JSON.parse(JSON.stringify({ opening, records })) as { opening: Json; records: Json[] };
          expect(replay(opening, records)).toEqual(current);
          expect(parseLedger(stored.opening, folded, stored.records)).toEqual({ ledger, faults: [] });
          expect(current.coming === undefined || current.tasks.length > 0).toBe(true);
        }
      }),
    );
  });
});
