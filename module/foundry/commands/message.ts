import type { Json } from "../../kernel/json.js";
import type { Command } from "../../model/command.js";
import type { CommandId, WindowId } from "../../model/ids.js";
import type { Refusal } from "../../model/refusal.js";
import type { Envelope } from "../../table/envelope.js";
import { commandId, FACINGS, FORCED_CAUSES, isJsonObject, windowId, WORDS } from "../../table/host.js";

/** What crosses on the system's socket. Who sent it the server says; nothing in it does. */
export type Message =
  | { readonly type: "command"; readonly combat: string; readonly envelope: Envelope }
  | { readonly type: "accepted"; readonly id: CommandId; readonly revision: number }
  | { readonly type: "refused"; readonly id: CommandId; readonly combat: string; readonly refusal: Refusal }
  /** A game master asks somebody to roll initiative for creatures of theirs. */
  | { readonly type: "roll-asked"; readonly combat: string; readonly combatants: readonly string[] }
  /** The sender has seen a window's time run out; the keeper of the ledger decides by its own clock. */
  | { readonly type: "ran-out"; readonly combat: string; readonly window: WindowId };

const COMMANDS: readonly (Command["type"] | "Undo")[] = [
  "BeginFight",
  "JoinFight",
  "LeaveFight",
  "ChangeOrder",
  "StartTurn",
  "StartPhase",
  "RewindTurn",
  "EndTurn",
  "TakeAction",
  "AnswerWindow",
  "AnswerAll",
  "ExpireWindow",
  "GiveRolls",
  "AbandonAct",
  "Repair",
  "MeetUnseen",
  "Observe",
  "Undo",
];

/** Reads a message of unknown origin; null for anything that isn't one. */
export function parseMessage(value: unknown): Message | null {
  if (!isJsonObject(value)) return null;
  const { type, id, combat, revision, window, refusal } = value;
  switch (type) {
    case "command": {
      const envelope = parseEnvelope(value.envelope);
      return typeof combat === "string" && envelope ? { type, combat, envelope } : null;
    }
    case "accepted":
      return typeof id === "string" && typeof revision === "number" ? { type, id: commandId(id), revision } : null;
    case "refused":
      return typeof id === "string" && typeof combat === "string" && isRefusal(refusal)
        ? { type, id: commandId(id), combat, refusal: refusal as unknown as Refusal }
        : null;
    case "roll-asked":
      return typeof combat === "string" && isList(value.combatants, isText)
        ? { type, combat, combatants: value.combatants as readonly string[] }
        : null;
    case "ran-out":
      return typeof combat === "string" && typeof window === "string"
        ? { type, combat, window: windowId(window) }
        : null;
    default:
      return null;
  }
}

function parseEnvelope(value: Json | undefined): Envelope | null {
  if (!isJsonObject(value)) return null;
  const { id, revision, command } = value;
  const sound = typeof id === "string" && id !== "" && Number.isInteger(revision) && isCommand(command);
  return sound ? (value as unknown as Envelope) : null;
}

/** Types and the fields on which everything else is looked up; the rules judge the rest. */
function isCommand(value: Json | undefined): boolean {
  if (!isJsonObject(value) || !COMMANDS.some((type) => type === value.type)) return false;
  switch (value.type) {
    case "TakeAction":
      return isAct(value.act) && (value.word === undefined || WORDS.some((word) => word === value.word));
    case "AnswerWindow":
      return typeof value.window === "string" && typeof value.by === "string" && isAnswer(value.answer);
    case "AnswerAll":
      return typeof value.window === "string" && isList(value.answers, isGivenAnswer);
    case "Repair":
      return typeof value.creature === "string" && isJsonObject(value.turn);
    case "GiveRolls":
      return typeof value.request === "string" && (value.faces === null || isList(value.faces, isInteger));
    default:
      return true;
  }
}

/** So deep acts lie within one another: what is readied within a delayed turn, and no farther. */
const MOST_WITHIN = 4;

const isAct = (value: Json | undefined, within = 0): boolean =>
  isJsonObject(value) &&
  within <= MOST_WITHIN &&
  typeof value.by === "string" &&
  typeof value.action === "string" &&
  (value.path === undefined || isPath(value.path)) &&
  (value.elevations === undefined || isList(value.elevations, (each) => typeof each === "number")) &&
  (value.targets === undefined || isList(value.targets, isText)) &&
  (value.facing === undefined || isFacing(value.facing)) &&
  (value.facings === undefined || isList(value.facings, isFacing)) &&
  (value.drags === undefined || (isJsonObject(value.drags) && isList(Object.values(value.drags), isPath))) &&
  NAMES_IN_ACT.every((name) => value[name] === undefined || isText(value[name])) &&
  (value.cause === undefined || FORCED_CAUSES.some((cause) => cause === value.cause)) &&
  (value.unseen === undefined || typeof value.unseen === "boolean") &&
  (value.options === undefined || isJsonObject(value.options)) &&
  (value.trigger === undefined || isTrigger(value.trigger)) &&
  (value.then === undefined || isAct(value.then, within + 1));

const NAMES_IN_ACT = ["target", "with", "variant", "pay", "source"];

const isTrigger = (value: Json): boolean =>
  isJsonObject(value) && isText(value.on) && (value.of === undefined || isText(value.of));

const isFacing = (value: Json): boolean => FACINGS.some((facing) => facing === value);

const isAnswer = (value: Json | undefined): boolean =>
  isJsonObject(value) &&
  typeof value.accept === "boolean" &&
  ["action", "with", "target", "variant"].every((name) => value[name] === undefined || isText(value[name])) &&
  (value.options === undefined || isJsonObject(value.options));

const isText = (value: Json | undefined): boolean => typeof value === "string";

const isPath = (value: Json): boolean => isList(value, isCell);

const isGivenAnswer = (value: Json): boolean =>
  isJsonObject(value) && typeof value.by === "string" && isAnswer(value.answer);

const isCell = (value: Json): boolean => isList(value, isInteger) && (value as readonly Json[]).length === 2;

const isInteger = (value: Json): boolean => Number.isInteger(value);

const isList = (value: Json | undefined, holds: (each: Json) => boolean): boolean =>
  Array.isArray(value) && value.every((each: Json) => holds(each));

const isRefusal = (value: Json | undefined): boolean =>
  isJsonObject(value) &&
  isList(value.reasons, (each) => isJsonObject(each) && typeof each.code === "string") &&
  (value.reasons as readonly Json[]).length > 0;
