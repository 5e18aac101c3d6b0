import {
  GRID_DIAGONALS,
  GRID_SNAPPING_MODES,
  GRID_TYPES,
  MOVEMENT_DIRECTIONS,
  TOKEN_SHAPES,
} from "../grid/constants.js";

/** Roles of users. */
export const USER_ROLES = Object.freeze({ NONE: 0, PLAYER: 1, TRUSTED: 2, ASSISTANT: 3, GAMEMASTER: 4 });

const { PLAYER, TRUSTED, ASSISTANT } = USER_ROLES;

/** Permissions of users and the role that has each of them by default. */
export const USER_PERMISSIONS: Readonly<Record<string, { label: string; defaultRole: number }>> = Object.freeze(
  Object.fromEntries(
    Object.entries({
      ACTOR_CREATE: ASSISTANT,
      BROADCAST_AUDIO: TRUSTED,
      BROADCAST_VIDEO: TRUSTED,
      CARDS_CREATE: ASSISTANT,
      DRAWING_CREATE: TRUSTED,
      FILES_BROWSE: TRUSTED,
      FILES_UPLOAD: ASSISTANT,
      ITEM_CREATE: ASSISTANT,
      JOURNAL_CREATE: TRUSTED,
      MACRO_SCRIPT: PLAYER,
      MANUAL_ROLLS: TRUSTED,
      MESSAGE_WHISPER: PLAYER,
      NOTE_CREATE: TRUSTED,
      PING_CANVAS: PLAYER,
      PLAYLIST_CREATE: ASSISTANT,
      QUERY_USER: PLAYER,
      SETTINGS_MODIFY: ASSISTANT,
      SHOW_CURSOR: PLAYER,
      SHOW_RULER: PLAYER,
      TEMPLATE_CREATE: PLAYER,
      TOKEN_CONFIGURE: TRUSTED,
      TOKEN_CREATE: ASSISTANT,
      TOKEN_DELETE: ASSISTANT,
      WALL_DOORS: PLAYER,
    }).map(([name, defaultRole]) => [name, Object.freeze({ label: `PERMISSION.${name}`, defaultRole })]),
  ),
);

const WALL_SENSE_TYPES = Object.freeze({ NONE: 0, LIMITED: 10, NORMAL: 20, PROXIMITY: 30, DISTANCE: 40 });
const WALL_MOVEMENT_TYPES = Object.freeze({ NONE: 0, NORMAL: 20 });
const WALL_DIRECTIONS = Object.freeze({ BOTH: 0, LEFT: 1, RIGHT: 2 });
const WALL_DOOR_TYPES = Object.freeze({ NONE: 0, DOOR: 1, SECRET: 2 });
const WALL_DOOR_STATES = Object.freeze({ CLOSED: 0, OPEN: 1, LOCKED: 2 });

const REGION_EVENTS = Object.freeze({
  BEHAVIOR_ACTIVATED: "behaviorActivated",
  BEHAVIOR_DEACTIVATED: "behaviorDeactivated",
  BEHAVIOR_VIEWED: "behaviorViewed",
  BEHAVIOR_UNVIEWED: "behaviorUnviewed",
  REGION_BOUNDARY: "regionBoundary",
  TOKEN_ANIMATE_IN: "tokenAnimateIn",
  TOKEN_ANIMATE_OUT: "tokenAnimateOut",
  TOKEN_ENTER: "tokenEnter",
  TOKEN_EXIT: "tokenExit",
  TOKEN_MOVE_IN: "tokenMoveIn",
  TOKEN_MOVE_OUT: "tokenMoveOut",
  TOKEN_MOVE_WITHIN: "tokenMoveWithin",
  TOKEN_ROUND_END: "tokenRoundEnd",
  TOKEN_ROUND_START: "tokenRoundStart",
  TOKEN_TURN_END: "tokenTurnEnd",
  TOKEN_TURN_START: "tokenTurnStart",
});

/** Names of generation 14 for what walls have become. */
const EDGES = {
  EDGE_SENSE_TYPES: WALL_SENSE_TYPES,
  EDGE_MOVEMENT_TYPES: WALL_MOVEMENT_TYPES,
  EDGE_DIRECTIONS: WALL_DIRECTIONS,
  EDGE_RESTRICTION_TYPES: Object.freeze(["light", "sight", "sound", "move"]),
};

/** The documented constants, as far as they are modelled. */
export function makeConstants(generation: 13 | 14): Readonly<Record<string, unknown>> {
  return Object.freeze({ ...CONSTANTS, ...(generation === 14 ? EDGES : {}) });
}

