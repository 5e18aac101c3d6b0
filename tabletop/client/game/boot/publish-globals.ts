import { Collection } from "../../common/utils/collection.js";
import { Color } from "../../common/utils/color.js";
import { ForcedDeletion, ForcedReplacement } from "../../common/utils/operators.js";
import type { Data } from "../../common/utils/types.js";
import { DOCUMENT_CLASSES } from "../../documents/registry.js";
import { CONFIG, documentClass } from "../../globals/config.js";
import { makeConstants } from "../../globals/constants.js";
import { getGame } from "../../globals/env.js";
import { fromUuid, fromUuidSync } from "../../globals/from-uuid.js";
import { Hooks } from "../../globals/hooks.js";
import { sealNamespace } from "../../globals/not-modelled.js";
import { Roll } from "../dice/roll.js";
import type { Game } from "../game.js";

/** Members of `game` that packages ask for by `?.` and that needn't be there. */
const GAME_FEATURES = [
  "clipboard",
  "audio",
  "video",
  "webrtc",
  "tours",
  "cards",
  "tables",
  "playlists",
  "permissions",
  "issues",
  "canvas",
  "model",
];

/** Puts the global names of the documented API on the global object. */
export function publishGlobals(game: Game): Record<string, unknown> {
  const { generation } = game.release;
  const target = globalThis as unknown as Record<string, unknown>;
  Object.assign(target, {
    ...DOCUMENT_CLASSES,
    CONFIG,
    CONST: sealNamespace("CONST", { ...makeConstants(generation) }),
    Collection,
    Color,
    Hooks,
    Roll,
    fromUuid,
    fromUuidSync,
    getDocumentClass: documentClass,
    game: sealNamespace("game", game, GAME_FEATURES),
    ui: target["ui"] ?? {},
    ...(generation === 14 ? operatorGlobals() : {}),
  });
  return target;
}

function operatorGlobals(): object {
  return {
    _del: new ForcedDeletion(),
    _replace: (value: unknown) => new ForcedReplacement(value),
    _loc: (key: string, data?: Data) => getGame().i18n.localize(key, data),
  };
}
