import type { TerrainKind } from "../grid/board/snapshot.js";
import type { Json, JsonObject } from "../kernel/json.js";
import type { CreatureState } from "../model/encounter.js";
import type { ActionId, ConditionId, CreatureId, RulesetId, SlotId } from "../model/ids.js";
import type { AttackProfile, Profile } from "../model/profile.js";
import type { StatBlockRules } from "../table/stat-block/rules.js";
import type { FacingRule, Flag, PostureRule, Stance } from "./bearing.js";

/** The sub-types of items: the same for every game; what only one game says of them lies in `system.game`. */
export const ITEM_TYPES = ["weapon", "armour", "shield", "power", "feature", "gear", "action"] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** A model class as `CONFIG.<Document>.dataModels` takes it. */
export type ModelClass = foundry.abstract.TypeDataModel.AnyConstructor;

/** What an actor says of itself; the shell adds who and where it is, whose side it is on and what it can't perceive. */
export type FaceProfile = Omit<Profile, "id" | "name" | "side" | "rides" | "unseen" | "located">;

/** A condition of the game that stands on the token as a status effect. */
export interface ConditionDefinition {
  readonly id: ConditionId;
  /** Language key of its name. */
  readonly name: string;
  /** Path of its icon. */
  readonly icon: string;
  /** Offered in the token HUD. */
  readonly hud: boolean;
}

/** Somebody in the order of turns, as far as breaking a tie needs it. */
export interface Contender {
  readonly combatant: Combatant.Implementation;
  readonly profile: FaceProfile | null;
}

export interface InitiativeRule {
  /** Dice and roll data, as `CONFIG.Combat.initiative` takes it. */
  readonly formula: string;
  readonly decimals: number;
  /** Where a game master rolls for all, each player is asked to roll for their own. Missing: all are rolled at once. */
  readonly playersRoll?: true;
  /** Sides roll, by this act of any of theirs, in each round anew; nobody rolls before the fight. Missing: each its own. */
  readonly bySide?: ActionId;
  /** Negative: `a` comes first. Called for equal initiatives only; 0 leaves it to the combatants' ids. */
  readonly breakTie: (a: Contender, b: Contender) => number;
}

/**
 * Steps before the first round: everybody has a place on the scene, who doesn't see an ambush is marked as surprised,
 * everybody has rolled, equals are put in order.
 */
export type OpeningStep = "places" | "surprise" | "initiative" | "ties";

/** What a scene should be like for this game. */
export interface SceneExpectation {
  readonly shape: "square" | "hex";
  /** Length of a cell side in `units`. */
  readonly distance: number;
  readonly units: string;
  /** Core's rule for diagonals (`CONST.GRID_DIAGONALS`), for what core measures itself. */
  readonly diagonals: number;
}

/** A field of an item that only this game reads; it lies in `system.game`, its label in `<ruleset>.Item.<name>`. */
export type ItemField =
  | { readonly name: string; readonly kind: "number" | "text" | "tags" | "flag" }
  /** One of these words, each in `<ruleset>.Item.<name>-<word>`, or none (`<name>-none`). */
  | { readonly name: string; readonly kind: "choice"; readonly values: readonly string[] };

/**
 * Something that is asked when an action is used, and goes along in the act's options by its name; its label in
 * `<ruleset>.Detail.<name>`.
 */
export type Detail =
  | {
      readonly name: string;
      readonly kind: "number";
      readonly initial: number;
      readonly min: number;
      readonly max: number;
    }
  | { readonly name: string; readonly kind: "text" }
  /** Said where it is ticked: `says`, or simply that it is so. */
  | { readonly name: string; readonly kind: "flag"; readonly says?: Json };

/**
 * Something that is meant by attacks until it is put away again, such as to spare whom one fells: its name stands in
 * `<ruleset>.Intent.<name>`, a sentence about it in `<name>-hint`.
 */
export interface Intent {
  readonly name: string;
  /** What such an act then says. */
  readonly options: JsonObject;
  /** Whether it can be meant by an action with an attack. */
  readonly fits: (action: ActionId, attack: AttackProfile) => boolean;
}

/** A pause between fights, and what is asked of somebody who takes it. */
export interface RestRule {
  readonly action: ActionId;
  readonly details: (vitals: Readonly<Record<string, number>>) => readonly Detail[];
}

/** What a line's attack says of the act that uses it. */
export interface LineUse {
  /** The slot that pays, where it isn't the action's own. */
  readonly pay?: SlotId;
  readonly options?: JsonObject;
  /** Nobody is struck at: the act names no attack, and whom it is meant for is left to its user. */
  readonly strikes?: false;
}

/** Something that has to be said besides of a declared action; its label in `<ruleset>.Declare.<name>`. */
export type DeclaredField =
  | { readonly name: string; readonly kind: "number"; readonly initial: number }
  /** One of these words, each in `<ruleset>.Declare.<name>-<word>`. */
  | { readonly name: string; readonly kind: "choice"; readonly values: readonly string[] };

/** How a round is declared before its phases. */
export interface DeclareRule {
  /** The act of declaring; what is declared is its `then`. */
  readonly action: ActionId;
  /** Whether an action is done with such an attack. */
  readonly fits: (action: ActionId, attack: AttackProfile) => boolean;
  readonly fields: Readonly<Record<ActionId, readonly DeclaredField[]>>;
}

