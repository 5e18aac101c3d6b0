import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.js";
import type { Fact } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";

export const LIMITS = ["none", "one-action", "move-only", "none-left"] as const;
/** What a turn is limited to, beside swift and free actions. */
export type Limit = (typeof LIMITS)[number];

/** A movement that may go on: its allowance, and whom it has already given a chance. */
export type Movement = {
  readonly action: string;
  readonly mode: string;
  readonly slot: string;
  readonly budget: number;
  readonly walked: number;
  /** Enemies who had their opportunity from this movement. */
  readonly provoked: readonly string[];
  /** Something was done meanwhile, so that it can't go on. */
  readonly closed: boolean;
};

/** A full attack under way. */
export type FullAttack = {
  /** Attack ids made so far, in order. */
  readonly made: readonly string[];
  /** The off-hand weapon, where two weapons are used. */
  readonly offHand: string | null;
};

export type PendingFullRound = {
  readonly actionId: string;
  readonly startedRound: number;
  /** How it was begun: weapon, target, options. */
  readonly act: JsonObject;
};
export type Casting = {
  readonly spell: string;
  readonly level: number;
  readonly roundsSpent: number;
  readonly roundsNeeded: number;
  /** Round of the last full-round action given to it. */
  readonly lastRound: number;
};
export type ActiveSpell = {
  readonly id: string;
  readonly level: number;
  readonly concentration: boolean;
  readonly redirectable: boolean;
  readonly dismissible: boolean;
  /** The round at whose own turn it ends; null: it lasts. */
  readonly endsRound: number | null;
};
export type Run = {
  readonly rounds: number;
  readonly checks: number;
  readonly restRoundsLeft: number;
  /** Round in which the breath ran out; rest counts from the next one. */
  readonly failedRound: number;
};
export type Shield = { readonly bonus: number; readonly worn: boolean };
export type Readied = { readonly trigger: JsonObject; readonly action: JsonObject };
/** What was done with an attack's weapon in the fight; missing: as the profile says. */
export type Gear = { readonly ready?: boolean; readonly loaded?: boolean };

/** The turn state of a creature, with all defaults filled in. Names are those of scenario files where they have one. */
export type TurnState = {
  readonly standardUsed: boolean;
  readonly moveUsed: boolean;
  readonly fullRoundUsed: boolean;
  readonly swiftUsed: boolean;
  readonly stepUsed: boolean;
  readonly freeCount: number;
  readonly distanceMoved: number;
  readonly limited: Limit;
  readonly pendingFullRound: PendingFullRound | null;
  readonly fullAttack: FullAttack | null;
  readonly fightingDefensively: boolean;
  readonly totalDefense: boolean;
  readonly running: boolean;
  readonly charging: boolean;
  readonly combatExpertise: boolean;
  readonly spellsCast: number;
  readonly swiftSpellCast: boolean;
  readonly swiftDebt: boolean;
  readonly aooUsed: number;
  readonly readied: Readied | null;
  readonly heldCharge: boolean;
  readonly casting: Casting | null;
  readonly activeSpells: readonly ActiveSpell[];
  readonly run: Run;
  readonly armed: boolean | null;
  readonly hands: readonly string[] | null;
  readonly inventory: readonly string[] | null;
  readonly shield: Shield | null;
  /** The shield's bonus is contained in the profile's armour class. */
  readonly shieldInAc: boolean;
  readonly movement: Movement | null;
  /** Parity of diagonals walked this turn. */
  readonly diagonals: 0 | 1;
  /** An action of this turn goes with no 5-foot step. */
  readonly stepExcluded: boolean;
  readonly gear: Readonly<Record<string, Gear>>;
  readonly delaying: boolean;
  /** A touch spell cast this round may be delivered free once. */
  readonly freeTouch: boolean;
  /** Spells kept up by concentration this turn. */
  readonly concentrated: readonly string[];
  /** Concentration failed while a casting was under way. */
  readonly castingBroken: boolean;
  /** Melee target against whom the Dexterity bonus is lost, by a feint. */
  readonly feinted: string | null;
  readonly dismounted: boolean;
};

/** A change of turn state; null takes a key back to its default. */
export type TurnChange = { readonly [K in keyof TurnState]?: TurnState[K] | null };

export const changeTurn = (creature: CreatureId, set: TurnChange): Fact => ({
  type: "TurnStateChanged",
  creature,
  set: set as JsonObject,
});

/** Reads stored turn state; what is missing or of another shape has its default. */
export function readTurn(turn: JsonObject): TurnState {
  return { ...readSlots(turn), ...readStances(turn), ...readMagic(turn), ...readGear(turn) };
}

