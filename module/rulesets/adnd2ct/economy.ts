import type { Economy } from "../../model/economy.js";
import type { CreatureId } from "../../model/ids.js";
import type { Situation } from "../../rules/situation.js";
import { incapacityOf, isReady } from "./conditions.js";
import { findFighter, type Fighter } from "./fighter.js";
import { allowanceOf } from "./movement/allowance.js";
import { END_OF_ROUND, PHASES } from "./phases.js";
import { openingsLeft } from "./provoke/chances.js";
import { blowPhase, startPhaseOf, strokesOf } from "./timing.js";

/** The economy of a creature for strip, sheet, tracker and scenarios. */
export function economy(situation: Situation, creature: CreatureId): Economy {
  const fighter = findFighter(situation, creature);
  if (!fighter) return { slots: [], movement: null, values: {} };
  const { declared, lost, spent, moved } = fighter.turn;
  const able = incapacityOf(situation, fighter) === null;
  const action = Number(able && !lost && !spent && declared?.action !== "parry");
  const movement = able && declared ? allowanceOf(situation, fighter).whole : 0;
  const openings = openingsLeft(situation, fighter) ?? 1;
  const opportunity = isReady(situation, fighter) ? openings : 0;
  return {
    slots: [
      { slot: "action", shape: "main", left: action, max: 1, owed: false },
      {
        slot: "opportunity",
        shape: "reaction",
        left: opportunity,
        max: Math.max(1, openings + fighter.turn.taken),
        owed: false,
      },
    ],
    movement: declared ? { budget: movement + moved, walked: moved, left: movement } : null,
    values: {
      action,
      movement,
      phase: PHASES[(able ? nextPhase(situation, fighter) : null) ?? -1] ?? null,
      attacks: strokesLeft(situation, fighter),
    },
  };
}

/** The phase in which the declared action, its next stroke or the next part of its way is due; null: nothing comes. */
function nextPhase(situation: Situation, fighter: Fighter): number | null {
  const { declared, aborted, lost, spent, walks } = fighter.turn;
  if (lost || spent) return null;
  if (!declared) return aborted ? END_OF_ROUND : null;
  if (declared.action === "parry") return null;
  if (declared.action === "guard") return END_OF_ROUND;
  const [first] = walks;
  if (declared.action === "charge" && first) return Math.min(END_OF_ROUND, first.phase + 1);
  const blow = blowPhase(situation, fighter, declared);
  if (blow !== null) return blow;
  if (!first) return startPhaseOf(situation, fighter);
  return allowanceOf(situation, fighter).whole > 0 ? Math.min(END_OF_ROUND, first.phase + 1) : null;
}

function strokesLeft(situation: Situation, fighter: Fighter): number {
  const { declared, lost, spent, made } = fighter.turn;
  return declared && !lost && !spent ? strokesOf(situation, fighter, declared).slice(made).flat().length : 0;
}
