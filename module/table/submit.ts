import { decide } from "../combat/decide/decide.js";
import { appendRecord, findCommand, revisionOf, type Ledger } from "../combat/ledger/ledger.js";
import type { CommitRecord } from "../combat/ledger/record.js";
import { liveRecords } from "../combat/ledger/replay.js";
import { err, ok, type Result } from "../kernel/result.js";
import type { Command, CommandType } from "../model/command.js";
import type { Encounter } from "../model/encounter.js";
import type { Event } from "../model/event.js";
import type { CreatureId } from "../model/ids.js";
import { refusal, type Refusal } from "../model/refusal.js";
import type { Ruleset } from "../rules/ruleset.js";
import type { Scene } from "../rules/situation.js";
import { effectsOf } from "./effect.js";
import type { Envelope } from "./envelope.js";
import { isEnvelope } from "./envelope-shape.js";
import { forbids, type Sender } from "./permission.js";
import type { Submission } from "./submission.js";
import { takeBack } from "./take-back.js";

/** The table's one door: whoever holds the ledger puts each command through here, in the order of arrival. */
export function submit(
  ledger: Ledger,
  envelope: Envelope,
  sender: Sender,
  ruleset: Ruleset,
  scene: Scene,
): Result<Submission, Refusal> {
  if (!isEnvelope(envelope)) return err(refusal("malformed"));
  const encounter = ledger.current;
  const known = findCommand(ledger, envelope.id);
  if (known) return ok({ ledger, record: known, encounter, effects: [], repeated: true });
  const forbidden = forbids(sender, envelope, encounter);
  if (forbidden) return err(forbidden);
  return envelope.command.type === "Undo"
    ? takeBack(ledger, { ...envelope, command: envelope.command }, sender, ruleset, scene)
    : commit(ledger, encounter, envelope, envelope.command, sender, ruleset, scene);
}

function commit(
  ledger: Ledger,
  encounter: Encounter,
  envelope: Envelope,
  command: Command,
  sender: Sender,
  ruleset: Ruleset,
  scene: Scene,
): Result<Submission, Refusal> {
  const decided = decide(encounter, command, ruleset, scene, { gm: sender.gm });
  if (!decided.ok) return decided;
  const record: CommitRecord = {
    kind: "commit",
    seq: revisionOf(ledger) + 1,
    command: envelope.id,
    user: sender.user,
    name: command.type,
    by: doer(command, encounter),
    ...placeOf(ledger, encounter, command, decided.value),
    events: decided.value,
  };
  const after = appendRecord(ledger, record);
  return ok({
    ledger: after,
    record,
    encounter: after.current,
    effects: effectsOf(encounter, decided.value),
    repeated: false,
  });
}

/** What may come in while an act is under way without belonging to it. */
const STANDS_APART: readonly CommandType[] = ["Observe", "Repair", "JoinFight"];

/**
 * While an act is under way, what happens belongs to it; otherwise a record begins a group of its own. Who came, and
 * what was merely observed or repaired meanwhile, is nobody's act: it stands when the act is taken back. Who leaves
 * stays away too; but what goes on because nobody waits for them any more is the act's.
 */
function placeOf(
  ledger: Ledger,
  encounter: Encounter,
  command: Command,
  events: readonly Event[],
): Pick<CommitRecord, "group" | "apart"> {
  const own = revisionOf(ledger) + 1;
  if (encounter.tasks.length === 0 || STANDS_APART.includes(command.type)) return { group: own };
  const group = liveRecords(ledger.records).findLast((record) => !STANDS_APART.includes(record.name))?.group ?? own;
  const left = events.findIndex(({ type }) => type === "CreatureLeft") + 1;
  return left > 0 && group !== own ? { group, apart: left } : { group };
}

function doer(command: Command, encounter: Encounter): CreatureId | null {
  switch (command.type) {
    case "TakeAction":
      return command.act.by;
    case "AnswerWindow":
    case "AbandonAct":
      return command.by;
    case "GiveRolls":
      return encounter.rolls?.by ?? null;
    case "StartTurn":
    case "EndTurn":
    case "Observe":
    case "LeaveFight":
    case "Repair":
    case "MeetUnseen":
      return command.creature;
    case "JoinFight":
      return command.creature.id;
    default:
      return null;
  }
}