const bool = (value: Json | undefined): boolean => value === true;
const count = (value: Json | undefined): number => (typeof value === "number" ? value : 0);
const text = (value: Json | undefined): string => (typeof value === "string" ? value : "");
const textOrNull = (value: Json | undefined): string | null => (typeof value === "string" ? value : null);
const texts = (value: Json | undefined): readonly string[] | null =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : null;
const object = (value: Json | undefined): JsonObject | null => (isJsonObject(value) ? value : null);

function readSlots(turn: JsonObject) {
  const limited = LIMITS.find((limit) => limit === turn["limited"]) ?? "none";
  const pending = object(turn["pendingFullRound"]);
  return {
    standardUsed: bool(turn["standardUsed"]),
    moveUsed: bool(turn["moveUsed"]),
    fullRoundUsed: bool(turn["fullRoundUsed"]),
    swiftUsed: bool(turn["swiftUsed"]),
    stepUsed: bool(turn["stepUsed"]),
    swiftDebt: bool(turn["swiftDebt"]),
    aooUsed: count(turn["aooUsed"]),
    freeCount: count(turn["freeCount"]),
    distanceMoved: count(turn["distanceMoved"]),
    diagonals: turn["diagonals"] === 1 ? (1 as const) : (0 as const),
    stepExcluded: bool(turn["stepExcluded"]),
    delaying: bool(turn["delaying"]),
    limited,
    movement: readMovement(object(turn["movement"])),
    fullAttack: readFullAttack(object(turn["fullAttack"])),
    pendingFullRound: pending && {
      actionId: text(pending["actionId"]),
      startedRound: count(pending["startedRound"]),
      act: object(pending["act"]) ?? {},
    },
  };
}

function readMovement(movement: JsonObject | null): Movement | null {
  return (
    movement && {
      action: text(movement["action"]),
      mode: text(movement["mode"]),
      slot: text(movement["slot"]),
      budget: count(movement["budget"]),
      walked: count(movement["walked"]),
      provoked: texts(movement["provoked"]) ?? [],
      closed: bool(movement["closed"]),
    }
  );
}

const readFullAttack = (attack: JsonObject | null): FullAttack | null =>
  attack && { made: texts(attack["made"]) ?? [], offHand: textOrNull(attack["offHand"]) };

function readStances(turn: JsonObject) {
  const run = object(turn["run"]);
  const readied = object(turn["readied"]);
  return {
    fightingDefensively: bool(turn["fightingDefensively"]),
    totalDefense: bool(turn["totalDefense"]),
    running: bool(turn["running"]),
    charging: bool(turn["charging"]),
    combatExpertise: bool(turn["combatExpertise"]),
    feinted: textOrNull(turn["feinted"]),
    dismounted: bool(turn["dismounted"]),
    run: {
      rounds: count(run?.["rounds"]),
      checks: count(run?.["checks"]),
      restRoundsLeft: count(run?.["restRoundsLeft"]),
      failedRound: count(run?.["failedRound"]),
    },
    readied: readied && { trigger: object(readied["trigger"]) ?? {}, action: object(readied["action"]) ?? {} },
  };
}

function readMagic(turn: JsonObject) {
  const casting = object(turn["casting"]);
  const active = Array.isArray(turn["activeSpells"]) ? turn["activeSpells"].filter(isJsonObject) : [];
  return {
    spellsCast: count(turn["spellsCast"]),
    swiftSpellCast: bool(turn["swiftSpellCast"]),
    heldCharge: bool(turn["heldCharge"]),
    freeTouch: bool(turn["freeTouch"]),
    concentrated: texts(turn["concentrated"]) ?? [],
    castingBroken: bool(turn["castingBroken"]),
    casting: casting && {
      spell: text(casting["spell"]),
      level: count(casting["level"]),
      roundsSpent: count(casting["roundsSpent"]),
      roundsNeeded: count(casting["roundsNeeded"]),
      lastRound: count(casting["lastRound"]),
    },
    activeSpells: active.map(readActiveSpell),
  };
}

const readActiveSpell = (spell: JsonObject): ActiveSpell => ({
  id: text(spell["id"]),
  level: count(spell["level"]),
  concentration: bool(spell["concentration"]),
  redirectable: bool(spell["redirectable"]),
  dismissible: bool(spell["dismissible"]),
  endsRound: typeof spell["endsRound"] === "number" ? spell["endsRound"] : null,
});

function readGear(turn: JsonObject) {
  const shield = object(turn["shield"]);
  return {
    armed: typeof turn["armed"] === "boolean" ? turn["armed"] : null,
    hands: texts(turn["hands"]),
    inventory: texts(turn["inventory"]),
    shield: shield && { bonus: count(shield["bonus"]), worn: bool(shield["worn"]) },
    shieldInAc: bool(turn["shieldInAc"]),
    gear: (object(turn["gear"]) ?? {}) as Readonly<Record<string, Gear>>,
  };
}
