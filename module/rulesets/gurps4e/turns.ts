import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.js";
import type { Act } from "../../model/act.js";
import type { Entrant } from "../../model/command.js";
import type { Fact } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import { lose, vitalOf } from "../../rules/creature.js";
import type { Situation } from "../../rules/situation.js";
import { dazeOf, incapacityOf } from "./conditions.js";
import { canSee, findFighter, presentFighters, type Fighter } from "./fighter.js";
import { broken } from "./judge/maneuver.js";
import { changeTurn, FRESH_TURN, knownState, type Prepared, type TurnChange } from "./state.js";

/** The turn state with which a creature enters. */
export const enter = (situation: Situation, { id, turn }: Entrant): JsonObject => given(situation, id, turn ?? {});

/** State given from outside: `spent` by economy keys, everything else by name. */
export function given(situation: Situation, creature: CreatureId, state: JsonObject): JsonObject {
  const fighter = findFighter(situation, creature);
  const { lastManeuver, aim, evaluate, feint, wait } = state;
  const read = knownState({
    ...state,
    ...(isJsonObject(lastManeuver) && {
      maneuver: chosen(lastManeuver.maneuver, lastManeuver.variant, null),
      stepUsed: lastManeuver.stepUsed === true,
    }),
    ...(isJsonObject(state.maneuver) && {
      maneuver: chosen(state.maneuver.id, state.maneuver.variant, state.maneuver.targetId),
    }),
    ...(isJsonObject(aim) && { aim: { weaponId: null, braced: false, ...prepared(aim) } }),
    ...(isJsonObject(evaluate) && { evaluate: prepared(evaluate) }),
    ...(isJsonObject(feint) && {
      feint: { expiresTurn: null, ...feint, target: feint.target ?? feint.targetId ?? null },
    }),
    ...(isJsonObject(wait) && { wait: waiting(wait) }),
  });
  return { ...read, ...spentState(fighter, isJsonObject(state.spent) ? state.spent : {}) };
}

const chosen = (id: Json | undefined, variant: Json | undefined, targetId: Json | undefined): JsonObject => ({
  id: id ?? null,
  variant: variant ?? null,
  targetId: targetId ?? null,
});

const prepared = (state: JsonObject): JsonObject => ({
  lastTurn: null,
  ...state,
  target: state.target ?? state.targetId ?? null,
});

const waiting = (state: JsonObject): JsonObject => ({
  variant: null,
  act: { action: state.maneuver ?? null, ...(state.variant !== undefined && { variant: state.variant }) },
  ...state,
});

/** Economy that is spent already; taking the manoeuvre back gives the whole turn back. */
function spentState(fighter: Fighter | null, spent: JsonObject): JsonObject {
  const { maneuver, step, movement, attacks, block, retreat } = spent;
  const whole = typeof maneuver === "number" && maneuver <= 0;
  const used = new Set(fighter?.turn.defencesUsed ?? []);
  for (const [word, count] of Object.entries({ block, retreat }))
    if (typeof count === "number") used[count > 0 ? "add" : "delete"](word);
  return {
    ...(whole && {
      maneuver: null,
      stepUsed: false,
      stepped: 0,
      distanceMoved: 0,
      turned: 0,
      attacksMade: 0,
      acted: false,
    }),
    ...(typeof maneuver === "number" &&
      !whole &&
      !fighter?.turn.maneuver && { maneuver: chosen("do-nothing", null, null) }),
    ...(typeof step === "number" && { stepUsed: step > 0, stepped: 0 }),
    ...(typeof movement === "number" && { distanceMoved: Math.max(0, movement) }),
    ...(typeof attacks === "number" && { attacksMade: Math.max(0, attacks) }),
    ...((block !== undefined || retreat !== undefined) && { defencesUsed: [...used] }),
  };
}

export const startRound = (): readonly Fact[] => [];

/** A turn begins: manoeuvre and defences are there again, limits of the last one end, and so does what has lasted long enough. */
export function startTurn(situation: Situation, creature: CreatureId): readonly Fact[] {
  const fighter = findFighter(situation, creature);
  if (!fighter) return [];
  const { shockNext, feint, aim, evaluate } = fighter.turn;
  const { round } = situation.encounter;
  const change: TurnChange = {
    ...FRESH_TURN,
    ...(shockNext !== 0 && { shock: shockNext, shockNext: null }),
    ...(feint && { feint: lasting(feint, round) }),
    ...(isStale(aim, round) && { aim: null }),
    ...(isStale(evaluate, round) && { evaluate: null }),
  };
  return [changeTurn(creature, change)];
}

/** A feint of which nobody knows when it was made is good for the turn that begins (G4-FEINT-004). */
function lasting(feint: NonNullable<Fighter["turn"]["feint"]>, round: number): Fighter["turn"]["feint"] {
  if (feint.expiresTurn === null) return { ...feint, expiresTurn: round + 1 };
  return feint.expiresTurn <= round ? null : feint;
}

/** Preparation belongs to consecutive turns (G4-AIM-007, G4-EVALUATE-002). */
const isStale = (prepared: Prepared | null, round: number): boolean =>
  prepared !== null && prepared.lastTurn !== null && prepared.lastTurn < round - 1;

/** A turn ends: one in which nothing was chosen was one of doing nothing; being stunned is shaken off (G4-DONOTHING-004). */
export function endTurn(situation: Situation, creature: CreatureId): readonly Fact[] {
  const fighter = findFighter(situation, creature);
  if (!fighter) return [];
  const { maneuver, acted, shock, aim, evaluate, recovers } = fighter.turn;
  const change: TurnChange = {
    ...(maneuver === null && broken(fighter, [])),
    ...(maneuver?.id === "aim" && !acted && aim && { aim: null }),
    ...(maneuver?.id === "evaluate" && !acted && evaluate && { evaluate: null }),
    ...(shock !== 0 && { shock: null }),
  };
  return [
    ...(Object.keys(change).length > 0 ? [changeTurn(creature, change)] : []),
    ...(recovers ? lose(fighter, "stunned", "surprised") : []),
  ];
}

/** Without hit points a turn begins with a roll to stay conscious (G4-GAP-08). */
export function due(situation: Situation, creature: CreatureId): readonly Act[] {
  const fighter = findFighter(situation, creature);
  const down = fighter !== null && (vitalOf(fighter, "hp") ?? 1) <= 0 && incapacityOf(fighter) === null;
  return down ? [{ by: creature, action: "stay-conscious" }] : [];
}

/** An aim is lost with its target, a Wait and concentration with one's wits (G4-AIM-001). */
export const settle = (situation: Situation): readonly Fact[] =>
  presentFighters(situation).flatMap((fighter) => {
    const { aim, wait, concentrate } = fighter.turn;
    const target = aim && findFighter(situation, aim.target as CreatureId);
    const lost = aim !== null && (!target || target.state.out || !canSee(fighter, target));
    const senseless = incapacityOf(fighter) !== null;
    const change: TurnChange = {
      ...((lost || (aim && senseless)) && { aim: null }),
      ...(wait && (senseless || dazeOf(fighter) !== null) && { wait: null }),
      ...(concentrate && senseless && { concentrate: null }),
    };
    return Object.keys(change).length > 0 ? [changeTurn(fighter.id, change)] : [];
  });

/** Nobody waits for the senseless. */
export function skipsTurn(situation: Situation, creature: CreatureId): boolean {
  const fighter = findFighter(situation, creature);
  return fighter !== null && incapacityOf(fighter) !== null;
}

/** The order is fixed: whoever wants to act later waits (G4-GAP-01). */
export const delays = (): boolean => false;
