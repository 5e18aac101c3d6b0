import type { Document, UserLike } from "../common/abstract/document.js";
import { makeMetadata } from "../common/abstract/document.js";
import { testRule } from "../common/abstract/permissions.js";
import {
  ArrayField,
  BooleanField,
  type DataSchema,
  DocumentIdField,
  ForeignDocumentField,
  NumberField,
  SchemaField,
  StringField,
} from "../common/data/fields/index.js";
import { getProperty } from "../common/utils/properties.js";
import type { Operation } from "../common/abstract/database.js";
import type { UpdateSourceOptions } from "../common/abstract/data-model.js";
import type { Data } from "../common/utils/types.js";
import { CONFIG, documentClass } from "../globals/config.js";
import { getGame, peekGame } from "../globals/env.js";
import type { Actor } from "./actor.js";
import { ActorDeltaField, type ActorDelta } from "./actor-delta.js";
import { ClientDocument } from "./client-document.js";
import type { Scene } from "./scene.js";
import { movementWaypointFields, sharedTokenFields } from "./token-fields.js";

/** A token without its movement: schema, actor, statuses, permissions. TokenDocument adds the movement. */
export class TokenBase extends ClientDocument {
  static override metadata = makeMetadata({
    name: "Token",
    collection: "tokens",
    label: "DOCUMENT.Token",
    labelPlural: "DOCUMENT.Tokens",
    embedded: { ActorDelta: "delta" },
    permissions: { create: "TOKEN_CREATE", update: canUpdateToken, delete: "TOKEN_DELETE" },
  });
  static DEFAULT_ICON = "icons/svg/mystery-man.svg";

  declare readonly parent: Scene | null;
  declare name: string;
  declare x: number;
  declare y: number;
  declare elevation: number;
  declare width: number;
  declare height: number;
  declare depth: number;
  declare level: string | null;
  declare shape: number;
  declare rotation: number;
  declare alpha: number;
  declare hidden: boolean;
  declare locked: boolean;
  declare sort: number;
  declare disposition: number;
  declare actorId: string | null;
  declare actorLink: boolean;
  declare movementAction: string;
  declare texture: Data & { src: string | null };
  declare displayName: number;
  declare displayBars: number;
  declare bar1: { attribute: string | null };
  declare bar2: { attribute: string | null };
  declare light: Data;
  declare sight: Data;
  declare ring: Data & { enabled: boolean };
  declare turnMarker: { mode: number; animation: string | null; src: string | null; disposition: boolean };
  declare delta: ActorDelta | null;
  declare _movementHistory: Data[];
  declare _regions: string[];

  static override defineSchema(): DataSchema {
    return {
      _id: new DocumentIdField(),
      name: new StringField({ required: true, blank: true }),
      ...sharedTokenFields(),
      actorId: new ForeignDocumentField(() => documentClass("Actor"), { idOnly: true }),
      delta: new ActorDeltaField(),
      shape: new NumberField({ required: true, nullable: false, initial: 4, choices: [0, 1, 2, 3, 4, 5] }),
      x: new NumberField({ required: true, integer: true, nullable: false, initial: 0 }),
      y: new NumberField({ required: true, integer: true, nullable: false, initial: 0 }),
      elevation: new NumberField({ required: true, nullable: false, initial: 0 }),
      sort: new NumberField({ required: true, integer: true, nullable: false, initial: 0 }),
      locked: new BooleanField(),
      hidden: new BooleanField(),
      ...(peekGame()?.release.generation === 14 ? levelFields() : {}),
      _movementHistory: new ArrayField(new SchemaField(movementWaypointFields())),
      _regions: new ArrayField(new ForeignDocumentField(() => documentClass("Region"), { idOnly: true })),
    };
  }

  // Actor

