import type { Document, UserLike } from "./document.js";
import type { Data } from "../utils/types.js";

/** Levels of ownership by name. */
export const OWNERSHIP_LEVELS = Object.freeze({ INHERIT: -1, NONE: 0, LIMITED: 1, OBSERVER: 2, OWNER: 3 });

/** A level of ownership by name or number. */
export type OwnershipLevel = keyof typeof OWNERSHIP_LEVELS | number;

/** The number of a level. */
export function ownershipLevel(level: OwnershipLevel): number {
  return typeof level === "number" ? level : OWNERSHIP_LEVELS[level];
}

/** How a document type decides who may do something: a level of ownership, a role or permission of the user, or a function. */
export type PermissionRule = string | ((user: UserLike, document: Document, data?: Data) => boolean);

const ROLE_NAMES = ["NONE", "PLAYER", "TRUSTED", "ASSISTANT", "GAMEMASTER"];

/** Applies a rule. */
export function testRule(rule: PermissionRule | undefined, user: UserLike, document: Document, data?: Data): boolean {
  if (user.isGM && typeof rule !== "function") return true;
  if (rule === undefined) return false;
  if (typeof rule === "function") return rule(user, document, data);
  if (rule in OWNERSHIP_LEVELS) return document.testUserPermission(user, rule as OwnershipLevel);
  if (ROLE_NAMES.includes(rule)) return user.role >= ROLE_NAMES.indexOf(rule);
  return user.hasPermission(rule);
}
