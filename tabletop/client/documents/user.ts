import { type DocumentContext, makeMetadata } from "../common/abstract/document.js";
import {
  ColorField,
  type DataSchema,
  DocumentFlagsField,
  DocumentIdField,
  DocumentStatsField,
  FilePathField,
  ForeignDocumentField,
  NumberField,
  ObjectField,
  StringField,
} from "../common/data/fields/index.js";
import type { Color } from "../common/utils/color.js";
import type { Data } from "../common/utils/types.js";
import { USER_PERMISSIONS, USER_ROLES } from "../globals/constants.js";
import { documentClass } from "../globals/config.js";
import { getGame, peekGame } from "../globals/env.js";
import type { Actor } from "./actor.js";
import { ClientDocument } from "./client-document.js";

const PAGE = 10;
const SLOTS = 50;

const firstFree = (hotbar: Readonly<Record<string, string>>): number | undefined =>
  Array.from({ length: SLOTS }, (_, i) => i + 1).find((slot) => !(slot in hotbar));

/** A slot's new macro, or its end, in the words of the running generation. */
function changeOf(slot: number, macro: string | undefined): Data {
  if (macro !== undefined) return { [slot]: macro };
  const operator = (globalThis as { _del?: unknown })._del;
  return operator === undefined ? { [`-=${slot}`]: null } : { [slot]: operator };
}

/** A person at the table. */
export class User extends ClientDocument {
  static override metadata = makeMetadata({
    name: "User",
    collection: "users",
    label: "DOCUMENT.User",
    labelPlural: "DOCUMENT.Users",
    permissions: {
      create: "GAMEMASTER",
      update: (user, document) => user.isGM || user.id === document.id,
      delete: "GAMEMASTER",
    },
  });

  declare name: string;
  declare role: number;
  declare avatar: string;
  declare character: Actor | null;
  declare color: Color;
  declare pronouns: string;
  declare hotbar: Record<string, string>;
  declare permissions: Record<string, boolean>;
  /** Has a connection. */
  declare active: boolean;
  declare viewedScene: string | null;
  declare targets: Set<unknown>;
  declare movingTokens: Set<unknown>;
  declare lastActivityTime: number;

  static override defineSchema(): DataSchema {
    return {
      _id: new DocumentIdField(),
      name: new StringField({ required: true, blank: false }),
      role: new NumberField({ required: true, choices: Object.values(USER_ROLES), initial: USER_ROLES.PLAYER }),
      avatar: new FilePathField({ categories: ["IMAGE"] }),
      character: new ForeignDocumentField(() => documentClass("Actor")),
      color: new ColorField({ required: true, nullable: false, initial: "#cc2829" }),
      pronouns: new StringField({ required: true }),
      hotbar: new ObjectField(),
      permissions: new ObjectField(),
      flags: new DocumentFlagsField(),
      _stats: new DocumentStatsField(),
    };
  }

  override _configure(options: DocumentContext = {}): void {
    super._configure(options);
    const state = {
      active: false,
      viewedScene: null,
      targets: new Set(),
      movingTokens: new Set(),
      lastActivityTime: Date.now(),
    };
    for (const [key, value] of Object.entries(state))
      Object.defineProperty(this, key, { value, writable: true, configurable: true });
  }

  override prepareDerivedData(): void {
    this.avatar ||= this.character?.img ?? "icons/svg/mystery-man.svg";
  }

  override get id(): string {
    return this._id as string;
  }
  get isGM(): boolean {
    return this.hasRole("ASSISTANT");
  }
  get isTrusted(): boolean {
    return this.hasRole("TRUSTED");
  }
  get isSelf(): boolean {
    return peekGame()?.userId === this.id;
  }
  get isActiveGM(): boolean {
    return getGame().users.activeGM === this;
  }
  get isBanned(): boolean {
    return this.role === USER_ROLES.NONE;
  }
  get roleLabel(): string {
    return Object.keys(USER_ROLES).find((key) => USER_ROLES[key as keyof typeof USER_ROLES] === this.role) ?? "";
  }

  hasRole(role: keyof typeof USER_ROLES | number, options: { exact?: boolean } = {}): boolean {
    const level = typeof role === "number" ? role : USER_ROLES[role];
    return options.exact ? this.role === level : this.role >= level;
  }
  /** A permission by the world's table of roles, else by the default role. */
  hasPermission(permission: string): boolean {
    if (this.role === USER_ROLES.GAMEMASTER) return true;
    if (this.permissions[permission] !== undefined) return this.permissions[permission];
    const table = peekGame()?.settings.peek("core", "permissions") as Record<string, number[]> | undefined;
    const roles = table?.[permission];
    return roles
      ? roles.includes(this.role)
      : this.role >= (USER_PERMISSIONS[permission]?.defaultRole ?? USER_ROLES.GAMEMASTER);
  }
  /** A role or permission by name. */
  can(action: string): boolean {
    return action in USER_ROLES ? this.hasRole(action as keyof typeof USER_ROLES) : this.hasPermission(action);
  }
  isDesignated(condition: (user: User) => boolean): boolean {
    return getGame().users.getDesignatedUser(condition) === this;
  }

  /** Asks the client of this user; rejects when it is away, refuses, fails or is too slow. */
  async query(queryName: string, queryData: unknown, options: { timeout?: number } = {}): Promise<unknown> {
    const { queries } = getGame();
    if (!getGame().user?.hasPermission("QUERY_USER")) throw new Error("You lack the permission to query other Users.");
    if (!this.active) throw new Error(`User [${this.id}] ${this.name} is not connected.`);
    return this.isSelf
      ? queries.answer(queryName, queryData, options)
      : queries.ask(this.id, queryName, queryData, options);
  }

  /** Tells the others what this client's user does: pointer, ruler, scene, targets. */
  broadcastActivity(activity: Data = {}): void {
    if (!this.isSelf) throw new Error("You may only broadcast activity for your own User.");
    getGame().broadcastActivity(activity);
  }

  /** The ten slots of a page, each with its macro. */
  getHotbarMacros(page = 1): { slot: number; macro: ClientDocument | null }[] {
    const first = (page - 1) * PAGE + 1;
    return Array.from({ length: PAGE }, (_, i) => {
      const slot = first + i;
      const id = this.hotbar[slot];
      return { slot, macro: id === undefined ? null : (getGame().macros.get(id) ?? null) };
    });
  }

  /** Puts a macro into a slot, or, with null, empties it; without a slot into the first that is free. */
  async assignHotbarMacro(
    macro: ClientDocument | null,
    slot?: number | string,
    { fromSlot }: { fromSlot?: number } = {},
  ): Promise<unknown> {
    const { hotbar } = this;
    const wanted = slot === undefined ? firstFree(hotbar) : Number(slot);
    if (!wanted) throw new Error("No available Hotbar slot exists");
    if (wanted < 1 || wanted > SLOTS) throw new Error("Invalid Hotbar slot requested");
    if (macro && hotbar[wanted] === macro.id) return this;
    const left = fromSlot !== undefined && fromSlot in hotbar ? changeOf(fromSlot, hotbar[wanted]) : {};
    return this.update({ hotbar: { ...left, ...changeOf(wanted, macro?.id ?? undefined) } });
  }

  override getUserLevel(user: { id: string; isGM: boolean } | null = null): number {
    const who = user ?? peekGame()?.user;
    return who && (who.isGM || who.id === this.id) ? 3 : 0;
  }
}
