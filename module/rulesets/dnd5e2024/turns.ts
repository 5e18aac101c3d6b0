import { isJsonObject, type JsonObject } from "../../kernel/json.js";
import type { Act } from "../../model/act.js";
import type { Entrant } from "../../model/command.js";
import type { Fact } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import type { Situation } from "../../rules/situation.js";
import { falls } from "./attack/flight.js";
import { gain, lose } from "./attack/injure.js";
import { holdsSpell } from "./attack/concentration.js";
import { settle } from "./attack/settle.js";
import { controllerOf, isControlling, isDying, isOutOfAction, isRevived, mountOf } from "./conditions.js";
import { standing } from "./distance.js";
import { expire } from "./durations.js";
import { footprintDistance } from "../../grid/footprint/distance.js";
import { findFighter, isTiny, mountIdOf, presentFighters, sizeRank, type Fighter } from "./fighter.js";
import { ATTACK_RULED, OBJECT_RULED, RULINGS } from "./rulings.js";
import { changeTurn, FRESH_TURN, GIVEN_STATE } from "./state.js";

/** The turn state with which a creature enters. */
export const enter = (situation: Situation, entrant: Entrant): JsonObject =>
  given(situation, entrant.id, entrant.turn ?? {});

const SPENT: Readonly<Record<string, string>> = {
  action: "actionUsed",
  bonus: "bonusUsed",
  reaction: "reactionUsed",
  interaction: "interactionUsed",
};

/** State given from outside: `spent` by economy keys, everything else by name. */
export function given(_situation: Situation, _creature: CreatureId, state: JsonObject): JsonObject {
  const named = GIVEN_STATE.flatMap((key) => (state[key] === undefined ? [] : [[key, state[key]] as const]));
  const spent = isJsonObject(state.spent) ? state.spent : {};
  const used = Object.entries(SPENT).flatMap(([key, flag]) =>
    spent[key] === undefined ? [] : [[flag, Number(spent[key]) > 0] as const],
  );
  const moved = typeof spent.movement === "number" ? { moved: spent.movement } : {};
  return { ...Object.fromEntries([...named, ...used]), ...moved };
}

/** Surprise is over with the first round; it costs nobody a turn (DND5-INIT-003). */
export function startRound(situation: Situation): readonly Fact[] {
  if (situation.encounter.round <= 1) return [];
  return presentFighters(situation).flatMap((fighter) => lose(fighter, "surprised"));
}

/** A turn begins: everything is there again, also for the mount that the creature directs (DND5-MOUNT-005). */
export function startTurn(situation: Situation, creature: CreatureId): readonly Fact[] {
  const fighter = findFighter(situation, creature);
  const over = [...expire(situation, creature, "start"), ...settle(situation)];
  if (!fighter || controllerOf(situation, fighter)) return over;
  const mount = mountOf(situation, fighter);
  const directed = mount && isControlling(fighter, mount) ? [changeTurn(mount.id, FRESH_TURN)] : [];
  const held = holdsSpell(fighter) ? { concentrating: null } : {};
  return [...over, changeTurn(creature, { ...FRESH_TURN, ...held }), ...directed];
}

/** A turn ends: who shares another's space lies down in it, and whoever was stopped can move again. */
export function endTurn(situation: Situation, creature: CreatureId): readonly Fact[] {
  const fighter = findFighter(situation, creature);
  const halted = presentFighters(situation).filter(({ turn }) => turn.halted);
  return [
    ...(fighter && isCrowded(situation, fighter) ? gain(fighter, "prone") : []),
    ...halted.map(({ id }) => changeTurn(id, { halted: null })),
    ...expire(situation, creature, "end"),
    ...(fighter ? unruled(fighter) : []),
  ];
}

/** What the game master has ruled and nobody has used ends with the turn (DND5-ATT-004, DND5-OBJ-004). */
const unruled = ({ id, turn }: Fighter): Fact[] =>
  RULINGS.some((ruling) => turn[ruling.id] !== null) ? [changeTurn(id, { ...ATTACK_RULED, ...OBJECT_RULED })] : [];

/** DND5-SPACE-006: in the space of a creature that it is not larger than, unless it is tiny. */
function isCrowded(situation: Situation, fighter: Fighter): boolean {
  const place = standing(situation, fighter);
  const { board } = situation;
  if (!board || !place || isTiny(fighter)) return false;
  return presentFighters(situation).some((other) => {
    const there = standing(situation, other);
    if (!there || other.id === fighter.id || isSeatedTogether(fighter, other)) return false;
    const shares = footprintDistance(board, place.footprint, there.footprint) === 0;
    const larger = sizeRank(fighter.profile.size) > sizeRank(other.profile.size);
    return shares && place.elevation === there.elevation && !larger;
  });
}

const isSeatedTogether = (a: Fighter, b: Fighter): boolean =>
  mountIdOf(a) === b.id || mountIdOf(b) === a.id || (mountIdOf(a) !== null && mountIdOf(a) === mountIdOf(b));

/** Nobody waits for the unconscious, but for a death save, nor for a mount that acts on its rider's turn. */
export function skipsTurn(situation: Situation, creature: CreatureId): boolean {
  const fighter = findFighter(situation, creature);
  if (!fighter) return false;
  const lies = isOutOfAction(fighter) && !isDying(fighter) && !isRevived(fighter);
  return lies || controllerOf(situation, fighter) !== null;
}

/**
 * The death save with which a dying character's turn begins (GAP-DND5-17), and before it the fall of a flyer that
 * somebody's hand outside these rules has brought down (GAP-DND5-11).
 */
export function due(situation: Situation, creature: CreatureId): readonly Act[] {
  const fighter = findFighter(situation, creature);
  if (!fighter) return [];
  const { position } = fighter.state;
  const fall: Act[] =
    position && falls(situation, fighter)
      ? [
          {
            by: creature,
            action: "forced",
            cause: "fall",
            path: [position.cell, position.cell],
            elevations: [position.elevation, 0],
          },
        ]
      : [];
  return [...fall, ...(isDying(fighter) ? [{ by: creature, action: "death-save" }] : [])];
}

export const delays = (situation: Situation, creature: CreatureId): boolean =>
  findFighter(situation, creature)?.turn.delaying ?? false;
