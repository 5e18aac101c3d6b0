import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyLedger, revisionOf, type Ledger } from "../../module/combat/ledger/ledger.js";
import type { Command } from "../../module/model/command.js";
import { commandId, creatureId } from "../../module/model/ids.js";
import { adnd2ct } from "../../module/rulesets/adnd2ct/ruleset.js";
import {
  aim,
  arbitraryAttempt,
  arbitrarySetting,
  nextPhase,
  open,
} from "../../module/rulesets/adnd2ct/testing/arbitrary-fight.js";
import type { UndoRequest } from "../../module/table/envelope.js";
import type { Sender } from "../../module/table/permission.js";
import { submit } from "../../module/table/submit.js";

const GM: Sender = { user: "gm", gm: true, owns: () => true };

/** The ledger after a command; the same one where it is refused. */
function send(ledger: Ledger, command: Command | UndoRequest, scene: Parameters<typeof submit>[4]): Ledger {
  const id = commandId(`c${String(revisionOf(ledger))}`);
  const submitted = submit(ledger, { id, revision: revisionOf(ledger), command }, GM, adnd2ct, scene);
  return submitted.ok ? submitted.value.ledger : ledger;
}

describe("taking back the last thing done in a game that has phases", () => {
  test("restores the fight exactly: declarations, acts and phases alike", () => {
    fc.assert(
      fc.property(
        arbitrarySetting,
        fc.array(arbitraryAttempt, { minLength: 5, maxLength: 20 }),
        (setting, attempts) => {
          const fight = open(setting);
          const scene = { ...fight.situation };
          const [begin] = fight.events;
          if (begin?.type !== "FightBegun") throw new Error("no fight");
          let ledger = send(emptyLedger, { type: "BeginFight", creatures: begin.creatures, order: begin.order }, scene);
          const tried = (command: Command): void => {
            const before = ledger.current;
            const after = send(ledger, command, scene);
            if (after === ledger) return;
            expect(send(after, { type: "Undo", creature: null }, scene).current).toEqual(before);
            ledger = after;
          };
          for (const attempt of attempts) {
            const now = {
              ...fight,
              encounter: ledger.current,
              cell: (id: string) => ledger.current.creatures[creatureId(id)]?.position?.cell,
            };
            const state = (id: string) => ledger.current.creatures[creatureId(id)] ?? fight.state(id);
            const seen = {
              ...now,
              state,
              ask: () => adnd2ct.ask({ ...scene, encounter: ledger.current }, { kind: "order" }),
            };
            for (const { by, action, doing } of aim(seen, attempt)) {
              const { target, ...rest } = doing;
              tried({
                type: "TakeAction",
                act: {
                  ...rest,
                  by: creatureId(by),
                  action,
                  ...(target !== undefined && { target: creatureId(target) }),
                },
              });
              for (let i = 0; i < 99 && ledger.current.tasks.length > 0; i++) {
                const { rolls, windows } = ledger.current;
                const window = windows.at(-1);
                const waiting = window?.responders.find(({ answer }) => answer === null);
                if (rolls) ledger = send(ledger, { type: "GiveRolls", request: rolls.id, faces: null }, scene);
                else if (window && waiting)
                  ledger = send(
                    ledger,
                    { type: "AnswerWindow", window: window.id, by: waiting.creature, answer: { accept: true } },
                    scene,
                  );
              }
            }
            if (attempt.kind === "next") tried({ type: "StartPhase", phase: nextPhase(seen) });
          }
        },
      ),
    );
  });
});
