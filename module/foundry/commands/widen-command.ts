import type { Result } from "../../kernel/result.js";
import type { Act } from "../../model/act.js";
import type { Command } from "../../model/command.js";
import type { Event } from "../../model/event.js";
import type { Refusal, RefusalCode } from "../../model/refusal.js";
import type { UndoRequest } from "../../table/envelope.js";
import { startOf } from "../combat/like-creatures.js";
import { nextCreature } from "../../table/host.js";
import { preview } from "../../table/preview.js";
import { viewFor } from "../../table/viewer.js";
import type { FightSession } from "../port/fight-session.js";
import { knowledgeOf } from "../combat/knowledge.js";

type TakeAction = Extract<Command, { type: "TakeAction" }>;

/**
 * What a permitted command stands for at the table: the end of a turn is the start of the next one, and a walk into
 * something that the walker can't know of ends in front of it instead of being refused.
 */
export function widenCommand(
  session: FightSession,
  command: Command | UndoRequest,
  user: User.Implementation,
): Command | UndoRequest {
  if (command.type === "EndTurn") return startOfNext(session, command);
  if (command.type === "TakeAction") return shortenForUnseen(session, asSent(command), user);
  return command;
}

function startOfNext(session: FightSession, command: Extract<Command, { type: "EndTurn" }>): Command {
  const { encounter, ruleset, scene } = session;
  if (encounter.active !== command.creature) return command;
  const next = nextCreature(encounter, ruleset, scene);
  return next === null ? command : startOf(session, next);
}

function shortenForUnseen(session: FightSession, command: TakeAction, user: User.Implementation): Command {
  const { path } = command.act;
  if (user.isGM || !path) return command;
  const expected = overdraftsFor(session, command, user);
  if (!expected || isAsExpected(session, command, expected)) return command;
  for (let length = path.length - 1; length > 1; length--) {
    const shorter = { ...command, act: { ...shorten(command.act, length), unseen: true } };
    if (isAsExpected(session, shorter, expected)) return shorter;
  }
  return path.length > 1 ? { type: "MeetUnseen", creature: command.act.by, action: command.act.action } : command;
}

/** That a way was cut short only the table can say. */
function asSent(command: TakeAction): TakeAction {
  if (command.act.unseen === undefined) return command;
  const { unseen: _, ...act } = command.act;
  return { ...command, act };
}

/** The act with the first cells of its path only. */
function shorten(act: Act, length: number): Act {
  const { path, elevations, facings } = act;
  return {
    ...act,
    ...(path ? { path: path.slice(0, length) } : {}),
    ...(elevations ? { elevations: elevations.slice(0, length) } : {}),
    ...(facings ? { facings: facings.slice(0, length) } : {}),
  };
}

const PLAYER = { gm: false };

/** Whether it is accepted with nothing against it but what its sender knows: where rules are only told, much is. */
function isAsExpected(
  { encounter, ruleset, scene }: FightSession,
  command: Command,
  expected: readonly RefusalCode[],
): boolean {
  const overdrafts = overdraftsOf(preview(encounter, command, ruleset, scene, PLAYER));
  return overdrafts?.every((code) => expected.includes(code)) ?? false;
}

/** What the sender knows to stand against it although it is let go; null where they know it to be refused. */
function overdraftsFor(session: FightSession, command: Command, user: User.Implementation): RefusalCode[] | null {
  const viewed = viewFor(session.encounter, session.scene, knowledgeOf(session, user));
  return overdraftsOf(preview(viewed.encounter, command, session.ruleset, viewed.scene, PLAYER));
}

const overdraftsOf = (result: Result<readonly Event[], Refusal>): RefusalCode[] | null =>
  result.ok
    ? result.value.flatMap((event) => (event.type === "Overdrawn" ? event.reasons.map(({ code }) => code) : []))
    : null;
