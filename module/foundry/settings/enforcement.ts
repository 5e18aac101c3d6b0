import type { Category, Enforcement, Level, Role } from "../../model/enforcement.js";
import { CATEGORIES, isJsonObject, LEVELS, ROLES, STRICT } from "../../table/host.js";
import { SYSTEM_ID } from "../system-id.js";

let known: Enforcement | null = null;

/** How strictly this world holds whom to what; the same object until it is changed. */
export function enforcement(): Enforcement {
  known ??= readEnforcement(game.settings.get(SYSTEM_ID, "enforcement"));
  return known;
}

/** After the setting was changed: it is read anew. */
export function forgetEnforcement(): void {
  known = null;
}

/** A stored matrix; a cell that is missing, or holds anything but a level, has the default's. */
export function readEnforcement(stored: unknown): Enforcement {
  const read = (role: Role): Enforcement[Role] => {
    const row = isJsonObject(stored) ? stored[role] : undefined;
    const levels = CATEGORIES.map((category): [Category, Level] => {
      const value = isJsonObject(row) ? row[category] : undefined;
      return [category, LEVELS.find((level) => level === value) ?? STRICT[role][category]];
    });
    return Object.fromEntries(levels) as Enforcement[Role];
  };
  return Object.fromEntries(ROLES.map((role) => [role, read(role)])) as Enforcement;
}
