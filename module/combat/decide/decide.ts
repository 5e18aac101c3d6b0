import { assertNever } from "../../kernel/assert-never.js";
import { ok, type Result } from "../../kernel/result.js";
import type { Command } from "../../model/command.js";
import type { Encounter } from "../../model/encounter.js";
import { TABLE, type Asker } from "../../model/enforcement.js";
import type { Event } from "../../model/event.js";
import type { Refusal } from "../../model/refusal.js";
import type { Ruleset } from "../../rules/ruleset.js";
import type { Scene } from "../../rules/situation.js";
import { abandonAct } from "./abandon-act.js";
import { answerAll, answerWindow } from "./answer-window.js";
import { beginFight, joinFight, leaveFight } from "./begin-fight.js";
import { openDraft, type Draft } from "./draft.js";
import { expireWindow } from "./expire-window.js";
import { giveRolls } from "./give-rolls.js";
import { meetUnseen } from "./meet-unseen.js";
import { observe } from "./observe.js";
import { startPhase } from "./phases.js";
import { repair } from "./repair.js";
import { takeAction } from "./take-action.js";
import { beginComing, changeOrder, endTurn, rewindTurn, startTurn } from "./turns.js";

/**
 * What a command brings about, or why it is refused. Pure: the preview of a command and the command itself are this
 * one call on the same fight and scene.
 */
export function decide(
  encounter: Encounter,
  command: Command,
  ruleset: Ruleset,
  scene: Scene,
  asker: Asker = TABLE,
): Result<readonly Event[], Refusal> {
  const draft = openDraft(encounter, ruleset, scene);
  const refused = dispatch(draft, command, asker);
  if (!refused) beginComing(draft);
  return refused ? { ok: false, error: refused } : ok(draft.events);
}

/** Writes the command's events into the draft; returns the refusal, if any. */
function dispatch(draft: Draft, command: Command, asker: Asker): Refusal | null {
  switch (command.type) {
    case "BeginFight":
      return beginFight(draft, command);
    case "JoinFight":
      return joinFight(draft, command);
    case "LeaveFight":
      return leaveFight(draft, command);
    case "ChangeOrder":
      return changeOrder(draft, command.order);
    case "StartTurn":
      return startTurn(draft, command.creature, command.with);
    case "StartPhase":
      return startPhase(draft, command.phase);
    case "RewindTurn":
      return rewindTurn(draft, command.to);
    case "EndTurn":
      return endTurn(draft, command.creature);
    case "TakeAction":
      return takeAction(draft, command, asker);
    case "AnswerWindow":
      return answerWindow(draft, command);
    case "AnswerAll":
      return answerAll(draft, command);
    case "ExpireWindow":
      return expireWindow(draft, command.window);
    case "GiveRolls":
      return giveRolls(draft, command);
    case "AbandonAct":
      return abandonAct(draft, command.by);
    case "Repair":
      return repair(draft, command);
    case "MeetUnseen":
      return meetUnseen(draft, command.creature, command.action);
    case "Observe":
      return observe(draft, command);
    default:
      return assertNever(command, "decide");
  }
}
