/** What a host needs of the layers below the table, in one place: constructors and readers, no rules. */
export { findCommand, revisionOf } from "../combat/ledger/ledger.js";
export { undoableFor, undoableForGm } from "../combat/ledger/undo.js";
export { initialEncounter } from "../combat/initial.js";
export { nextCreature } from "../combat/decide/next-turn.js";
export { createBoard } from "../grid/board/board.js";
export { equalJson, isJsonObject } from "../kernel/json.js";
export { err, ok } from "../kernel/result.js";
export { commandId, creatureId } from "../model/ids.js";
export { sameCell } from "../model/position.js";
export { refusal } from "../model/refusal.js";
