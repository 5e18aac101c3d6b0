import type { Document, DocumentContext } from "../common/abstract/document.js";
import { makeMetadata } from "../common/abstract/document.js";
import type { Operation } from "../common/abstract/database.js";
import type { EmbeddedCollection } from "../common/abstract/embedded-collection.js";
import {
  type DataSchema,
  EmbeddedCollectionField,
  EmbeddedDataField,
  FilePathField,
  StringField,
} from "../common/data/fields/index.js";
import { getProperty } from "../common/utils/properties.js";
import { expandObject } from "../common/utils/properties.js";
import type { Data } from "../common/utils/types.js";
import { documentClass } from "../globals/config.js";
import { getGame } from "../globals/env.js";
import { ActiveEffect, findStatus, statusEffectData } from "./active-effect.js";
import { ClientDocument } from "./client-document.js";
import { primaryFields, typeFields } from "./common-fields.js";
import { changePriority } from "./effect-change.js";
import { Item } from "./item.js";
import { PrototypeToken } from "./prototype-token.js";
import type { TokenDocument } from "./token.js";

/** A creature: of the world, or synthetic (of an unlinked token, made of its base actor and its delta). */
export class Actor extends ClientDocument {
  static override metadata = makeMetadata({
    name: "Actor",
    collection: "actors",
    label: "DOCUMENT.Actor",
    labelPlural: "DOCUMENT.Actors",
    coreTypes: [],
    hasTypeData: true,
    indexed: true,
    embedded: { ActiveEffect: "effects", Item: "items" },
    permissions: { create: "ACTOR_CREATE", update: "OWNER", delete: "ASSISTANT" },
  });
  static DEFAULT_ICON = "icons/svg/mystery-man.svg";

  declare name: string;
  declare type: string;
  declare img: string;
  declare prototypeToken: PrototypeToken & Data;
  declare items: EmbeddedCollection<Item>;
  declare effects: EmbeddedCollection<ActiveEffect>;
  declare statuses: Set<string>;
  declare overrides: Data;

  static override defineSchema(): DataSchema {
    return {
      ...primaryFields(),
      name: new StringField({ required: true, blank: false }),
      ...typeFields(this),
      img: new FilePathField({ categories: ["IMAGE"], initial: Actor.DEFAULT_ICON }),
      prototypeToken: new EmbeddedDataField(PrototypeToken),
      items: new EmbeddedCollectionField(Item),
      effects: new EmbeddedCollectionField(ActiveEffect),
    };
  }

  override _configure(options: DocumentContext = {}): void {
    super._configure(options);
    Object.defineProperty(this, "statuses", { value: new Set(), writable: true, configurable: true });
    Object.defineProperty(this, "overrides", { value: {}, writable: true, configurable: true });
  }

  // Identity

  get isToken(): boolean {
    return this.parent?.documentName === "Token";
  }
  /** The token of a synthetic actor. */
  get token(): TokenDocument | null {
    return this.isToken ? (this.parent as unknown as TokenDocument) : null;
  }
  get baseActor(): Actor | null {
    return this.token?.baseActor ?? null;
  }
  get inCombat(): boolean {
    return getGame().combats.some((combat) => combat.getCombatantsByActor(this).length > 0);
  }
  get itemTypes(): Record<string, Item[]> {
    const types: Record<string, Item[]> = Object.fromEntries(documentClass("Item").TYPES.map((type) => [type, []]));
    for (const item of this.items.values()) (types[item.type] ??= []).push(item);
    return types;
  }

  // Effects

  /** Every effect that applies to the actor, its items' transferred ones included. */
  *allApplicableEffects(): Generator<ActiveEffect> {
    yield* this.effects.values();
    for (const item of this.items.values())
      for (const effect of item.effects.values()) if (effect.transfer) yield effect;
  }
  get appliedEffects(): ActiveEffect[] {
    return [...this.allApplicableEffects()].filter((effect) => effect.active);
  }
  get temporaryEffects(): ActiveEffect[] {
    return [...this.allApplicableEffects()].filter((effect) => effect.active && effect.isTemporary);
  }

  override prepareEmbeddedDocuments(): void {
    super.prepareEmbeddedDocuments();
    this.applyActiveEffects("initial");
  }

  /** Applies the changes of effects in order of priority, and gathers the statuses. */
  applyActiveEffects(phase = "initial"): void {
    if (phase === "initial") this.statuses.clear();
    const changes = this.appliedEffects.flatMap((effect) => {
      for (const status of effect.statuses) this.statuses.add(status);
      return effect.effectiveChanges
        .filter((change) => (change.phase ?? "initial") === phase)
        .map((change) => ({ effect, change }));
    });
    changes.sort((a, b) => changePriority(a.change) - changePriority(b.change));
    const overrides: Data = {};
    for (const { effect, change } of changes) if (change.key) Object.assign(overrides, effect.apply(this, change));
    this.overrides = expandObject(overrides);
  }

