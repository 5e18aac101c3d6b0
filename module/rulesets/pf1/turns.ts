import { isJsonObject, type JsonObject } from "../../kernel/json.js";
import type { Act } from "../../model/act.js";
import type { Entrant } from "../../model/command.js";
import type { Fact } from "../../model/event.js";
import { creatureId, type CreatureId } from "../../model/ids.js";
import { lose } from "../../rules/creature.js";
import type { Situation } from "../../rules/situation.js";
import { letGo } from "./advance/maneuver-outcomes.js";
import { isOutOfAction, isRevived } from "./conditions.js";
import { expireConditions } from "./duration.js";
import { findFighter, hasCondition, presentFighters, vitalOf, type Fighter } from "./fighter.js";
import { readOption } from "./options.js";
import { endTurnSpells, startTurnSpells } from "./spell/clock.js";
import { changeTurn, type TurnChange } from "./state.js";

/** The surprise round is the first one (PF1-ECONOMY-006, PF1-GAP-11). */
const isSurpriseRound = ({ encounter }: Situation): boolean => encounter.surprise && encounter.round <= 1;

const sitsOut = (situation: Situation, fighter: Fighter): boolean =>
  isSurpriseRound(situation) && hasCondition(fighter, "surprised");

/** The turn state with which a creature enters; at the beginning of a fight it is flat-footed until its first turn (PF1-GAP-11). */
export function enter(situation: Situation, entrant: Entrant, fresh = false): JsonObject {
  const unready = fresh && readOption(situation.options, "flatFootedStart") === "until-first-turn";
  return { ...given(situation, entrant.id, entrant.turn ?? {}), ...(unready && { unready }) };
}

/** Names of state that may be given from outside. */
const GIVEN = [
  "standardUsed",
  "moveUsed",
  "fullRoundUsed",
  "swiftUsed",
  "stepUsed",
  "freeCount",
  "distanceMoved",
  "limited",
  "pendingFullRound",
  "fightingDefensively",
  "totalDefense",
  "running",
  "spellsCast",
  "swiftSpellCast",
  "swiftDebt",
  "aooUsed",
  "readied",
  "heldCharge",
  "casting",
  "activeSpells",
  "run",
  "armed",
  "hands",
  "inventory",
  "shield",
  "ruledDifficulty",
];

/** What was given from outside: spent slots by their economy keys, the rest by names of state. */
export function given(situation: Situation, creature: CreatureId, state: JsonObject): JsonObject {
  const named = Object.fromEntries(Object.entries(state).filter(([key]) => GIVEN.includes(key)));
  const spent = isJsonObject(state.spent)
    ? spend(state.spent, situation.encounter.creatures[creature]?.turn ?? {})
    : {};
  const shield = state.shield;
  const known = situation.encounter.creatures[creature] !== undefined;
  const worn = !known && isJsonObject(shield) ? { shieldInAc: shield.worn === true } : {};
  const casting = state.casting;
  const begun =
    isJsonObject(casting) && casting.lastRound === undefined
      ? { casting: { ...casting, lastRound: situation.encounter.round - 1 } }
      : {};
  return { ...named, ...begun, ...spent, ...worn };
}

function spend(spent: JsonObject, before: JsonObject): JsonObject {
  const flags: Readonly<Record<string, string>> = {
    standard: "standardUsed",
    move: "moveUsed",
    swift: "swiftUsed",
    full: "fullRoundUsed",
    step: "stepUsed",
  };
  const used = Object.entries(flags).flatMap(([key, flag]) =>
    spent[key] === undefined ? [] : [[flag, Number(spent[key]) > 0] as const],
  );
  const pool = typeof spent.aoo === "number" ? { aooUsed: spent.aoo } : {};
  return { ...halve(spent, before), ...Object.fromEntries(used), ...pool, ...walk(spent, before) };
}

/** A full-round action took both slots: where one of them is given back, the other stays taken. */
function halve({ standard, move }: JsonObject, { fullRoundUsed }: JsonObject): JsonObject {
  if (fullRoundUsed !== true || (standard !== 0 && move !== 0)) return {};
  return { fullRoundUsed: false, standardUsed: true, moveUsed: true };
}

/** The distance gone in the movement under way; a move action given back can be used for another movement. */
function walk({ move, movement }: JsonObject, before: JsonObject): JsonObject {
  const underWay = isJsonObject(before.movement) ? before.movement : null;
  if (move === 0 && underWay?.slot === "move") return { movement: null };
  if (typeof movement !== "number") return {};
  return { distanceMoved: movement, ...(underWay && { movement: { ...underWay, walked: movement } }) };
}

/** After the surprise round nobody is surprised any more. */
export function startRound(situation: Situation): readonly Fact[] {
  if (situation.encounter.round <= 1) return [];
  return presentFighters(situation).flatMap((fighter) => lose(fighter, "surprised"));
}

