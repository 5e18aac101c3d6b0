/** What a host needs of the layers below the table, in one place: constructors and readers, no rules. */
export { nextCreature, nextInPhases } from "../combat/decide/next-turn.js";
export { initialEncounter } from "../combat/initial.js";
export { foreignSince } from "../combat/ledger/foreign.js";
export { foldAt, foldLedger } from "../combat/ledger/fold.js";
export { appendRecord, emptyLedger, findCommand, revisionOf } from "../combat/ledger/ledger.js";
export { parseLedger, parseNext } from "../combat/ledger/parse-ledger.js";
export { groupsUndone } from "../combat/ledger/record.js";
export { liveRecords, replay } from "../combat/ledger/replay.js";
export { undoableAcross, undoableFor, undoableForGm, undoableOfTurn } from "../combat/ledger/undo.js";
export { loseSecrets } from "../combat/redact/lose-secrets.js";
export { redactEncounter } from "../combat/redact/redact-encounter.js";
export { redactRecord } from "../combat/redact/redact-record.js";
export { inTurnOf, placeOfTurn } from "../combat/turn-marks.js";
export { createBoard } from "../grid/board/board.js";
export { cellIndex } from "../grid/board/layout.js";
export { hasTerrain } from "../grid/board/terrain.js";
export { DEFENCE, reactionOf } from "../model/window.js";
export { PROVOKED } from "../rules/provocation.js";
export { TERRAIN_KINDS } from "../grid/board/snapshot.js";
export { equalJson, isJsonObject } from "../kernel/json.js";
export * from "../kernel/shape.js";
export { err, ok } from "../kernel/result.js";
export { FORCED_CAUSES, TRIGGER_SIDES } from "../model/act.js";
export { CATEGORIES, isAllowed, LEVELS, ROLES, STRICT, WORDS } from "../model/enforcement.js";
export { PRESET_NAMES, presetOf, PRESETS } from "../model/presets.js";
export {
  HOME_DEEDS,
  HOME_ENDS,
  HOME_LIMITS,
  HOME_MOMENTS,
  HOME_NEEDS,
  HOME_SIDES,
  HOME_TARGETS,
} from "../model/home-made.js";
export { commandId, creatureId, taskId, windowId } from "../model/ids.js";
export { CHANCE_POLICIES, type ChancePolicy, type ReactionPolicies } from "../model/encounter.js";
export { sameCell } from "../model/position.js";
export { ATTACK_KINDS, SIZES } from "../model/profile.js";
export { refusal } from "../model/refusal.js";
export { isRefusal } from "../model/shapes/encounter.js";
export * from "../model/shapes/parts.js";
export { verdictOn } from "../rules/enforcement.js";
export { withAdds } from "../rules/home-made/adds.js";
export { readAdds, readHomeMade } from "../rules/home-made/read.js";
export { HOME_MADE } from "../rules/home-made/words.js";
export { keepFor } from "../rules/kept.js";
export { situationOf } from "../rules/situation.js";
export { toJson } from "../rules/turn-state.js";
export { FOREIGN_WORDS } from "./envelope.js";
export { isAsked, isEnvelope } from "./envelope-shape.js";
export { emptyDraft, give, knownOf } from "./stat-block/draft.js";
export { readStatBlock, SIZE_WORD } from "./stat-block/read-stat-block.js";
export { abilityPatterns, numberAfter } from "./stat-block/patterns.js";
