import { emptyLedger, revisionOf, type Ledger } from "../../../module/combat/ledger/ledger.js";
import type { Result } from "../../../module/kernel/result.js";
import type { Command } from "../../../module/model/command.js";
import type { Encounter } from "../../../module/model/encounter.js";
import type { Event } from "../../../module/model/event.js";
import { commandId, creatureId, type CreatureId } from "../../../module/model/ids.js";
import type { Profile } from "../../../module/model/profile.js";
import type { Refusal } from "../../../module/model/refusal.js";
import type { Ruleset } from "../../../module/rules/ruleset.js";
import type { Scene, Situation } from "../../../module/rules/situation.js";
import type { Sender } from "../../../module/table/permission.js";
import { submit } from "../../../module/table/submit.js";
import { demandReadable } from "../../support/demand-readable.js";
import type { Scenario } from "./format.js";
import { toBoard, toCondition, toProfile, toVitals } from "./to-model.js";

/** A fight that is being played: the same ledger and the same door as at the table, with dice from the script. */
export interface Fight {
  readonly ruleset: Ruleset;
  readonly encounter: Encounter;
  readonly situation: Situation;
  readonly send: (command: Command) => Result<readonly Event[], Refusal>;
  readonly setProfile: (id: CreatureId, change: Partial<Profile>) => void;
}

const GAME_MASTER: Sender = { user: "gm", gm: true, owns: () => true };

/** Seats everybody and begins the first round. Throws what the ledger refuses: a scenario must at least begin. */
export function startFight(scenario: Scenario, ruleset: Ruleset): Fight {
  const profiles = new Map<CreatureId, Profile>(
    scenario.creatures.map((text) => [creatureId(text.id), toProfile(text)]),
  );
  const scene: Scene = { board: toBoard(scenario.board), profiles, bystanders: [], options: scenario.options ?? {} };
  let ledger: Ledger = emptyLedger;
  const send = (command: Command): Result<readonly Event[], Refusal> => {
    const envelope = { id: commandId(`c${String(revisionOf(ledger))}`), revision: revisionOf(ledger), command };
    const submitted = submit(ledger, envelope, GAME_MASTER, ruleset, scene);
    if (!submitted.ok) return submitted;
    ledger = submitted.value.ledger;
    demandReadable(ledger);
    const { record } = submitted.value;
    return { ok: true, value: record.kind === "commit" ? record.events : [] };
  };
  const begun = send(opening(scenario, ruleset));
  if (!begun.ok) throw new Error(`The fight does not begin: ${begun.error.reasons[0].code}`);
  return {
    ruleset,
    get encounter() {
      return ledger.current;
    },
    get situation() {
      return { ...scene, encounter: ledger.current };
    },
    send,
    setProfile(id, change) {
      const before = profiles.get(id);
      if (before) profiles.set(id, { ...before, ...change });
    },
  };
}

function opening(scenario: Scenario, ruleset: Ruleset): Command {
  return {
    type: "BeginFight",
    creatures: scenario.creatures.map((text) => ({
      id: creatureId(text.id),
      position: { cell: text.at, elevation: text.elevation ?? 0, facing: text.facing ?? null },
      conditions: (text.conditions ?? []).map(toCondition),
      vitals: toVitals(text.stats ?? {}, ruleset.vitals),
      turn: { ...text.state, ...(text.spent ? { spent: text.spent } : {}) },
    })),
    order: (scenario.order ?? scenario.creatures.map((text) => text.id)).map(creatureId),
    round: scenario.round ?? 1,
    surprise: scenario.surprise ?? false,
  };
}