/** One part of a sheet of this game: a template and what it shows. */
export interface SheetPart {
  readonly id: string;
  /** Shown while playing, or while the actor is edited. */
  readonly mode: "play" | "edit";
  /** Path of the template from `templates/`. */
  readonly template: string;
  /** Context of the part, on top of what every part gets. */
  readonly prepare: (actor: Actor.Implementation) => Promise<JsonObject> | JsonObject;
}

/**
 * What one game shows and how its rules read Foundry's documents: the only thing that the shell knows of a game besides
 * its ruleset. Read by the shell in `init` and afterwards; its functions never write but where they say so.
 */
export interface Face {
  readonly id: RulesetId;
  /** Model of the actor sub-type that bears the ruleset's id. */
  readonly actorModel: ModelClass;
  /** Models of the item sub-types; each keeps `system.game` whole, so that another game's items lose nothing. */
  readonly itemModels: Readonly<Record<ItemType, ModelClass>>;
  readonly conditions: readonly ConditionDefinition[];
  readonly initiative: InitiativeRule;
  /** What has to stand before a fight begins; whatever is missing is shown to the game master first. Missing: nothing. */
  readonly opening?: readonly OpeningStep[];
  readonly scene: SceneExpectation;
  /** Where a creature looks counts, and its token's rotation shows it. Missing: nobody asks. */
  readonly facing?: FacingRule;
  /** Missing: nobody asks how one stands or lies, beyond conditions. */
  readonly posture?: PostureRule;
  /**
   * What the actor is. Null where it is no actor of this game. `token` is there for what a token may override; its
   * size on the board is the shell's.
   */
  readonly profileOf: (actor: Actor.Implementation, token: TokenDocument.Implementation | null) => FaceProfile | null;
  /** Numbers that the ledger follows, such as `hp`. */
  readonly vitalsOf: (actor: Actor.Implementation) => Readonly<Record<string, number>>;
  /** Writes one of them to the actor's document; `options` go along with the update. */
  readonly writeVital: (
    actor: Actor.Implementation,
    vital: string,
    value: number,
    options: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
  /** Slots of the tempo strip, in drawing order. */
  readonly strip: readonly SlotId[];
  /** Actions that sheets show at once; the others stand behind "more" and are found by searching. */
  readonly common: readonly ActionId[];
  /** Actions offered on the line of an attack, the usual one first. */
  readonly attackActions: (attack: AttackProfile) => readonly ActionId[];
  /** Actions done on the spot that the token's HUD offers; missing: none. */
  readonly hudActs?: readonly ActionId[];
  /** What a line says besides of an action that uses it; missing: nothing. */
  readonly lineUse?: (action: ActionId, attack: AttackProfile) => LineUse;
  /** The same in words, for the line; missing: nothing. */
  readonly lineFacts?: (attack: AttackProfile) => readonly string[];
  /** Attack bonus of its own, without any situation: what stands on the attack's line. */
  readonly baseBonus: (profile: FaceProfile, attack: AttackProfile) => number;
  /** How a line says that number; missing: with its sign. */
  readonly bonusText?: (value: number) => string;
  /** How a line says what an attack deals; missing: as it is written. */
  readonly damageText?: (damage: string) => string;
  /** Of kinds of terrain that come in degrees: the words that the rules know, the least first. */
  readonly terrainDegrees?: Readonly<Partial<Record<TerrainKind, readonly string[]>>>;
  /** Actions that come in several kinds, one of which has to be chosen. */
  readonly variants: Readonly<Record<ActionId, readonly string[]>>;
  /** What is asked when an action is used; missing: nothing. */
  readonly details?: Readonly<Record<ActionId, readonly Detail[]>>;
  /** Missing: an attack means nothing but harm. */
  readonly intents?: readonly Intent[];
  /** Who bears a creature, as it stands in the fight; missing: nobody rides. */
  readonly mountOf?: (state: CreatureState) => CreatureId | null;
  /** Pauses between fights that give something back, offered where there is no fight; missing: none. */
  readonly rests?: readonly RestRule[];
  /**
   * The action that keeps another one ready, what it may wait for (`BATTLETEMPO.Ready.Trigger.on-…`), and under which key
   * of the turn state it stands, with the key of the act in it; null: no such thing.
   */
  readonly ready: {
    readonly action: ActionId;
    readonly triggers: readonly string[];
    readonly heldAs: readonly [string, string];
  } | null;
  /** The acts by which a turn is held back and taken up again; null: turns are taken when they come. */
  readonly delay: { readonly action: ActionId; readonly comeIn: ActionId } | null;
  /** What a creature holds ready, by its turn state, to be marked on the map; missing: nothing is. */
  readonly stancesOf?: (turn: JsonObject) => readonly Stance[];
  /** What a creature has prepared, by its turn state, in this client's language; `nameOf`: as this user may read it. Missing: nothing is. */
  readonly flagsOf?: (turn: JsonObject, nameOf: (creature: string) => string) => readonly Flag[];
  /** Missing: nothing is declared. */
  readonly declare?: DeclareRule;
  /** Fields of the items' own windows besides those that all games share. */
  readonly itemFields?: Readonly<Partial<Record<ItemType, readonly ItemField[]>>>;
  /** What a creature needs before anything else, and how stat blocks say it. Missing: creatures are made by hand. */
  readonly quick?: StatBlockRules;
  /** Reactions that a creature is asked for (`reactionOf`): each can be settled on its sheet. Named in `<ruleset>.Reaction.<id>`. */
  readonly reactions: readonly string[];
  /** Parts of the sheet behind its head, in order. */
  readonly sheet: readonly SheetPart[];
}
