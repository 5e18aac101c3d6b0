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
import { isCondition, isPolicy, isVitals } from "./encounter.js";
import { isCreatureId, isFaces, isPosition, isSlug, isWindowId } from "./parts.js";

type Of<T extends Command["type"]> = Extract<Command, { readonly type: T }>;
type GivenAnswer = Of<"AnswerAll">["answers"][number];

const isEntrant = objectOf<Entrant>({
  id: isCreatureId,
  position: orNull(isPosition),
  conditions: listOf(isCondition),
  vitals: isVitals,
  chances: maybe(isPolicy),
  turn: maybe(isJsonTable),
});

/** What may be asked of a fight, whoever asks it: the rules judge the rest. */
export const isCommand: Shape<Command> = kindOf<Command, "type">("type", {
  BeginFight: objectOf<Of<"BeginFight">>({
    type: oneOf("BeginFight"),
    creatures: listOf(isEntrant),
    order: listOf(isCreatureId),
    round: maybe(isCount),
    surprise: maybe(isFlag),
    fresh: maybe(isFlag),
  }),
  JoinFight: objectOf<Of<"JoinFight">>({
    type: oneOf("JoinFight"),
    creature: isEntrant,
    order: listOf(isCreatureId),
  }),
  LeaveFight: objectOf<Of<"LeaveFight">>({ type: oneOf("LeaveFight"), creature: isCreatureId }),
  ChangeOrder: objectOf<Of<"ChangeOrder">>({ type: oneOf("ChangeOrder"), order: listOf(isCreatureId) }),
  StartTurn: objectOf<Of<"StartTurn">>({
    type: oneOf("StartTurn"),
    creature: isCreatureId,
    with: maybe(listOf(isCreatureId)),
  }),
  StartPhase: objectOf<Of<"StartPhase">>({ type: oneOf("StartPhase"), phase: orNull(isSlug) }),
  RewindTurn: objectOf<Of<"RewindTurn">>({ type: oneOf("RewindTurn"), to: oneOf("turn", "round") }),
  EndTurn: objectOf<Of<"EndTurn">>({ type: oneOf("EndTurn"), creature: isCreatureId }),
  TakeAction: objectOf<Of<"TakeAction">>({ type: oneOf("TakeAction"), act: isAct, word: maybe(oneOf(...WORDS)) }),
  AnswerWindow: objectOf<Of<"AnswerWindow">>({
    type: oneOf("AnswerWindow"),
    window: isWindowId,
    by: isCreatureId,
    answer: isAnswer,
  }),
  AnswerAll: objectOf<Of<"AnswerAll">>({
    type: oneOf("AnswerAll"),
    window: isWindowId,
    answers: listOf(objectOf<GivenAnswer>({ by: isCreatureId, answer: isAnswer })),
  }),
  ExpireWindow: objectOf<Of<"ExpireWindow">>({ type: oneOf("ExpireWindow"), window: isWindowId }),
  GiveRolls: objectOf<Of<"GiveRolls">>({ type: oneOf("GiveRolls"), request: isSlug, faces: orNull(isFaces) }),
  AbandonAct: objectOf<Of<"AbandonAct">>({ type: oneOf("AbandonAct"), by: isCreatureId }),
  Repair: objectOf<Of<"Repair">>({ type: oneOf("Repair"), creature: isCreatureId, turn: isJsonTable }),
  MeetUnseen: objectOf<Of<"MeetUnseen">>({ type: oneOf("MeetUnseen"), creature: isCreatureId, action: isSlug }),
  Observe: objectOf<Of<"Observe">>({
    type: oneOf("Observe"),
    creature: isCreatureId,
    position: maybe(orNull(isPosition)),
    vitals: maybe(isVitals),
    conditions: maybe(listOf(isCondition)),
    turn: maybe(isJsonTable),
    out: maybe(isFlag),
    chances: maybe(either(isPolicy, oneOf("ask"))),
  }),
});
