import type { Fact } from "../../../model/event.js";
import type { CreatureId, TaskId } from "../../../model/ids.js";
import type { Situation } from "../../../rules/situation.js";
import { findAction } from "../actions.js";
import type { Fighter } from "../fighter.js";
import { numberOption, textOption } from "../judge/case.js";
import { changeTurn } from "../state.js";

/** Something that damage may make a creature lose. */
export interface Strain {
  /** A casting begun in this act, a long one, or a spell kept up. */
  readonly what: "act" | "casting" | "spell";
  readonly spell: string;
  readonly level: number;
}

/** What a creature concentrates on just now: PF1-AOO-009, PF1-CASTTIME-004, PF1-SPELL-012. */
export function strainsOf(situation: Situation, target: Fighter, task: TaskId): Strain[] {
  const strains: Strain[] = situation.encounter.tasks
    .filter((other) => other.id !== task && other.act.by === target.id && isCasting(other.act.action))
    .map((other) => ({
      what: "act",
      spell: textOption(other.act, "spell") ?? "",
      level: numberOption(other.act, "level") ?? 0,
    }));
  const { casting, activeSpells } = target.turn;
  if (casting && strains.length === 0) strains.push({ what: "casting", spell: casting.spell, level: casting.level });
  for (const spell of activeSpells.filter((active) => active.concentration)) {
    strains.push({ what: "spell", spell: spell.id, level: spell.level });
  }
  return strains;
}

const isCasting = (action: string): boolean => {
  const row = findAction(action);
  return row?.concentration === true && row.provokes === "yes";
};

/** DC of a concentration check after damage. */
export const strainDc = (strain: Strain, damage: number): number => 10 + damage + strain.level;

/** What a failed check costs. */
export function loseConcentration(target: Fighter, strain: Strain): Fact {
  switch (strain.what) {
    case "act":
      return changeTurn(target.id, { castingBroken: true });
    case "casting":
      return changeTurn(target.id, { casting: null });
    case "spell":
      return endSpell(target.id, target, strain.spell);
  }
}

export const endSpell = (creature: CreatureId, fighter: Fighter, spell: string): Fact =>
  changeTurn(creature, { activeSpells: fighter.turn.activeSpells.filter((active) => active.id !== spell) });
