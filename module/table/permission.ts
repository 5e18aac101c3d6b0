import { placeOfTurn } from "../combat/turn-marks.js";
import type { Act } from "../model/act.js";
import type { Encounter } from "../model/encounter.js";
import type { CreatureId } from "../model/ids.js";
import { refusal, type Refusal } from "../model/refusal.js";
import { AMENDS } from "../rules/amends.js";
import type { Envelope } from "./envelope.js";

/** Who asks, as the host vouches for it; never read from a payload. */
export interface Sender {
  readonly user: string;
  readonly gm: boolean;
  readonly owns: (creature: CreatureId) => boolean;
}

/**
 * Null where the sender may ask this; players act, answer and roll for their own creatures and end nobody's turns but
 * their own, and none of them gives the game master's word.
 */
export function forbids(sender: Sender, envelope: Envelope, encounter: Encounter): Refusal | null {
  if (sender.gm) return null;
  const { command } = envelope;
  if (command.type === "TakeAction" && command.word === "overrule") return refusal("not-allowed");
  if (command.type === "AnswerAll")
    return command.answers.every(({ by }) => sender.owns(by)) ? null : refusal("not-allowed");
  const creature = concerned(envelope, encounter);
  if (creature === null || !sender.owns(creature)) return refusal("not-allowed", creature ? { creature } : {});
  return endsForeignTurn(sender, envelope, encounter) ? refusal("not-your-turn", { creature }) : null;
}

/**
 * Acts that are done to a creature by the table: pushed along, hurt or healed, given a condition, put in another place of the order; and
 * what the table says has passed between fights, which gives back what can be had but once in each.
 */
const DONE_TO = [...AMENDS, "forced", "condition", "roll-initiative", "milestone", "short-rest", "extended-rest"];

/** Whether an act, or what it declares or readies for later, is the table's own. */
const isOfTable = ({ action, then }: Act): boolean =>
  DONE_TO.includes(action) || (then !== undefined && isOfTable(then));

/** The creature for which a player's command speaks; null for what only a game master may ask. */
function concerned(envelope: Envelope, encounter: Encounter): CreatureId | null {
  const { command } = envelope;
  switch (command.type) {
    case "TakeAction":
      return isOfTable(command.act) ? null : command.act.by;
    case "AnswerWindow":
      return command.by;
    case "AbandonAct":
      return hangsOnOthers(encounter, command.by) ? null : command.by;
    case "GiveRolls":
      return encounter.rolls?.id === command.request ? encounter.rolls.by : null;
    case "EndTurn":
      return command.creature;
    case "Undo":
      return command.creature;
    default:
      return null;
  }
}

/**
 * Whether what a creature is in the midst of hangs on dice or on somebody else's answer: a save that is due, a throw, or
 * the strike that an act has provoked is not the player's to skip, and letting go must not tell who was asked.
 */
function hangsOnOthers({ tasks, rolls, windows }: Encounter, by: CreatureId): boolean {
  const innermost = tasks.findLast(({ act }) => act.by === by);
  const isAsked = windows.some(
    ({ task, responders }) =>
      task === innermost?.id && responders.some(({ creature, answer }) => creature !== by && answer === null),
  );
  return isAsked || (rolls !== null && rolls.task === innermost?.id);
}

/** The act of every ruleset by which a creature that held its turn back takes it: the running turn ends for it. */
const END_DELAY = "end-delay";

/** Between two turns anybody who delays may come in; a running turn is ended only by who plays it. */
function endsForeignTurn({ owns }: Sender, { command }: Envelope, encounter: Encounter): boolean {
  const { active } = encounter;
  if (command.type !== "TakeAction" || command.act.action !== END_DELAY || active === null) return false;
  return !owns(active) && encounter.turns[placeOfTurn(encounter)]?.ended !== true;
}
