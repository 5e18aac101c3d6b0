import {
  either,
  isCount,
  isFlag,
  isJsonTable,
  kindOf,
  listOf,
  maybe,
  objectOf,
  oneOf,
  orNull,
  type Shape,
} from "../../kernel/shape.js";
import type { Command, Entrant } from "../command.js";
import { WORDS } from "../enforcement.js";
import { isAct, isAnswer } from "./act.js";
import { isCondition, isPolicies, isPolicy, isVitals } from "./encounter.js";
import { isCreatureId, isFaces, isPosition, isSlug, isWindowId } from "./parts.js";

type Of<T extends Command["type"]> = Extract<Command, { readonly type: T }>;
type GivenAnswer = Of<"AnswerAll">["answers"][number];

const isEntrant = objectOf<Entrant>({
  id: isCreatureId,
  position: orNull(isPosition),
  conditions: listOf(isCondition),
  vitals: isVitals,
  chances: maybe(isPolicy),
  reactions: maybe(isPolicies),
  turn: maybe(isJsonTable),
});

/** What may be asked of a fight, whoever asks it: the rules judge the rest. */
export const isCommand: Shape<Command> = kindOf<Command, "type">("type", {
  BeginFight: {
    creatures: listOf(isEntrant),
    order: listOf(isCreatureId),
    round: maybe(isCount),
    surprise: maybe(isFlag),
    fresh: maybe(isFlag),
  },
  JoinFight: { creature: isEntrant, order: listOf(isCreatureId) },
  LeaveFight: { creature: isCreatureId },
  ChangeOrder: { order: listOf(isCreatureId) },
  StartTurn: { creature: isCreatureId, with: maybe(listOf(isCreatureId)) },
  StartPhase: { phase: orNull(isSlug) },
  RewindTurn: { to: oneOf("turn", "round") },
  EndTurn: { creature: isCreatureId },
  TakeAction: { act: isAct, word: maybe(oneOf(...WORDS)) },
  AnswerWindow: { window: isWindowId, by: isCreatureId, answer: isAnswer },
  AnswerAll: { window: isWindowId, answers: listOf(objectOf<GivenAnswer>({ by: isCreatureId, answer: isAnswer })) },
  ExpireWindow: { window: isWindowId },
  GiveRolls: { request: isSlug, faces: orNull(isFaces) },
  AbandonAct: { by: isCreatureId },
  Repair: { creature: isCreatureId, turn: isJsonTable },
  MeetUnseen: { creature: isCreatureId, action: isSlug },
  Observe: {
    creature: isCreatureId,
    position: maybe(orNull(isPosition)),
    vitals: maybe(isVitals),
    conditions: maybe(listOf(isCondition)),
    turn: maybe(isJsonTable),
    out: maybe(isFlag),
    chances: maybe(either(isPolicy, oneOf("ask"))),
    reactions: maybe(isPolicies),
  },
});
