import { type Document, type DocumentContext, makeMetadata, type UserLike } from "../common/abstract/document.js";
import type { EmbeddedCollection } from "../common/abstract/embedded-collection.js";
import {
  BooleanField,
  type DataSchema,
  DocumentFlagsField,
  DocumentIdField,
  DocumentStatsField,
  EmbeddedCollectionField,
  ForeignDocumentField,
  IntegerSortField,
  NumberField,
} from "../common/data/fields/index.js";
import type { Data } from "../common/utils/types.js";
import { documentClass } from "../globals/config.js";
import { getGame } from "../globals/env.js";
import type { Actor } from "./actor.js";
import { ClientDocument } from "./client-document.js";
import { Combatant } from "./combatant.js";
import { CombatantGroup } from "./combatant-group.js";
import { typeFields } from "./common-fields.js";
import type { Scene } from "./scene.js";
import type { TokenBase } from "./token-base.js";

/** Where a combat stood at some moment. */
export interface CombatHistoryData {
  round: number;
  turn: number | null;
  tokenId: string | null;
  combatantId: string | null;
}

/** Preferences of the tracker. */
export interface CombatConfiguration {
  resource: string;
  skipDefeated: boolean;
  turnMarker: { enabled: boolean; animation: string | null; src: string; disposition: boolean };
}

/** Keys that a player may change of a combat. */
const PLAYER_KEYS = new Set(["_id", "round", "turn", "combatants"]);

/** The record of a combat: who takes part, in which order, whose turn it is. */
export class CombatBase extends ClientDocument {
  static override metadata = makeMetadata({
    name: "Combat",
    collection: "combats",
    label: "DOCUMENT.Combat",
    labelPlural: "DOCUMENT.Combats",
    hasTypeData: true,
    embedded: { Combatant: "combatants", CombatantGroup: "groups" },
    permissions: { create: "ASSISTANT", update: canUpdateCombat, delete: "ASSISTANT" },
  });
  static CONFIG_SETTING = "combatTrackerConfig";

  declare readonly parent: null;
  declare type: string;
  declare scene: Scene | null;
  declare groups: EmbeddedCollection<CombatantGroup>;
  declare combatants: EmbeddedCollection<Combatant>;
  declare active: boolean;
  declare round: number;
  declare turn: number | null;
  declare sort: number;
  declare turns: Combatant[];
  declare current: CombatHistoryData;
  declare previous: CombatHistoryData | undefined;

  static override defineSchema(): DataSchema {
    return {
      _id: new DocumentIdField(),
      ...typeFields(this, { initial: "base" }),
      scene: new ForeignDocumentField(() => documentClass("Scene")),
      groups: new EmbeddedCollectionField(CombatantGroup),
      combatants: new EmbeddedCollectionField(Combatant),
      active: new BooleanField(),
      round: new NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 0 }),
      turn: new NumberField({ required: true, integer: true, min: 0, initial: null }),
      sort: new IntegerSortField(),
      flags: new DocumentFlagsField(),
      _stats: new DocumentStatsField(),
    };
  }

  override _configure(options: DocumentContext = {}): void {
    super._configure(options);
    const state = {
      turns: [],
      current: { round: 0, turn: null, tokenId: null, combatantId: null },
      previous: undefined,
    };
    for (const [key, value] of Object.entries(state))
      Object.defineProperty(this, key, { value, writable: true, configurable: true });
  }

  // State

  get combatant(): Combatant | null {
    return (this.turn === null ? undefined : this.turns[this.turn]) ?? null;
  }
  get nextCombatant(): Combatant | undefined {
    return this.turn === null || this.turn === this.turns.length - 1 ? this.turns[0] : this.turns[this.turn + 1];
  }
  get settings(): CombatConfiguration {
    return getGame().settings.get("core", CombatBase.CONFIG_SETTING) as CombatConfiguration;
  }
  get started(): boolean {
    return this.round > 0;
  }
  override get visible(): boolean {
    return true;
  }
  get isActive(): boolean {
    return this.active && (this.scene === null || this.scene.isView);
  }
  get isView(): boolean {
    return getGame().combats.viewed === (this as unknown);
  }

  getCombatantsByToken(token: string | TokenBase): Combatant[] {
    const id = typeof token === "string" ? token : token.id;
    return this.combatants.filter((combatant) => combatant.tokenId === id);
  }
  /** Combatants of an actor; a synthetic actor has only its own token's. */
  getCombatantsByActor(actor: string | Actor): Combatant[] {
    if (typeof actor !== "string" && actor.isToken) return this.getCombatantsByToken(actor.token as TokenBase);
    const id = typeof actor === "string" ? actor : actor.id;
    return this.combatants.filter((combatant) => combatant.actorId === id);
  }

  // Order

  override prepareDerivedData(): void {
    if (this.combatants.size && !this.turns.length) this.setupTurns();
  }

  /** Sorts the combatants into turns. */
  setupTurns(): Combatant[] {
    this.turns = this.combatants.contents.sort((a, b) => this._sortCombatants(a, b));
    if (this.turn !== null)
      this.turn = this.turns.length ? Math.min(Math.max(this.turn, 0), this.turns.length - 1) : null;
    this.current = this._getCurrentState();
    this.previous ??= this.current;
    return this.turns;
  }

  _sortCombatants(a: Combatant, b: Combatant): number {
    const [first, second] = [a, b].map(({ initiative }) =>
      typeof initiative === "number" ? initiative : -Infinity,
    ) as [number, number];
    if (first !== second) return second > first ? 1 : -1;
    return (a.id ?? "") > (b.id ?? "") ? 1 : -1;
  }

  _getCurrentState(combatant: Combatant | null = this.combatant): CombatHistoryData {
    return {
      round: this.round,
      turn: this.turn,
      tokenId: combatant?.tokenId ?? null,
      combatantId: combatant?.id ?? null,
    };
  }

  // Permission

  /** May this user change the round? Overridden by systems. */
  _canChangeRound(_user: UserLike): boolean {
    return true;
  }
  /** May this user change the turn? Overridden by systems. */
  _canChangeTurn(_user: UserLike): boolean {
    return true;
  }

  override async _preUpdate(changes: Data, options: Data, user: UserLike): Promise<boolean | void> {
    if ((await super._preUpdate(changes, options, user)) === false) return false;
    if ("round" in changes && !this._canChangeRound(user)) return false;
    if ("turn" in changes && !this._canChangeTurn(user)) return false;
    return undefined;
  }
}

function canUpdateCombat(user: UserLike, document: Document, data: Data = {}): boolean {
  if (user.isGM) return true;
  const combat = document as unknown as CombatBase;
  if (!Object.keys(data).every((key) => PLAYER_KEYS.has(key))) return false;
  if ("round" in data && !combat._canChangeRound(user)) return false;
  return !("turn" in data) || combat._canChangeTurn(user);
}
