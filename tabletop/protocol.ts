/**
 * The wire protocol of the tabletop: everything that crosses between its server and its clients.
 *
 * Transport: socket.io, path `/socket.io`, handshake `auth: HandshakeAuth`. Every payload is JSON. The session's user is the
 * one of the handshake; no payload can claim another. Both ends import this file and nothing else of each other.
 */

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

/** A stored document: embedded collections stand inside it as arrays of sources (a token's `delta` as one object). */
export type DocumentSource = JsonObject & { _id: string };

export interface HandshakeAuth {
  userId: string;
  password?: string;
}

/** `connect_error` message of a handshake whose user is unknown or whose password is wrong. */
export const HANDSHAKE_REFUSED = "handshake refused";

export const USER_ROLES = { NONE: 0, PLAYER: 1, TRUSTED: 2, ASSISTANT: 3, GAMEMASTER: 4 } as const;
export const OWNERSHIP_LEVELS = { INHERIT: -1, NONE: 0, LIMITED: 1, OBSERVER: 2, OWNER: 3 } as const;

export type Generation = 13 | 14;

/** Primary documents by the name of the collection they are stored in. */
export const COLLECTIONS = {
  users: "User",
  settings: "Setting",
  actors: "Actor",
  items: "Item",
  scenes: "Scene",
  combats: "Combat",
  messages: "ChatMessage",
  journal: "JournalEntry",
  folders: "Folder",
  macros: "Macro",
} as const;
export type CollectionName = keyof typeof COLLECTIONS;
/** What a pack may hold: primary documents of worlds, and those that live in packs only. */
export const PACK_COLLECTIONS = { ...COLLECTIONS, adventures: "Adventure" } as const;
export type PackCollectionName = keyof typeof PACK_COLLECTIONS;
export type PrimaryDocumentName = (typeof COLLECTIONS)[CollectionName];

/**
 * Embedded documents: document name → field of its source → embedded document name.
 * `Token.delta` is a single object, every other field an array. A delta's `_id` is its token's.
 */
export const EMBEDDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Actor: { items: "Item", effects: "ActiveEffect" },
  ActorDelta: { items: "Item", effects: "ActiveEffect" },
  Item: { effects: "ActiveEffect" },
  Scene: {
    tokens: "Token",
    walls: "Wall",
    regions: "Region",
    lights: "AmbientLight",
    sounds: "AmbientSound",
    notes: "Note",
    drawings: "Drawing",
    templates: "MeasuredTemplate",
    tiles: "Tile",
    levels: "Level",
  },
  Token: { delta: "ActorDelta" },
  Region: { behaviors: "RegionBehavior" },
  Combat: { combatants: "Combatant", groups: "CombatantGroup" },
  JournalEntry: { pages: "JournalEntryPage", categories: "JournalEntryCategory" },
};

/* ------------------------------------------------------------------ world */

export interface PackData {
  /** `<system id>.<pack name>` */
  id: string;
  /** the entry of `packs` in the manifest */
  metadata: JsonObject;
  /** `_id`, `name`, `img`, `type`, `folder`, `sort` of each document; whole sources come by `pack` */
  index: DocumentSource[];
  folders: DocumentSource[];
}

/**
 * Answer of the event `world`. Broadcasts with `seq` up to and including its own are already in it. A client that lost its
 * connection has missed broadcasts, and after a restart of the server `seq` begins anew: it must reload, or ask again.
 */
export interface WorldData {
  userId: string;
  /** passwords are left out */
  users: DocumentSource[];
  settings: DocumentSource[];
  actors: DocumentSource[];
  items: DocumentSource[];
  scenes: DocumentSource[];
  combats: DocumentSource[];
  messages: DocumentSource[];
  journal: DocumentSource[];
  folders: DocumentSource[];
  macros: DocumentSource[];
  packs: PackData[];
  /** system.json as it stands in the package */
  system: JsonObject;
  world: { id: string; title: string };
  release: { generation: Generation; build: number };
  /** ids of users with a connection, the asking one included */
  activeUsers: string[];
  paused: boolean;
  /** world time in seconds */
  time: number;
  /** server clock, milliseconds since 1970 */
  serverTime: number;
  modules: [];
  seq: number;
}

/* -------------------------------------------------------------- documents */

export type ModifyAction = "create" | "update" | "delete";

interface ModifyBase {
  documentName: string;
  /**
   * null for primary documents. Else the uuid of the parent document: `Actor.a`, `Actor.a.Item.i`, `Scene.s`,
   * `Scene.s.Token.t` (its ActorDelta), `Scene.s.Token.t.ActorDelta.t` (items and effects of an unlinked token's actor;
   * `Scene.s.Token.t.Actor.a` names the same parent), `Scene.s.Region.r`, `Combat.c`.
   */
  parentUuid: string | null;
  /** options of the operation, handed to every client as they are */
  options: JsonObject;
}

