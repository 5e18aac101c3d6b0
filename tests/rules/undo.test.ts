import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyLedger, revisionOf, type Ledger } from "../../module/combat/ledger/ledger.js";
import type { Command } from "../../module/model/command.js";
import { commandId, creatureId } from "../../module/model/ids.js";
import type { Scene } from "../../module/rules/situation.js";
import { pf1 } from "../../module/rulesets/pf1/ruleset.js";
import { gurps4e } from "../../module/rulesets/gurps4e/ruleset.js";
import { aim, arbitraryAttempt, arbitraryFight } from "../../module/rulesets/gurps4e/testing/arbitrary-fight.js";
import type { UndoRequest } from "../../module/table/envelope.js";
import type { Sender } from "../../module/table/permission.js";
import { submit } from "../../module/table/submit.js";
import { put, sceneFor } from "../fuzz/support/fights.js";

const GM: Sender = { user: "gm", gm: true, owns: () => true };

/** A table with nobody but a game master at it. */
function openTable(scene: Scene) {
  let ledger: Ledger = emptyLedger;
  let sent = 0;
  return {
    get current() {
      return ledger.current;
    },
    send(command: Command | UndoRequest): boolean {
      const envelope = { id: commandId(`c${String(sent++)}`), revision: revisionOf(ledger), command };
      const submitted = submit(ledger, envelope, GM, gurps4e, scene);
      if (submitted.ok) ledger = submitted.value.ledger;
      return submitted.ok;
    },
  };
}

describe("taking an act back", () => {
  const attempts = fc.array(fc.tuple(arbitraryAttempt, fc.constantFrom(2, 3, 6)), { minLength: 1, maxLength: 6 });

  test("leaves a fight of gurps4e exactly as it was before, with every defence, Wait and roll that belonged to it", () => {
    fc.assert(
      fc.property(arbitraryFight, attempts, (open, tries) => {
        const { situation, encounter } = open();
        const table = openTable(situation);
        const creatures = Object.values(encounter.creatures);
        table.send({ type: "BeginFight", creatures, order: encounter.order });
        for (const [attempt, face] of tries) {
          const by = creatureId(attempt.by);
          if (table.current.active !== by) table.send({ type: "StartTurn", creature: by });
          const cell = table.current.creatures[by]?.position?.cell;
          const { target, ...doing } = aim({ cell: () => cell }, attempt);
          const act = {
            ...doing,
            by,
            action: attempt.action,
            ...(target !== undefined && { target: creatureId(target) }),
          };
          const before = table.current;
          if (!table.send({ type: "TakeAction", act })) continue;
          for (let i = 0; i < 100 && table.current.tasks.length > 0; i++) {
            const { rolls, windows } = table.current;
            const window = windows.at(-1);
            const asked = window?.responders.find(({ answer }) => answer === null);
            if (rolls) {
              const faces = rolls.dice.flatMap(({ count }) => Array<number>(count).fill(face));
              table.send({ type: "GiveRolls", request: rolls.id, faces });
            } else if (window && asked)
              table.send({ type: "AnswerWindow", window: window.id, by: asked.creature, answer: { accept: true } });
          }
          const after = table.current;
          expect(table.send({ type: "Undo", creature: by, reach: "act" })).toBe(true);
          expect(table.current).toEqual(before);
          expect(table.send({ type: "TakeAction", act })).toBe(true);
          expect(after.tasks).toEqual([]);
        }
      }),
    );
  });
});

describe("across a new turn", () => {
  const [hero, ogre] = [creatureId("hero"), creatureId("ogre")];
  const deed = (action: string): Command => ({ type: "TakeAction", act: { by: hero, action } });

  test("nobody gets back what that turn would have taken away: whoever has come in again doesn't delay", () => {
    const scene = sceneFor(pf1);
    const entrant = { position: null, conditions: [], vitals: { hp: 12 } };
    const commands: readonly Command[] = [
      { type: "BeginFight", creatures: [hero, ogre].map((id) => ({ id, ...entrant })), order: [hero, ogre] },
      ...[{ type: "StartTurn", creature: hero } as const, deed("delay")],
      ...[{ type: "StartTurn", creature: ogre } as const, deed("come-in")],
    ];
    const come = commands.reduce((ledger, command) => {
      const done = put(ledger, command, pf1, scene);
      if (!done.ok) throw new Error(done.error.reasons[0].code);
      return done.value.ledger;
    }, emptyLedger);
    const back = { type: "Undo", creature: hero, reach: "act" } as const;
    expect(put(come, back, pf1, scene).ok).toBe(true);
    const later = put(come, { type: "StartTurn", creature: hero }, pf1, scene);
    expect(later.ok && put(later.value.ledger, back, pf1, scene)).toMatchObject({
      error: { reasons: [{ code: "undo-objects" }] },
    });
  });
});
