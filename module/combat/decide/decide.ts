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
  const refused = (CARRY[command.type] as Carry<Command["type"]>)(draft, command, asker);
  if (!refused) beginComing(draft);
  return refused ? { ok: false, error: refused } : ok(draft.events);
}

/** Writes a command's events into the draft; answers the refusal, if any. */
type Carry<T extends Command["type"]> = (
  draft: Draft,
  command: Extract<Command, { readonly type: T }>,
  asker: Asker,
) => Refusal | null;

const CARRY: { readonly [T in Command["type"]]: Carry<T> } = {
  BeginFight: beginFight,
  JoinFight: joinFight,
  LeaveFight: leaveFight,
  ChangeOrder: (draft, { order }) => changeOrder(draft, order),
  StartTurn: (draft, { creature, with: others }) => startTurn(draft, creature, others),
  StartPhase: (draft, { phase }) => startPhase(draft, phase),
  RewindTurn: (draft, { to }) => rewindTurn(draft, to),
  EndTurn: (draft, { creature }) => endTurn(draft, creature),
  TakeAction: takeAction,
  AnswerWindow: answerWindow,
  AnswerAll: answerAll,
  ExpireWindow: (draft, { window }) => expireWindow(draft, window),
  GiveRolls: giveRolls,
  AbandonAct: (draft, { by }) => abandonAct(draft, by),
  Repair: repair,
  MeetUnseen: (draft, { creature, action }) => meetUnseen(draft, creature, action),
  Observe: observe,
};
