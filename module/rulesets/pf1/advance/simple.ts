import type { Fact } from "../../../model/event.js";
import { gain, lose } from "../../../rules/creature.js";
import type { Step } from "../../../rules/step.js";
import type { Case } from "../judge/case.js";
import { creatureId } from "../../../model/ids.js";
import { findFighter, hasCondition, modifierOf, statOf } from "../fighter.js";
import { holderOf } from "../judge/maneuver.js";
import { aidCheck, giveAid } from "./aid.js";
import { askCheck, readCheck, type Check } from "./check.js";
import { steady } from "./dying.js";
import { letGo } from "./maneuver-outcomes.js";
import { changeTurn } from "../state.js";
import type { Performance } from "./drive.js";

/** Actions whose effect is stated at once. */
export function performSimple(performance: Performance): Step {
  const checked = CHECKED[performance.action.id];
  const check = checked?.check(performance) ?? null;
  if (checked && check) return performCheck(performance, check, checked.success);
  return { kind: "done", facts: EFFECTS[performance.action.id]?.(performance) ?? [] };
}

function performCheck(performance: Performance, check: Check, success: (judged: Case) => readonly Fact[]): Step {
  if (performance.progress.rolled !== true) return askCheck(performance, check, { rolled: true });
  const { made, fact } = readCheck(performance, check);
  return { kind: "done", facts: [fact, ...(made ? success(performance) : [])] };
}

interface Checked {
  /** Null: the act asks for no die. */
  readonly check: (judged: Case) => Check | null;
  readonly success: (judged: Case) => readonly Fact[];
}

/** Actions that a check decides. */
const CHECKED: Readonly<Partial<Record<string, Checked>>> = {
  // PF1-SKILL-003, PF1-GAP-18
  "stabilize-dying": {
    check: ({ actor }) => ({
      kind: "check",
      label: "heal",
      bonus: statOf(actor, "heal", modifierOf(actor, "wis")),
      against: 15,
    }),
    success: ({ situation, act }) => {
      const target = findFighter(situation, act.target);
      return target && hasCondition(target, "dying") ? steady(target) : [];
    },
  },
  "aid-another": { check: aidCheck, success: giveAid },
};

/** Stances that a feat allows, until the next own turn (PF1-GAP-30, PF1-GAP-31). */
const STANCES: Readonly<Partial<Record<string, "combatExpertise" | "powerAttack" | "deadlyAim">>> = {
  "combat-expertise": "combatExpertise",
  "power-attack": "powerAttack",
  "deadly-aim": "deadlyAim",
};

/** What an action changes; one that isn't listed changes nothing that the rules follow. */
const EFFECTS: Readonly<Record<string, (judged: Case) => readonly Fact[]>> = {
  "total-defense": ({ actor }) => [changeTurn(actor.id, { totalDefense: true })],
  "drop-prone": ({ actor }) => gain(actor, "prone"),
  "stand-up": ({ actor }) => lose(actor, "prone"),
  "use-feat": ({ act, actor }) => {
    const stance = STANCES[act.variant ?? ""];
    return stance ? [changeTurn(actor.id, { [stance]: true })] : [];
  },
  "release-grapple": ({ situation, actor }) => {
    const holder = holderOf(actor, actor.turn.hold?.target);
    const other = findFighter(situation, holder === null ? undefined : creatureId(holder));
    return other && actor.turn.hold ? letGo(actor, other) : [];
  },
};