  /** Adds or removes the effect of a status. True: was active and stays so; false: was removed or isn't there; undefined: nothing done. */
  async toggleStatusEffect(
    statusId: string,
    options: { active?: boolean; overlay?: boolean } = {},
  ): Promise<ActiveEffect | boolean | undefined> {
    const status = findStatus(statusId);
    if (!status) throw new Error(`Invalid status ID "${statusId}" provided to Actor#toggleStatusEffect`);
    const existing = this.effects.filter((effect) =>
      status._id ? effect.id === status._id : effect.statuses.size === 1 && effect.statuses.has(statusId),
    );
    if (existing.length) return this.#removeStatus(existing, options.active);
    if (options.active === false) return undefined;
    return this.#addStatus(status, options.overlay === true);
  }

  async #removeStatus(existing: ActiveEffect[], active: boolean | undefined): Promise<boolean> {
    if (active) return true;
    await this.deleteEmbeddedDocuments(
      "ActiveEffect",
      existing.map((effect) => effect.id as string),
    );
    return false;
  }

  async #addStatus(
    status: Parameters<typeof statusEffectData>[0],
    overlay: boolean,
  ): Promise<ActiveEffect | undefined> {
    const data = statusEffectData(status);
    if (overlay) data["flags"] = { core: { overlay: true } };
    const [effect] = await this.createEmbeddedDocuments("ActiveEffect", [data], { keepId: Boolean(status._id) });
    return effect as ActiveEffect | undefined;
  }

  // Tokens

  /** Tokens of this actor on the viewed scene, or the token of a synthetic actor. */
  getActiveTokens(linked = false, document = false): unknown[] {
    const tokens = this.token ? [this.token] : (getGame().scenes.viewed?.getTokensOfActor(this.id as string) ?? []);
    const matching = tokens.filter((token) => !linked || this.isToken || token.actorLink);
    const object = (token: TokenDocument): unknown => (token as { object?: unknown }).object ?? null;
    return document ? matching : matching.map(object).filter((placeable) => placeable !== null);
  }

  /** Tokens on any scene that show this actor; unlinked ones have their own synthetic actors. */
  getDependentTokens(options: { scenes?: Document | Document[]; linked?: boolean } = {}): TokenDocument[] {
    const scenes = options.scenes === undefined ? getGame().scenes.contents : [options.scenes].flat();
    const tokens = (scenes as unknown as { tokens: Map<string, TokenDocument> }[]).flatMap((scene) => [
      ...scene.tokens,
    ]) as unknown as TokenDocument[];
    return tokens.filter((token) => token.actorId === this.id && (!options.linked || token.actorLink));
  }

  /** Creation data for a token of this actor. */
  async getTokenDocument(data: Data = {}, options: DocumentContext = {}): Promise<Document> {
    const prototype = this.prototypeToken.toObject();
    const name = (prototype["name"] as string) || this.name;
    return new (documentClass("Token"))({ ...prototype, name, actorId: this.id, ...data }, options);
  }

  /** Changes a bar or value of `system` by an amount or to it. */
  async modifyTokenAttribute(
    attribute: string,
    value: number,
    isDelta = false,
    isBar = true,
  ): Promise<this | undefined> {
    const current = getProperty(this.system, attribute) as number | { value: number; max?: number };
    const bar = isBar && typeof current === "object";
    const present = typeof current === "number" ? current : current.value;
    const next = isDelta ? present + value : value;
    const limited = bar && current.max !== undefined ? Math.min(Math.max(next, 0), current.max) : next;
    return this.update({ [`system.${attribute}${bar ? ".value" : ""}`]: limited });
  }

  async rollInitiative(options: { createCombatants?: boolean; initiativeOptions?: object } = {}): Promise<unknown> {
    const combat = getGame().combat;
    if (!combat) return null;
    const ids = combat.getCombatantsByActor(this).map((combatant) => combatant.id as string);
    return combat.rollInitiative(ids, options.initiativeOptions);
  }

  override getRollData(): Data {
    return super.getRollData();
  }

  // A change of a base actor shows in the synthetic actors that are made of it.

  override _onUpdate(changed: Data, options: Data, userId: string): void {
    super._onUpdate(changed, options, userId);
    this.#refreshDependents();
  }
  override _onCreateDescendantDocuments(...args: Parameters<ClientDocument["_onCreateDescendantDocuments"]>): void {
    super._onCreateDescendantDocuments(...args);
    this.#refreshDependents();
  }
  override _onUpdateDescendantDocuments(...args: Parameters<ClientDocument["_onUpdateDescendantDocuments"]>): void {
    super._onUpdateDescendantDocuments(...args);
    this.#refreshDependents();
  }
  override _onDeleteDescendantDocuments(...args: Parameters<ClientDocument["_onDeleteDescendantDocuments"]>): void {
    super._onDeleteDescendantDocuments(...args);
    this.#refreshDependents();
  }

  #refreshDependents(): void {
    if (this.isToken || this.pack) return;
    for (const token of this.getDependentTokens()) {
      if (!token.actorLink) token.delta?.refreshSyntheticActor();
      token._renderAfter({ action: "update" });
    }
  }

  protected override _operationContext(): Operation {
    return { parent: this.parent, pack: this.pack };
  }
}
