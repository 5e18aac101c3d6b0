import { emptyLedger, revisionOf, type Ledger } from "../ledger/ledger.js";
import { decide } from "../decide/decide.js";
import type { Command } from "../../model/command.js";
import type { CommitRecord } from "../ledger/record.js";
import { appendRecord } from "../ledger/ledger.js";
import { commandId, creatureId, type CreatureId } from "../../model/ids.js";
import type { Scene } from "../../rules/situation.js";
import { toyRuleset } from "./toy-ruleset.js";

export const [ANN, BOB, CAT] = ["ann", "bob", "cat"].map(creatureId) as [CreatureId, CreatureId, CreatureId];

export const toyScene: Scene = { board: null, profiles: new Map(), bystanders: [], options: {} };

/** The ledger after the commands; throws the code of the first refusal. Records are grouped as the table groups them. */
export function play(commands: readonly Command[], from: Ledger = emptyLedger): Ledger {
  return commands.reduce((ledger, command) => {
    const decided = decide(ledger.current, command, toyRuleset, toyScene);
    if (!decided.ok) throw new Error(decided.error.reasons[0].code);
    return appendRecord(ledger, toRecord(ledger, command, decided.value));
  }, from);
}

function toRecord(ledger: Ledger, command: Command, events: CommitRecord["events"]): CommitRecord {
  const seq = revisionOf(ledger) + 1;
  const open = ledger.current.tasks.length > 0;
  const last = ledger.records.findLast((record) => record.kind === "commit");
  const group = open && last?.kind === "commit" ? last.group : seq;
  const by = command.type === "TakeAction" ? command.act.by : null;
  return {
    kind: "commit",
    seq,
    command: commandId(`c${String(seq)}`),
    user: "u",
    name: command.type,
    by,
    group,
    events,
  };
}

const entrant = (id: CreatureId) => ({ id, position: null, conditions: [], vitals: { hp: 10 } });

/** Three creatures, the first one's turn. */
export const begun: readonly Command[] = [
  { type: "BeginFight", creatures: [ANN, BOB, CAT].map(entrant), order: [ANN, BOB, CAT] },
  { type: "StartTurn", creature: ANN },
];

export const poke = (by: CreatureId, target: CreatureId, wakes: readonly CreatureId[] = []): Command => ({
  type: "TakeAction",
  act: { by, action: "poke", target, options: { wakes } },
});