  /** The world actor of a linked token; the synthetic one, made from the delta, of an unlinked one. */
  get actor(): Actor | null {
    return this.isLinked || !this.delta ? this.baseActor : this.delta.syntheticActor;
  }
  get baseActor(): Actor | null {
    return this.actorId ? (peekGame()?.actors.get(this.actorId) ?? null) : null;
  }
  get isLinked(): boolean {
    return this.actorLink;
  }
  get isToken(): boolean {
    return !this.actorLink;
  }
  get combatant(): ClientDocument | null {
    return (peekGame()?.combat?.getCombatantsByToken(this)[0] as ClientDocument | undefined) ?? null;
  }
  get inCombat(): boolean {
    return this.combatant !== null;
  }
  /** Secret to the current user: the disposition hides what isn't observed. */
  get isSecret(): boolean {
    const user = peekGame()?.user;
    return this.disposition === -2 && !(user && this.testUserPermission(user, "OBSERVER"));
  }
  get regions(): Set<Document> {
    return new Set(this._regions.flatMap((id) => this.parent?.regions.get(id) ?? []));
  }
  /** The bar values of the actor at an attribute path. */
  getBarAttribute(barName: string, options: { alternative?: string } = {}): Data | null {
    const attribute = options.alternative ?? (getProperty(this, `${barName}.attribute`) as string | null);
    const system = this.actor?.system;
    if (!attribute || !system) return null;
    const value = getProperty(system, attribute);
    if (typeof value === "number") return { type: "value", attribute, value, editable: true };
    const bar = value as { value?: unknown; max?: unknown } | null | undefined;
    if (typeof bar?.value !== "number" || typeof bar.max !== "number") return null;
    return { type: "bar", attribute, value: bar.value, max: bar.max, editable: true };
  }
  hasStatusEffect(statusId: string): boolean {
    return this.actor?.statuses.has(statusId) ?? false;
  }

  /** Owners of the actor own the token; a token without actor belongs to the GMs. */
  override getUserLevel(user: UserLike | null = null): number {
    const who = user ?? getGame().user;
    if (who?.isGM) return 3;
    return this.actor?.getUserLevel(who) ?? 0;
  }

  /** A change of the delta, or of whose actor the token is, shows in its synthetic actor at once. */
  override updateSource(changes: object = {}, options: UpdateSourceOptions = {}): Data {
    const difference = super.updateSource(changes, options);
    if (options.dryRun) return difference;
    if ("actorId" in difference) this.delta?.forgetSyntheticActor();
    else if ("delta" in difference) this.delta?.refreshSyntheticActor();
    return difference;
  }

  // Combat

  /** Adds tokens to a combat, the viewed one by default; one is created when there is none. */
  static async createCombatants(
    tokens: TokenBase[],
    { combat }: { combat?: ClientDocument | null } = {},
  ): Promise<Document[]> {
    const target =
      combat ??
      getGame().combat ??
      ((await documentClass("Combat").create({ scene: tokens[0]?.parent?.id ?? null })) as ClientDocument | undefined);
    const newcomers = tokens.filter((token) => !token.inCombat);
    if (!target || !newcomers.length) return [];
    const data = newcomers.map((token) => ({
      tokenId: token.id,
      sceneId: token.parent?.id ?? null,
      actorId: token.actorId,
      hidden: token.hidden,
    }));
    return target.createEmbeddedDocuments("Combatant", data);
  }
  /** Takes tokens out of a combat, the viewed one by default. */
  static async deleteCombatants(
    tokens: TokenBase[],
    { combat }: { combat?: ClientDocument | null } = {},
  ): Promise<Document[]> {
    const target = combat ?? getGame().combat;
    const ids = new Set(tokens.map(({ id }) => id));
    const gone =
      target
        ?.getEmbeddedCollection("Combatant")
        .filter((combatant) => ids.has((combatant as unknown as { tokenId: string }).tokenId)) ?? [];
    return target && gone.length
      ? target.deleteEmbeddedDocuments(
          "Combatant",
          gone.map(({ id }) => id as string),
        )
      : [];
  }
  async toggleCombatant({ active = !this.inCombat }: { active?: boolean } = {}): Promise<boolean> {
    const cls = this.constructor as typeof TokenBase;
    await (active ? cls.createCombatants([this]) : cls.deleteCombatants([this]));
    return this.inCombat;
  }

  /** Combatants of deleted tokens leave their combats. */
  static override async _onDeleteOperation(documents: Document[], operation: Operation, user: UserLike): Promise<void> {
    await super._onDeleteOperation(documents, operation, user);
    const combat = documentClass("Combat") as unknown as {
      _onDeleteTokens(tokens: Document[], operation: Operation, user: UserLike): Promise<void>;
    };
    await combat._onDeleteTokens(documents, operation, user);
  }

  override prepareBaseData(): void {
    this.name ||= this.actor?.name ?? "";
    this.movementAction ||= this._inferMovementAction();
  }

  /** The action of a token whose own is null. */
  _inferMovementAction(): string {
    const movement = (CONFIG["Token"] as { movement?: { defaultAction?: string } } | undefined)?.movement;
    return movement?.defaultAction ?? "walk";
  }

  protected override _collectionNames(): string[] {
    return [];
  }
}

function levelFields(): DataSchema {
  return {
    depth: new NumberField({ required: true, nullable: false, positive: true, initial: 1, step: 0.5 }),
    level: new StringField({ required: true, nullable: true, blank: false, initial: null }),
  };
}

function canUpdateToken(user: UserLike, document: Document): boolean {
  return user.isGM || testRule("OWNER", user, document);
}