export interface CreateRequest extends ModifyBase {
  action: "create";
  /** the server assigns `_id` unless `options.keepId`, and stamps `_stats` */
  data: JsonObject[];
}

/**
 * Each update is `{_id, ...expanded diff}`: objects merge, arrays replace whole (entries of an embedded collection merge by
 * `_id`), `options.recursive === false` replaces each top-level key. Deletion is `"-=key": null` or the value
 * {@link DELETE_OPERATOR}; replacement is `"==key": value` or {@link ReplaceOperator}.
 *
 * An update of an item or effect that an unlinked token inherits from its base actor stores the whole changed copy in the
 * delta; its deletion stores a tombstone `{_id, _tombstone: true}` there. The result names only what was asked.
 */
export interface UpdateRequest extends ModifyBase {
  action: "update";
  updates: DocumentSource[];
}

export interface DeleteRequest extends ModifyBase {
  action: "delete";
  /** `options.deleteAll` stands for all ids of the collection */
  ids: string[];
}

export type ModifyRequest = CreateRequest | UpdateRequest | DeleteRequest;

export const DELETE_OPERATOR = { $del: true } as const;
export interface ReplaceOperator {
  $replace: JsonValue;
}

/** create: full sources; update: `{_id, ...changes}` as stored, `_stats` included; delete: ids. */
export type ModifyResult = DocumentSource[] | string[];

export type ErrorCode =
  "permission" | "validation" | "notFound" | "malformed" | "offline" | "timeout" | "failed" | "closed";

export interface WireError {
  code: ErrorCode;
  /** for `permission`: "User X lacks permission to update Y" */
  message: string;
}

export type ModifyAck = { ok: true; result: ModifyResult; seq: number } | { ok: false; error: WireError };

/** Sent to all clients but the initiating one. `seq` rises by one an operation. */
export interface ModifyBroadcast {
  action: ModifyAction;
  documentName: string;
  parentUuid: string | null;
  result: ModifyResult;
  options: JsonObject;
  userId: string;
  seq: number;
}

/* ---------------------------------------------------------------- queries */

export interface QueryRequest {
  userId: string;
  name: string;
  data: JsonValue;
  /** milliseconds; without it the server waits until the target answers or leaves */
  timeout?: number;
}

export interface QueryDelivery {
  name: string;
  data: JsonValue;
  senderId: string;
  timeout?: number;
}

export type QueryAck = { ok: true; result: JsonValue } | { ok: false; error: WireError };

/* ------------------------------------------------------------------ events */

/** Options of an emit on the system's own channel `system.<id>`. */
export interface RelayOptions {
  recipients?: string[];
}

export interface PackRequest {
  pack: string;
  ids?: string[];
}
export type PackAck = { ok: true; result: DocumentSource[] } | { ok: false; error: WireError };

/** Whatever a client tells the others about its user: cursor, ruler, viewed scene. */
export type Activity = JsonObject;

/** Besides these a client may emit `system.<id>` with `(payload, RelayOptions?)`. */
export interface ClientToServerEvents {
  world: (ack: (world: WorldData) => void) => void;
  modifyDocument: (request: ModifyRequest, ack: (answer: ModifyAck) => void) => void;
  query: (request: QueryRequest, ack: (answer: QueryAck) => void) => void;
  pack: (request: PackRequest, ack: (answer: PackAck) => void) => void;
  pause: (request: { paused: boolean }) => void;
  activity: (activity: Activity) => void;
  /** game masters only: every other client is told to reload */
  reload: (request: Record<string, never>) => void;
}

/** Besides these a client hears `system.<id>` with `(payload, senderId)`. */
export interface ServerToClientEvents {
  modifyDocument: (broadcast: ModifyBroadcast) => void;
  query: (delivery: QueryDelivery, ack: (answer: QueryAck) => void) => void;
  userConnected: (event: { userId: string; connected: boolean }) => void;
  pause: (event: { paused: boolean; userId: string }) => void;
  activity: (activity: Activity, userId: string) => void;
  reload: (event: Record<string, never>) => void;
}

/* -------------------------------------------------------------------- page */

/** What the server writes into the game page as `<script type="application/json" id="tabletop-page">`. */
export interface PageData {
  userId: string;
  /** language asked for in the address (`?lang=ru`), else null: the client's own setting decides */
  lang: string | null;
  generation: Generation;
  /** languages that the server was started with, the default one first */
  languages: string[];
}
