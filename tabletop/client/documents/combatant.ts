import { type Document, makeMetadata, type UserLike } from "../common/abstract/document.js";
import type { Operation } from "../common/abstract/database.js";
import { testRule } from "../common/abstract/permissions.js";
import {
  BooleanField,
  type DataSchema,
  DocumentIdField,
  FilePathField,
  ForeignDocumentField,
  NumberField,
  StringField,
} from "../common/data/fields/index.js";
import { getProperty } from "../common/utils/properties.js";
import type { Data } from "../common/utils/types.js";
import { CONFIG, documentClass } from "../globals/config.js";
import { getGame, peekGame } from "../globals/env.js";
import type { Roll } from "../game/dice/roll.js";
import type { Actor } from "./actor.js";
import { ClientDocument } from "./client-document.js";
import type { Combat } from "./combat.js";
import { embeddedFields, typeFields } from "./common-fields.js";
import { keepTurnOnChange, keepTurnOnCreate, keepTurnOnDelete } from "./combat-turn-keeper.js";
import type { TokenDocument } from "./token.js";
import type { User } from "./user.js";

/** One participant of a combat. */
export class Combatant extends ClientDocument {
  static override metadata = makeMetadata({
    name: "Combatant",
    collection: "combatants",
    label: "DOCUMENT.Combatant",
    labelPlural: "DOCUMENT.Combatants",
    hasTypeData: true,
    permissions: {
      create: "OWNER",
      update: (user, document) => user.isGM || testRule("OWNER", user, document),
      delete: "OWNER",
    },
  });

  declare readonly parent: Combat | null;
  declare type: string;
  declare actorId: string | null;
  declare tokenId: string | null;
  declare sceneId: string | null;
  declare name: string;
  declare img: string;
  declare initiative: number | null;
  declare hidden: boolean;
  declare defeated: boolean;
  declare resource: unknown;
  declare group: ClientDocument | null;

  static override defineSchema(): DataSchema {
    const reference = (name: string): ForeignDocumentField =>
      new ForeignDocumentField(() => documentClass(name), { idOnly: true });
    return {
      ...embeddedFields(),
      ...typeFields(this, { initial: "base" }),
      actorId: reference("Actor"),
      tokenId: reference("Token"),
      sceneId: reference("Scene"),
      name: new StringField(),
      img: new FilePathField({ categories: ["IMAGE"] }),
      initiative: new NumberField({ required: true }),
      hidden: new BooleanField(),
      defeated: new BooleanField(),
      group: new DocumentIdField({ readonly: false }),
    };
  }

  get combat(): Combat | null {
    return this.parent;
  }
  get token(): TokenDocument | null {
    const scene = this.sceneId ? peekGame()?.scenes.get(this.sceneId) : (this.combat?.scene ?? null);
    return this.tokenId ? (scene?.tokens.get(this.tokenId) ?? null) : null;
  }
  get actor(): Actor | null {
    if (this.token) return this.token.actor;
    return this.actorId ? (peekGame()?.actors.get(this.actorId) ?? null) : null;
  }
  get players(): User[] {
    return getGame().users.filter((user) => !user.isGM && this.testUserPermission(user, "OWNER"));
  }
  get isNPC(): boolean {
    return !this.actor || !this.hasPlayerOwner;
  }
  get isDefeated(): boolean {
    const special = CONFIG["specialStatusEffects"] as { DEFEATED: string } | undefined;
    return this.defeated || (this.actor?.statuses.has(special?.DEFEATED ?? "dead") ?? false);
  }
  override get visible(): boolean {
    return this.isOwner || !this.hidden;
  }

  override getUserLevel(user: UserLike | null = null): number {
    const who = user ?? getGame().user;
    if (who?.isGM) return 3;
    return this.actor?.getUserLevel(who) ?? 0;
  }

  override prepareDerivedData(): void {
    if (!peekGame()?._documentsReady) return;
    this.name ||= this.token?.name || this.actor?.name || "";
    this.img ||= this.token?.texture.src || this.actor?.img || "icons/svg/mystery-man.svg";
    const id = this._source["group"] as string | null;
    Object.defineProperty(this, "group", {
      value: id ? (this.combat?.groups.get(id) ?? null) : null,
      writable: true,
      configurable: true,
      enumerable: true,
    });
    this.updateResource();
  }

  updateResource(): unknown {
    const path = this.combat?.settings.resource;
    this.resource = path && this.actor?.system ? (getProperty(this.actor.system, path) ?? null) : null;
    return this.resource;
  }

  // Initiative

  _getInitiativeFormula(): string {
    const initiative = (CONFIG["Combat"] as { initiative?: { formula: string | null } }).initiative;
    return String(initiative?.formula || getGame().system?.["initiative"] || "1d20");
  }

  /** The roll of initiative, not evaluated yet. */
  getInitiativeRoll(formula?: string): Roll {
    const cls = (CONFIG["Dice"] as { rolls: (typeof Roll)[] }).rolls[0] as typeof Roll;
    return new cls(formula ?? this._getInitiativeFormula(), this.actor?.getRollData() ?? {});
  }

  async rollInitiative(formula?: string): Promise<this | undefined> {
    const roll = this.getInitiativeRoll(formula);
    await roll.evaluate();
    return this.update({ initiative: roll.total });
  }

  async clearMovementHistory(): Promise<void> {
    await (this.token as unknown as { clearMovementHistory?(): Promise<void> } | null)?.clearMovementHistory?.();
  }

  // The creature whose turn it is keeps its turn when the order changes.

  static override async _preCreateOperation(
    documents: Document[],
    operation: Operation,
    _user: UserLike,
  ): Promise<boolean | void> {
    keepTurnOnCreate(documents, operation);
  }
  static override async _preUpdateOperation(
    documents: Document[],
    operation: Operation,
    _user: UserLike,
  ): Promise<boolean | void> {
    keepTurnOnChange(documents, operation, (operation["updates"] ?? []) as Data[]);
  }
  static override async _preDeleteOperation(
    documents: Document[],
    operation: Operation,
    _user: UserLike,
  ): Promise<boolean | void> {
    keepTurnOnDelete(documents, operation);
  }
}
