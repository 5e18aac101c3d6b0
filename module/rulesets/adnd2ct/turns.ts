import { isJsonObject, type JsonObject } from "../../kernel/json.js";
import type { Act } from "../../model/act.js";
import type { Entrant } from "../../model/command.js";
import type { Fact } from "../../model/event.js";
import { creatureId, type CreatureId } from "../../model/ids.js";
import { sameCell } from "../../model/position.js";
import { lose } from "../../rules/creature.js";
import type { Phases } from "../../rules/ruleset.js";
import type { Situation } from "../../rules/situation.js";
import { findAction } from "./actions.js";
import { isDown } from "./conditions.js";
import { dueCreatures } from "./due.js";
import { recover, roundsRun } from "./fatigue.js";
import { findFighter, presentFighters } from "./fighter.js";
import { phaseNow, PHASES } from "./phases.js";
import { changeTurn, freshRound, knownState, readTurn, toCell } from "./state.js";

/** How a round of this game goes (GAP-ADND-02). */
export const phases: Phases = {
  order: PHASES,
  due: dueCreatures,
  takesTurn: (_situation: Situation, act: Act) =>
    findAction(act.action)?.apart !== true && act.action !== "cover-ranged" && act.action !== "cover-melee",
};

/** The turn state with which a creature enters. */
export const enter = (situation: Situation, { id, turn }: Entrant): JsonObject => given(situation, id, turn ?? {});

/** State given from outside: `spent` by economy keys, everything else by name. */
export function given(situation: Situation, _creature: CreatureId, state: JsonObject): JsonObject {
  const { action, opportunity, movement } = isJsonObject(state.spent) ? state.spent : {};
  const cover = isJsonObject(state.cover) && typeof state.cover.target === "string" ? state.cover.target : null;
  const cell = cover === null ? undefined : situation.encounter.creatures[creatureId(cover)]?.position?.cell;
  return {
    ...knownState(state),
    ...(cover !== null && { cover: { target: cover, cell: cell ? toCell(cell) : null } }),
    ...(action !== undefined && { spent: Number(action) > 0 }),
    ...(typeof opportunity === "number" && { taken: Math.max(0, opportunity) }),
    ...(typeof movement === "number" && { moved: Math.max(0, movement) }),
  };
}

/**
 * A square is covered, not whoever leaves it (ADND-COVER-003, GAP-ADND-14); a cover that was granted before its target had a
 * square (ADND-COVER-004) is of the one where that now stands.
 */
export const settle = (situation: Situation): readonly Fact[] =>
  presentFighters(situation).flatMap(({ id, turn: { cover } }): Fact[] => {
    if (!cover) return [];
    const target = findFighter(situation, creatureId(cover.target));
    const at = target?.state.position?.cell;
    if (!target || target.state.out) return [changeTurn(id, { cover: null })];
    if (!cover.cell) return at ? [changeTurn(id, { cover: { ...cover, cell: toCell(at) } })] : [];
    return at && sameCell(at, cover.cell) ? [] : [changeTurn(id, { cover: null })];
  });

/** A new round: everything is declared anew, whoever rested recovers, and surprise is over. Before the first one nothing has passed. */
export function startRound(situation: Situation): readonly Fact[] {
  const { reached, surprise } = situation.encounter;
  if (reached === undefined) return settle(situation);
  return presentFighters(situation).flatMap((fighter) => [
    ...recover(situation, fighter),
    ...(surprise ? lose(fighter, "surprised") : []),
    changeTurn(fighter.id, { ...freshRound(fighter.state.turn), ran: roundsRun(fighter) }),
  ]);
}

/** What is declared is nobody else's business until anything of it is done (ADND-ACT-005). */
export function untold(turn: JsonObject): readonly string[] {
  const { declared, acted, made, moved } = readTurn(turn);
  return declared !== null && acted < 0 && made === 0 && moved === 0 ? ["declared"] : [];
}

export const startTurn = (): readonly Fact[] => [];

/** Whoever had its place in a phase keeps nobody waiting there any more. */
export function endTurn(situation: Situation, creature: CreatureId): readonly Fact[] {
  const now = phaseNow(situation);
  const fighter = findFighter(situation, creature);
  return fighter && fighter.turn.acted < now ? [changeTurn(creature, { acted: now })] : [];
}

/** Nobody waits for the senseless. */
export function skipsTurn(situation: Situation, creature: CreatureId): boolean {
  const fighter = findFighter(situation, creature);
  return fighter !== null && isDown(fighter);
}

/** Putting off is a matter of phases here, not of the order. */
export const delays = (): boolean => false;
