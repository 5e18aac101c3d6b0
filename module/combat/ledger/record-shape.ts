import { idOf, isCount, kindOf, listOf, maybe, orNull, type Shape } from "../../kernel/shape.js";
import type { CommandType } from "../../model/command.js";
import { isEvent } from "../../model/shapes/event.js";
import { isCommandId, isCreatureId, isSlug } from "../../model/shapes/parts.js";
import type { LedgerRecord } from "./record.js";

/** A record as a ledger may hold it, with everything in it. */
export const isRecord: Shape<LedgerRecord> = kindOf<LedgerRecord, "kind">("kind", {
  commit: {
    seq: isCount,
    command: isCommandId,
    user: isSlug,
    name: idOf<CommandType>(),
    by: orNull(isCreatureId),
    group: isCount,
    apart: maybe(isCount),
    events: listOf(isEvent),
  },
  undo: {
    seq: isCount,
    command: isCommandId,
    user: isSlug,
    undoes: isCount,
    also: maybe(listOf(isCount)),
    then: maybe(listOf(isEvent)),
  },
});
