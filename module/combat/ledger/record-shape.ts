import { idOf, isCount, kindOf, listOf, maybe, objectOf, oneOf, orNull, type Shape } from "../../kernel/shape.js";
import type { CommandType } from "../../model/command.js";
import { isEvent } from "../../model/shapes/event.js";
import { isCommandId, isCreatureId, isSlug } from "../../model/shapes/parts.js";
import type { CommitRecord, LedgerRecord, UndoRecord } from "./record.js";

/** A record as a ledger may hold it, with everything in it. */
export const isRecord: Shape<LedgerRecord> = kindOf<LedgerRecord, "kind">("kind", {
  commit: objectOf<CommitRecord>({
    kind: oneOf("commit"),
    seq: isCount,
    command: isCommandId,
    user: isSlug,
    name: idOf<CommandType>(),
    by: orNull(isCreatureId),
    group: isCount,
    apart: maybe(isCount),
    events: listOf(isEvent),
  }),
  undo: objectOf<UndoRecord>({
    kind: oneOf("undo"),
    seq: isCount,
    command: isCommandId,
    user: isSlug,
    undoes: isCount,
    also: maybe(listOf(isCount)),
    then: maybe(listOf(isEvent)),
  }),
});
