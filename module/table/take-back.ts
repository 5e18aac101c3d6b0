import { decide } from "../combat/decide/decide.js";
import { evolveAll } from "../combat/evolve/evolve-all.js";
import { foreignSince, type Foreign } from "../combat/ledger/foreign.js";
import { appendRecord, revisionOf, type Ledger } from "../combat/ledger/ledger.js";
import type { UndoRecord } from "../combat/ledger/record.js";
import { undoableAcross, undoableFor, undoableForGm, undoableGroup, undoableOfTurn } from "../combat/ledger/undo.js";
import { err, ok, type Result } from "../kernel/result.js";
import type { Command } from "../model/command.js";
import type { CreatureState, Encounter } from "../model/encounter.js";
import type { Event } from "../model/event.js";
import { refusal, type Refusal } from "../model/refusal.js";
import type { Ruleset } from "../rules/ruleset.js";
import type { Scene } from "../rules/situation.js";
import { effectsBetween } from "./effect.js";
import type { Envelope, UndoRequest } from "./envelope.js";
import type { Sender } from "./permission.js";
import type { Submission } from "./submission.js";

/** The groups that an undo takes out, latest first. */
export type Groups = readonly [number, ...number[]];

/**
 * Takes acts back. What other hands have changed since is set back where it is just what the acts had left; where it is
 * something else, a game master has to say first what becomes of it (`undo-asks`).
 */
export function takeBack(
  ledger: Ledger,
  { id, command }: Envelope & { readonly command: UndoRequest },
  sender: Sender,
  ruleset: Ruleset,
  scene: Scene,
): Result<Submission, Refusal> {
  const groups = groupsToUndo(ledger, command, sender);
  if (!groups.ok) return groups;
  const [undoes, ...also] = groups.value;
  const word = sender.gm ? command.foreign : undefined;
  if (word && word.group !== undoes) return err(refusal("stale"));
  const { asLeft, otherwise } = foreignSince(ledger, groups.value);
  if (otherwise.length > 0 && !word) return err(refusal("undo-asks"));
  const plain: UndoRecord = {
    kind: "undo",
    seq: revisionOf(ledger) + 1,
    command: id,
    user: sender.user,
    undoes,
    ...(also.length > 0 ? { also } : {}),
  };
  const over = word?.then === "restore" ? [...asLeft, ...otherwise] : asLeft;
  const then = setBack(appendRecord(ledger, plain).current, over, ruleset, scene);
  const record = then.length > 0 ? { ...plain, then } : plain;
  const after = appendRecord(ledger, record);
  const effects = effectsBetween(ledger.current, after.current);
  return ok({ ledger: after, record, encounter: after.current, effects, repeated: false });
}

/** What this undo would take out, by whoever asks for it. */
export function groupsToUndo(
  ledger: Ledger,
  { creature, reach, act }: UndoRequest,
  { gm }: Pick<Sender, "gm">,
): Result<Groups, Refusal> {
  if (gm && reach === "turn") return undoableOfTurn(ledger);
  const group =
    gm && act !== undefined
      ? undoableGroup(ledger, act)
      : gm && reach === "act" && creature !== null
        ? undoableAcross(ledger, creature)
        : gm || creature === null
          ? undoableForGm(ledger)
          : undoableFor(ledger, creature);
  return group.ok ? ok([group.value]) : group;
}

/** The events that set things back, with all that follows of itself: as if somebody's hand had done it. */
function setBack(kept: Encounter, over: readonly Foreign[], ruleset: Ruleset, scene: Scene): Event[] {
  const events: Event[] = [];
  for (const id of new Set(over.map(({ creature }) => creature))) {
    const fight = evolveAll(kept, events);
    const state = fight.creatures[id];
    const decided = state ? decide(fight, seenAgain(state, over), ruleset, scene) : null;
    if (decided?.ok) events.push(...decided.value);
  }
  return events;
}

/** One creature with everything of it as it was before. */
function seenAgain(state: CreatureState, over: readonly Foreign[]): Command {
  const own = over.filter(({ creature }) => creature === state.id);
  return own.reduce<Extract<Command, { type: "Observe" }>>(
    (seen, foreign) => {
      switch (foreign.kind) {
        case "position":
          return { ...seen, position: foreign.before };
        case "vital":
          return { ...seen, vitals: { ...seen.vitals, [foreign.vital]: foreign.before } };
        case "condition": {
          const others = (seen.conditions ?? state.conditions).filter(({ id }) => id !== foreign.condition);
          return { ...seen, conditions: [...others, ...(foreign.before ? [foreign.before] : [])] };
        }
      }
    },
    { type: "Observe", creature: state.id },
  );
}
