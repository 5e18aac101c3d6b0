import {
  OWNERSHIP_LEVELS,
  USER_ROLES,
  type DocumentSource,
  type JsonObject,
  type JsonValue,
  type ModifyAction,
} from "../../protocol.js";
import { Failure } from "../failure.js";
import { isObject, sourcesOf } from "../json.js";
import type { Node } from "../store/seat.js";
import type { Store } from "../store/store.js";

/** What is asked: may this user do this to this document, which stands under this chain? */
export interface Question {
  store: Store;
  user: DocumentSource;
  action: ModifyAction;
  documentName: string;
  chain: readonly Node[];
  /** the stored document; for a creation the data handed in */
  document: DocumentSource | JsonObject;
  /** of an update: the expanded diff */
  changes: JsonObject;
}

type Rule = (question: Question) => boolean;

const CURRENT_TURN_KEYS = ["turn", "round"];
const COMBATANT_KEYS = ["initiative", "system", "flags", "defeated"];
const OWN_USER_KEYS = ["flags", "color", "character", "avatar", "pronouns", "hotbar"];
const TOKEN_KEYS = [
  ...["x", "y", "elevation", "rotation", "width", "height", "depth", "shape", "level"],
  ...["movementAction", "_movementHistory", "_regions", "delta", "flags"],
];

/** Full game masters and assistants: the host asks for nothing more in any of the rules below. */
export function isGameMaster(user: DocumentSource): boolean {
  return roleOf(user) >= USER_ROLES.ASSISTANT;
}

/** Refuses with "User X lacks permission to update Y". */
export function demandPermission(question: Question): void {
  if (isAllowed(question)) return;
  const { user, action, documentName, document } = question;
  const subject = `${documentName} [${String(document._id ?? document["name"] ?? "new")}]`;
  throw new Failure("permission", `User ${String(user["name"])} lacks permission to ${action} ${subject}`);
}

function isAllowed(question: Question): boolean {
  if (question.documentName === "User") return mayTouchUser(question);
  if (isGameMaster(question.user)) return true;
  if (roleOf(question.user) < USER_ROLES.PLAYER) return false;
  const rule = RULES[question.documentName]?.[question.action];
  return rule ? rule(question) : question.action === "update" && owns(question);
}

const authorOnly: Rule = ({ document, user }) => document["author"] === user._id;
const anyone: Rule = () => true;
const ownSetting: Rule = ({ document, user }) => document["user"] === user._id;
const underOwnedParent: Rule = (question) => question.chain.length > 0 && owns(question);

/** Who below a game master may do what. Where nothing stands: no creation, no deletion, update by owners. */
const RULES: Readonly<Record<string, Partial<Record<ModifyAction, Rule>>>> = {
  ChatMessage: { create: anyone, update: authorOnly, delete: authorOnly },
  Macro: { create: anyone, update: owns, delete: owns },
  Setting: { create: ownSetting, update: ownSetting, delete: ownSetting },
  Item: { create: underOwnedParent, update: owns, delete: owns },
  ActiveEffect: { create: underOwnedParent, update: owns, delete: owns },
  ActorDelta: { create: owns, update: owns, delete: owns },
  Token: { update: (question) => owns(question) && only(question.changes, TOKEN_KEYS) },
  Wall: { update: ({ changes }) => only(changes, ["ds"]) },
  Combat: { update: ({ changes }) => only(changes, CURRENT_TURN_KEYS) },
  Combatant: {
    create: owns,
    update: (question) => owns(question) && only(question.changes, COMBATANT_KEYS),
    delete: owns,
  },
};

function mayTouchUser({ user, action, document, changes }: Question): boolean {
  if (roleOf(user) >= USER_ROLES.GAMEMASTER) return true;
  return action === "update" && document._id === user._id && only(changes, OWN_USER_KEYS);
}

function only(changes: JsonObject, allowed: readonly string[]): boolean {
  return Object.keys(changes).every((key) => key === "_id" || allowed.includes(key.replace(/^[-=]=/, "")));
}

/** Ownership of the document, or of what it stands for: its actor, its parent. */
function owns({ store, user, documentName, chain, document }: Question): boolean {
  const level = ownLevel(store, user, documentName, document, chain);
  return level >= OWNERSHIP_LEVELS.OWNER;
}

function ownLevel(
  store: Store,
  user: DocumentSource,
  documentName: string,
  document: JsonObject,
  chain: readonly Node[],
): number {
  if (documentName === "Token") return tokenLevel(store, user, document);
  if (documentName === "Combatant") return combatantLevel(store, user, document);
  if (documentName === "ActorDelta") return parentLevel(store, user, chain);
  const level = levelIn(document["ownership"], user);
  return level === OWNERSHIP_LEVELS.INHERIT ? parentLevel(store, user, chain) : level;
}

function parentLevel(store: Store, user: DocumentSource, chain: readonly Node[]): number {
  const parent = chain.at(-1);
  if (!parent) return OWNERSHIP_LEVELS.NONE;
  return ownLevel(store, user, parent.documentName, parent.source, chain.slice(0, -1));
}

/** An unlinked token's delta may widen or narrow the ownership of its base actor. */
function tokenLevel(store: Store, user: DocumentSource, token: JsonObject): number {
  const delta = token["delta"];
  const special = isObject(delta) ? levelIn(delta["ownership"], user) : OWNERSHIP_LEVELS.INHERIT;
  return special === OWNERSHIP_LEVELS.INHERIT ? actorLevel(store, user, token["actorId"]) : special;
}

function combatantLevel(store: Store, user: DocumentSource, combatant: JsonObject): number {
  const scene = typeof combatant["sceneId"] === "string" ? store.get("scenes", combatant["sceneId"]) : undefined;
  const token = sourcesOf(scene?.["tokens"]).find((each) => each._id === combatant["tokenId"]);
  return token ? tokenLevel(store, user, token) : actorLevel(store, user, combatant["actorId"]);
}

function actorLevel(store: Store, user: DocumentSource, actorId: JsonValue | undefined): number {
  const actor = typeof actorId === "string" ? store.get("actors", actorId) : undefined;
  return actor ? Math.max(levelIn(actor["ownership"], user), OWNERSHIP_LEVELS.NONE) : OWNERSHIP_LEVELS.NONE;
}

/** The user's level in an ownership record, INHERIT where the record says nothing. */
function levelIn(ownership: JsonValue | undefined, user: DocumentSource): number {
  if (!isObject(ownership)) return OWNERSHIP_LEVELS.INHERIT;
  const level = ownership[user._id] ?? ownership["default"];
  return typeof level === "number" ? level : OWNERSHIP_LEVELS.INHERIT;
}

function roleOf(user: DocumentSource): number {
  return typeof user["role"] === "number" ? user["role"] : USER_ROLES.NONE;
}