/** What a new turn gives back and ends: slots, stances, opportunities. */
const FRESH: TurnChange = {
  standardUsed: null,
  moveUsed: null,
  fullRoundUsed: null,
  swiftUsed: null,
  stepUsed: null,
  freeCount: null,
  distanceMoved: null,
  fullAttack: null,
  fightingDefensively: null,
  totalDefense: null,
  combatExpertise: null,
  powerAttack: null,
  deadlyAim: null,
  running: null,
  charging: null,
  spellsCast: null,
  swiftSpellCast: null,
  aooUsed: null,
  readied: null,
  movement: null,
  diagonals: null,
  stepExcluded: null,
  delaying: null,
  freeTouch: null,
  concentrated: null,
  castingBroken: null,
  unready: null,
  overrun: null,
  aid: null,
};

/** A turn begins: everything is there again; whoever was caught unready is so no longer. */
export function startTurn(situation: Situation, creature: CreatureId): readonly Fact[] {
  const fighter = findFighter(situation, creature);
  if (!fighter || sitsOut(situation, fighter)) return [];
  const limited: TurnChange = isSurpriseRound(situation) ? { limited: "one-action" } : {};
  return [
    ...startTurnSpells(situation, fighter),
    ...expireConditions(situation, creature),
    ...slipAway(situation, fighter),
    ...(isRevived(fighter) ? lose(fighter, "dying", "stable", "unconscious") : []),
    ...((vitalOf(fighter, "hp") ?? 0) > 0 ? lose(fighter, "disabled") : []),
    changeTurn(creature, { ...FRESH, ...limited }),
    ...lose(fighter, "flat-footed"),
    ...lose(fighter, "surprised"),
  ];
}

/** Nobody is held by one who is out of action. */
function slipAway(situation: Situation, fighter: Fighter): Fact[] {
  const held = fighter.state.conditions.find(({ id, by }) => by && (id === "grappled" || id === "pinned"));
  const holder = findFighter(situation, held?.by);
  return holder && isOutOfAction(holder) ? letGo(fighter, holder) : [];
}

/** A hold that was not made sure of in this turn is given up. */
function loosen(situation: Situation, fighter: Fighter): Fact[] {
  const { hold } = fighter.turn;
  if (!hold || hold.round >= situation.encounter.round) return [];
  const target = findFighter(situation, creatureId(hold.target));
  return target ? letGo(fighter, target) : [changeTurn(fighter.id, { hold: null })];
}

/** A turn ends: debts are paid, unfinished things lapse. */
export function endTurn(situation: Situation, creature: CreatureId): readonly Fact[] {
  const fighter = findFighter(situation, creature);
  if (!fighter || sitsOut(situation, fighter)) return [];
  const { turn } = fighter;
  const change: TurnChange = {
    ...(turn.swiftDebt && { swiftDebt: null }),
    ...(turn.limited !== "none" && { limited: null }),
    ...(turn.ruledDifficulty !== null && { ruledDifficulty: null }),
    // PF1-GAP-15: on or before the next turn.
    ...(turn.feint !== null && turn.feint.round < situation.encounter.round && { feint: null }),
    ...endRun(situation, fighter),
    ...dropPending(situation, fighter),
  };
  const facts = Object.keys(change).length > 0 ? [changeTurn(creature, change)] : [];
  return [...facts, ...loosen(situation, fighter), ...endTurnSpells(situation, fighter)];
}

/** Rounds of running count only in a row; rest counts from the round after the breath ran out (PF1-RUN-003, PF1-RUN-004). */
function endRun({ encounter }: Situation, { turn }: Fighter): TurnChange {
  const { rounds, checks, restRoundsLeft, failedRound } = turn.run;
  if (restRoundsLeft > 0) {
    return failedRound === encounter.round ? {} : { run: { ...turn.run, restRoundsLeft: restRoundsLeft - 1 } };
  }
  return !turn.running && rounds + checks > 0 ? { run: null } : {};
}

/** The half of a full-round action that the next turn didn't finish is lost (PF1-FULLROUND-001). */
function dropPending({ encounter }: Situation, { turn }: Fighter): TurnChange {
  const late = turn.pendingFullRound !== null && turn.pendingFullRound.startedRound < encounter.round;
  return late ? { pendingFullRound: null } : {};
}

/** The dying fight for their life, where the world has them roll. */
export function due(situation: Situation, creature: CreatureId): readonly Act[] {
  const fighter = findFighter(situation, creature);
  const who = readOption(situation.options, "dyingRolls");
  const rolls = who === "everybody" || (who === "player-characters" && fighter?.profile.kind === "pc");
  return fighter && !fighter.state.out && rolls && hasCondition(fighter, "dying") && !isRevived(fighter)
    ? [{ by: creature, action: "death-check" }]
    : [];
}

/** Nobody waits for the unconscious, nor in the first round for the surprised. */
export function skipsTurn(situation: Situation, creature: CreatureId): boolean {
  const fighter = findFighter(situation, creature);
  return fighter !== null && ((isOutOfAction(fighter) && !isRevived(fighter)) || sitsOut(situation, fighter));
}

export const delays = (situation: Situation, creature: CreatureId): boolean =>
  findFighter(situation, creature)?.turn.delaying ?? false;
