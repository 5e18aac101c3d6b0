import type { Fact } from "../../../model/event.js";
import type { Situation } from "../../../rules/situation.js";
import type { Fighter } from "../fighter.js";
import { changeTurn, type ActiveSpell, type TurnChange } from "../state.js";

/** A spell in effect as this fight keeps it. */
export const activeSpell = (id: string, level: number, more: Partial<ActiveSpell> = {}): ActiveSpell => ({
  id,
  level,
  concentration: false,
  redirectable: false,
  dismissible: false,
  endsRound: null,
  ...more,
});

/** Just before a turn: long castings that are complete take effect, spells whose time is over end (PF1-CASTTIME-001, 002). */
export function startTurnSpells({ encounter }: Situation, fighter: Fighter): Fact[] {
  const { casting, activeSpells } = fighter.turn;
  const complete = casting !== null && casting.roundsSpent >= casting.roundsNeeded;
  const lasting = activeSpells.filter(({ endsRound }) => endsRound === null || endsRound > encounter.round);
  if (!complete && lasting.length === activeSpells.length) return [];
  const change: TurnChange = {
    activeSpells: complete ? [...lasting, activeSpell(casting.spell, casting.level)] : lasting,
    ...(complete && { casting: null }),
  };
  return [changeTurn(fighter.id, change)];
}

/** With a turn end the spells that were not kept up (PF1-SPELL-011), and castings that were not gone on with (PF1-CASTTIME-003). */
export function endTurnSpells({ encounter }: Situation, fighter: Fighter): Fact[] {
  const { casting, activeSpells, concentrated } = fighter.turn;
  const kept = activeSpells.filter(({ id, concentration }) => !concentration || concentrated.includes(id));
  const broken = casting !== null && casting.roundsSpent < casting.roundsNeeded && casting.lastRound < encounter.round;
  const change: TurnChange = {
    ...(kept.length < activeSpells.length && { activeSpells: kept }),
    ...(broken && { casting: null }),
  };
  return Object.keys(change).length > 0 ? [changeTurn(fighter.id, change)] : [];
}
