import { isJsonObject, type JsonObject } from "../../kernel/json.js";
import type { Act } from "../../model/act.js";
import type { Entrant } from "../../model/command.js";
import type { ConditionState } from "../../model/encounter.js";
import type { Fact } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import { hasCondition, isEnemy, lose } from "../../rules/creature.js";
import { sum } from "../../rules/dice.js";
import type { Situation } from "../../rules/situation.js";
import { handReach } from "./attack/weapon.js";
import { injure } from "./attack/injure.js";
import { expiryOf, grabberOf, isOutOfAction, isReady, isSurpriseRound } from "./conditions.js";
import { gapBetween } from "./distance.js";
import { findFighter, presentFighters, type Fighter } from "./fighter.js";
import { turnName } from "./provoke/chances.js";
import { changeTurn, FRESH_SLOTS, FRESH_TURN, knownState } from "./state.js";

/** The turn state with which a creature enters. */
export const enter = (situation: Situation, { id, turn }: Entrant): JsonObject => given(situation, id, turn ?? {});

/** State given from outside: `spent` by economy keys, everything else by name. */
export function given(situation: Situation, creature: CreatureId, state: JsonObject): JsonObject {
  const { standard, move, minor, immediate, opportunity, movement } = isJsonObject(state.spent) ? state.spent : {};
  const used = Object.entries({ standard, move, minor }).flatMap(([key, count]) =>
    typeof count === "number" ? [[key, count] as const] : [],
  );
  const budget = situation.profiles.get(creature)?.speeds.walk ?? 0;
  return {
    ...knownState(state),
    ...Object.fromEntries(used),
    ...(used.length > 0 && { taken: sum(used.map(([, count]) => count)) }),
    ...(immediate !== undefined && { immediate: Number(immediate) > 0 }),
    ...(opportunity !== undefined && { opportunity: Number(opportunity) > 0 ? turnName(situation) : "" }),
    ...(typeof movement === "number" && {
      movement: { action: "walk", budget: Math.max(budget, movement), walked: movement },
    }),
  };
}

/** Surprise is over with the first round. */
export const startRound = (situation: Situation): readonly Fact[] =>
  situation.encounter.round <= 1 ? [] : presentFighters(situation).flatMap((fighter) => lose(fighter, "surprised"));

/** A turn begins. One that was put off has begun already, when it was put off (DND4-DELAY-004). */
export function startTurn(situation: Situation, creature: CreatureId): readonly Fact[] {
  const fighter = findFighter(situation, creature);
  if (!fighter) return [];
  if (fighter.turn.delaying) return [changeTurn(creature, FRESH_SLOTS)];
  const ongoing = sum(fighter.state.conditions.map((condition) => expiryOf(condition).damage));
  return [changeTurn(creature, FRESH_TURN), ...injure(fighter, ongoing), ...expire(situation, creature, "start")];
}

/** A turn ends: effects, then what wasn't sustained; saving throws fall due (GAP-DND4-13, GAP-DND4-18). */
export function endTurn(situation: Situation, creature: CreatureId): readonly Fact[] {
  const fighter = findFighter(situation, creature);
  return fighter && !fighter.turn.delaying ? turnEnd(situation, fighter) : [];
}

function turnEnd(situation: Situation, fighter: Fighter): Fact[] {
  const saves = fighter.state.conditions.filter((condition) => expiryOf(condition).save).map(({ id }) => id);
  return [
    ...expire(situation, fighter.id, "end"),
    ...dropUnsustained(situation, fighter),
    ...(saves.length > 0 ? [changeTurn(fighter.id, { saves })] : []),
  ];
}

/** The saving throws with which a turn ends, one for each effect (GAP-DND4-12, GAP-DND4-18, DND4-DELAY-008). */
export const dueAtEnd = (situation: Situation, creature: CreatureId): readonly Act[] =>
  (findFighter(situation, creature)?.turn.saves ?? []).map((variant) => ({
    by: creature,
    action: "saving-throw",
    variant,
  }));

/** The part of a turn's end that comes when it is put off: nothing good is drawn out, and nothing can be sustained. */
export const splitTurnEnd = (situation: Situation, fighter: Fighter): Fact[] => [
  ...expire(situation, fighter.id, "end", (bearer, beneficial) => isEnemy(bearer, fighter) !== beneficial),
  ...dropUnsustained(situation, fighter),
];

/** The put-off turn is lost when its own place in the order comes round; what its end would have ended ends (DND4-DELAY-003). */
export function delayLost(situation: Situation, creature: CreatureId): readonly Fact[] {
  const fighter = findFighter(situation, creature);
  return fighter?.turn.delaying ? [changeTurn(creature, { delaying: null }), ...turnEnd(situation, fighter)] : [];
}

/** Effects that last until the start or end of a creature's turn: they end, or have one turn less to go. */
function expire(
  situation: Situation,
  of: CreatureId,
  on: "start" | "end",
  meant: (bearer: Fighter, beneficial: boolean) => boolean = () => true,
): Fact[] {
  return eachEffect(situation).flatMap(([bearer, condition]): Fact[] => {
    const expiry = expiryOf(condition);
    if (expiry.on !== on || expiry.of !== of || !meant(bearer, expiry.beneficial)) return [];
    if (expiry.turns <= 1) return lose(bearer, condition.id);
    const until = { ...condition.until, turns: expiry.turns - 1 };
    return [{ type: "ConditionGained", creature: bearer.id, condition: { ...condition, until } }];
  });
}

const eachEffect = (situation: Situation): (readonly [Fighter, ConditionState])[] =>
  presentFighters(situation).flatMap((bearer) =>
    bearer.state.conditions.map((condition) => [bearer, condition] as const),
  );

/** Holds and effects that somebody has to keep up and hasn't, this turn (DND4-GRAB-004, DND4-DELAY-006). */
const dropUnsustained = (situation: Situation, { id, turn }: Fighter): Fact[] =>
  eachEffect(situation).flatMap(([bearer, condition]) => {
    const grab = condition.id === "grabbed" && condition.by === id && !turn.kept.includes(bearer.id);
    const { sustain, of } = expiryOf(condition);
    const effect = sustain && of === id && !turn.kept.includes(condition.id);
    return grab || effect ? lose(bearer, condition.id) : [];
  });

/** Holds that end at once: the grabber can't take opportunity actions, or the two are out of its reach (DND4-GRAB-005). */
export const settle = (situation: Situation): readonly Fact[] =>
  presentFighters(situation).flatMap((held) => {
    const by = grabberOf(held);
    const grabber = findFighter(situation, by);
    if (by === null) return [];
    const holds =
      grabber && !grabber.state.out && isReady(grabber) && gapBetween(situation, grabber, held) <= handReach(grabber);
    return holds ? [] : lose(held, "grabbed");
  });

/** Nobody waits for the senseless, nor in the surprise round for the surprised. */
export function skipsTurn(situation: Situation, creature: CreatureId): boolean {
  const fighter = findFighter(situation, creature);
  if (!fighter) return false;
  return isOutOfAction(fighter) || (isSurpriseRound(situation) && hasCondition(fighter, "surprised"));
}

export const delays = (situation: Situation, creature: CreatureId): boolean =>
  findFighter(situation, creature)?.turn.delaying ?? false;