/** What is the same in both generations. */
export const CONSTANTS = {
  ACTIVE_EFFECT_MODES: Object.freeze({ CUSTOM: 0, MULTIPLY: 1, ADD: 2, DOWNGRADE: 3, UPGRADE: 4, OVERRIDE: 5 }),
  BASE_DOCUMENT_TYPE: "base",
  CHAT_MESSAGE_STYLES: Object.freeze({ OTHER: 0, OOC: 1, IC: 2, EMOTE: 3 }),
  COMBAT_ANNOUNCEMENTS: Object.freeze(["startEncounter", "nextUp", "yourTurn"]),
  CORE_SUPPORTED_LANGUAGES: Object.freeze(["en"]),
  DEFAULT_TOKEN: "icons/svg/mystery-man.svg",
  DICE_ROLL_MODES: Object.freeze({ PUBLIC: "publicroll", PRIVATE: "gmroll", BLIND: "blindroll", SELF: "selfroll" }),
  DOCUMENT_META_OWNERSHIP_LEVELS: Object.freeze({ DEFAULT: -20, NOCHANGE: -10 }),
  DOCUMENT_OWNERSHIP_LEVELS: Object.freeze({ INHERIT: -1, NONE: 0, LIMITED: 1, OBSERVER: 2, OWNER: 3 }),
  EMBEDDED_DOCUMENT_TYPES: Object.freeze([
    "ActiveEffect",
    "ActorDelta",
    "Combatant",
    "CombatantGroup",
    "Item",
    "JournalEntryPage",
    "Region",
    "RegionBehavior",
    "Token",
    "Wall",
  ]),
  GRID_DIAGONALS,
  GRID_MIN_SIZE: 20,
  GRID_SNAPPING_MODES,
  GRID_TYPES,
  JOURNAL_ENTRY_PAGE_FORMATS: Object.freeze({ HTML: 1, MARKDOWN: 2 }),
  KEYBINDING_PRECEDENCE: Object.freeze({ PRIORITY: 0, NORMAL: 1, DEFERRED: 2 }),
  MACRO_SCOPES: Object.freeze(["global", "actors", "actor"]),
  MACRO_TYPES: Object.freeze({ SCRIPT: "script", CHAT: "chat" }),
  MOVEMENT_DIRECTIONS,
  PACKAGE_TYPES: Object.freeze(["world", "system", "module"]),
  PRIMARY_DOCUMENT_TYPES: Object.freeze([
    "Actor",
    "ChatMessage",
    "Combat",
    "Folder",
    "Item",
    "JournalEntry",
    "Macro",
    "Scene",
    "Setting",
    "User",
  ]),
  REGION_EVENTS,
  REGION_VISIBILITY: Object.freeze({ LAYER: 0, GAMEMASTER: 1, ALWAYS: 2 }),
  SORT_INTEGER_DENSITY: 100000,
  TEXT_ANCHOR_POINTS: Object.freeze({ CENTER: 0, BOTTOM: 1, TOP: 2, LEFT: 3, RIGHT: 4 }),
  TOKEN_DISPLAY_MODES: Object.freeze({ NONE: 0, CONTROL: 10, OWNER_HOVER: 20, HOVER: 30, OWNER: 40, ALWAYS: 50 }),
  TOKEN_DISPOSITIONS: Object.freeze({ SECRET: -2, HOSTILE: -1, NEUTRAL: 0, FRIENDLY: 1 }),
  TOKEN_SHAPES,
  TOKEN_TURN_MARKER_MODES: Object.freeze({ DISABLED: 0, DEFAULT: 1, CUSTOM: 2 }),
  USER_PERMISSIONS,
  USER_ROLES,
  USER_ROLE_NAMES: Object.freeze(Object.fromEntries(Object.entries(USER_ROLES).map(([name, value]) => [value, name]))),
  VTT: "Tabletop",
  WALL_DIRECTIONS,
  WALL_DOOR_STATES,
  WALL_DOOR_TYPES,
  WALL_MOVEMENT_TYPES,
  WALL_RESTRICTION_TYPES: Object.freeze(["light", "sight", "sound", "move"]),
  WALL_SENSE_TYPES,
  WORLD_DOCUMENT_TYPES: Object.freeze([
    "Actor",
    "ChatMessage",
    "Combat",
    "Folder",
    "Item",
    "JournalEntry",
    "Macro",
    "Scene",
    "Setting",
    "User",
  ]),
};
