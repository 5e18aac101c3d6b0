import { either, isCount, maybe, objectOf, oneOf, orNull, type Shape } from "../kernel/shape.js";
import type { Command } from "../model/command.js";
import { isCommand } from "../model/shapes/command.js";
import { isCommandId, isCreatureId } from "../model/shapes/parts.js";
import { FOREIGN_WORDS, type Envelope, type UndoRequest } from "./envelope.js";

const isUndo = objectOf<UndoRequest>({
  type: oneOf("Undo"),
  creature: orNull(isCreatureId),
  reach: maybe(oneOf("turn", "act")),
  act: maybe(isCount),
  foreign: maybe(objectOf<NonNullable<UndoRequest["foreign"]>>({ group: isCount, then: oneOf(...FOREIGN_WORDS) })),
});

/** What may be asked of the table: a command, or that something be taken back. */
export const isAsked: Shape<Command | UndoRequest> = either(isCommand, isUndo);

/** What the door of the table lets in at all. It is the same for everybody: a macro of a game master's errs, too. */
export const isEnvelope = objectOf<Envelope>({ id: isCommandId, revision: isCount, command: isAsked });
