/** What a host needs of the layers below the table, in one place: constructors and readers, no rules. */
export { nextCreature } from "../combat/decide/next-turn.js";
export { initialEncounter } from "../combat/initial.js";
export { foldLedger } from "../combat/ledger/fold.js";
export { appendRecord, emptyLedger, findCommand, revisionOf } from "../combat/ledger/ledger.js";
export { parseLedger } from "../combat/ledger/parse-ledger.js";
export { liveRecords, replay } from "../combat/ledger/replay.js";
export { undoableAcross, undoableFor, undoableForGm, undoableOfTurn } from "../combat/ledger/undo.js";
export { inTurnOf, placeOfTurn } from "../combat/turn-marks.js";
export { createBoard } from "../grid/board/board.js";
export { TERRAIN_KINDS } from "../grid/board/snapshot.js";
export { isJsonObject } from "../kernel/json.js";
export { err, ok } from "../kernel/result.js";
export { CATEGORIES, isAllowed, LEVELS, ROLES, STRICT, WORDS } from "../model/enforcement.js";
export { commandId, creatureId, windowId } from "../model/ids.js";
export { sameCell } from "../model/position.js";
export { ATTACK_KINDS, SIZES } from "../model/profile.js";
export { refusal } from "../model/refusal.js";
export { verdictOn } from "../rules/enforcement.js";
