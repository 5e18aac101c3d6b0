import type { JsonObject } from "../../../kernel/json.js";
import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import { findStat, gain, hasCondition, sizeRank } from "../../../rules/creature.js";
import { countFaces, sum } from "../../../rules/dice.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { saveNumber } from "../fighter.js";
import { readOption } from "../options.js";
import { changeTurn } from "../state.js";
import { armourClass } from "./armour-class.js";
import { readTest, requestTest, type Test, type Tested } from "../../../rules/d20.js";
import { damageDice, damageOf } from "./damage.js";
import { injure } from "./injure.js";
import { situationModifiers, type Strike } from "./modifiers.js";
import { isMissile } from "./weapon.js";

/** THAC0 of one about whom nothing is said. */
const UNTRAINED = 20;
/** Lowest natural roll of a critical hit, and by how much it must pass what was needed (GAP-ADND-18). */
const CRITICAL = 18;
const HELD_CRITICAL = 16;
const MARGIN = 5;

/** What the target's size must at least show on a knockdown die, from tiny on; null: nothing throws it down (GAP-ADND-10). */
const THROWN_AT = [3, 5, 7, 9, 11, null, null];

/** The roll of a stroke: THAC0 less the target's armour class is needed (GAP-ADND-21). */
function attackTest(situation: Situation, strike: Strike): Test {
  const { attacker, target, weapon, way } = strike;
  const missile = isMissile(weapon);
  const armour =
    way === "trample" ? (findStat(target, "ac") ?? 10) : armourClass(situation, target, attacker, !missile);
  const own = weapon.bonus === 0 ? [] : [{ label: "weapon", value: weapon.bonus }];
  return {
    by: attacker.id,
    kind: "attack",
    modifiers: [...own, ...situationModifiers(situation, strike)],
    against: (findStat(attacker, "thac0") ?? UNTRAINED) - armour,
    target: target.id,
  };
}

const deathSave = ({ target }: Strike): Test => ({
  by: target.id,
  kind: "save",
  modifiers: [],
  against: saveNumber(target, "death"),
});

/** One stroke: the roll, the damage, and where the weapon may throw its target down the die and the save for that. */
export function advanceStrike(situation: Situation, task: Task, strike: Strike, { phase }: JsonObject): Step {
  switch (phase) {
    case "attack":
      return struck(situation, strike, readTest(attackTest(situation, strike), task.faces));
    case "damage":
    case "critical":
      return hurt(situation, strike, phase === "critical", task.faces);
    case "knockdown":
      return thrown(strike, task.faces);
    case "save": {
      const { hit, fact } = readTest(deathSave(strike), task.faces);
      return { kind: "done", facts: [fact, ...(hit ? [] : gain(strike.target, "prone"))] };
    }
    default:
      return {
        kind: "roll",
        facts: [],
        request: requestTest(attackTest(situation, strike)),
        progress: { phase: "attack" },
      };
  }
}

function struck(situation: Situation, strike: Strike, { die, total, hit, fact }: Tested): Step {
  const { attacker, target, weapon, held } = strike;
  const least = held && !isMissile(weapon) ? HELD_CRITICAL : CRITICAL;
  const critical = hit && (die ?? 0) >= least && total >= attackTest(situation, strike).against + MARGIN;
  const marked = [fact, markAttacked(strike, hit)];
  if (!hit) return { kind: "done", facts: [...marked, outcome(strike, false, false, null)] };
  const { dice, flat } = damageDice(situation, strike, critical);
  if (countFaces(dice) === 0) return concluded(strike, [...marked, ...suffer(situation, strike, critical, [])]);
  const modifiers = flat === 0 ? [] : [{ label: "weapon", value: flat }];
  const request = { by: attacker.id, kind: "damage", dice, modifiers, target: target.id };
  return { kind: "roll", facts: marked, request, progress: { phase: critical ? "critical" : "damage" } };
}

/** Whom somebody attacked this round, and who hit whom (ADND-MAP-005, ADND-GUARD-008). */
function markAttacked({ attacker, target, weapon }: Strike, hit: boolean): Fact {
  const melee = !isMissile(weapon);
  const { hitBy } = target.turn;
  return changeTurn(target.id, {
    attacked: true,
    ...(melee && { beset: true }),
    ...(hit && { hitBy: [...hitBy.filter(({ id }) => id !== attacker.id), { id: attacker.id, melee }] }),
  });
}

const hurt = (situation: Situation, strike: Strike, critical: boolean, faces: readonly number[] | null): Step =>
  concluded(strike, suffer(situation, strike, critical, faces));

function suffer(situation: Situation, strike: Strike, critical: boolean, faces: readonly number[] | null): Fact[] {
  const formula = damageDice(situation, strike, critical);
  const known = strike.weapon.damage !== null && faces !== null;
  const amount = known ? damageOf(situation, strike, formula, faces) : null;
  const tables = critical && readOption(situation.options, "criticalEffect") === "tables";
  return [
    outcome(strike, true, critical, amount),
    ...injure(strike.target, amount ?? 0),
    ...(tables ? [note(strike, "critical-table")] : []),
  ];
}

const note = ({ attacker, target }: Strike, code: string): Fact => ({
  type: "Noted",
  creature: attacker.id,
  code,
  data: { target: target.id },
});

/** After a hit the knockdown die falls, where the weapon has one and its target stands. */
function concluded(strike: Strike, facts: readonly Fact[]): Step {
  const { attacker, target, weapon } = strike;
  const falls = facts.some((fact) => fact.type === "ConditionGained" && fact.condition.id === "prone");
  if (!weapon.knockdown || falls || hasCondition(target, "prone")) return { kind: "done", facts };
  const request = { by: attacker.id, kind: "check", dice: weapon.knockdown.dice, modifiers: [], target: target.id };
  return { kind: "roll", facts, request, progress: { phase: "knockdown" } };
}

function thrown(strike: Strike, faces: readonly number[] | null): Step {
  const needed = THROWN_AT[sizeRank(strike.target)] ?? null;
  const shown = faces === null ? 0 : sum(faces) + (strike.weapon.knockdown?.flat ?? 0);
  if (needed === null || shown < needed) return { kind: "done", facts: [] };
  return { kind: "roll", facts: [], request: requestTest(deathSave(strike)), progress: { phase: "save" } };
}

const outcome = (
  { attacker, target, weapon, way }: Strike,
  hit: boolean,
  critical: boolean,
  damage: number | null,
): Fact => ({
  type: "StrikeResolved",
  by: attacker.id,
  target: target.id,
  with: weapon.id,
  hit,
  critical,
  damage,
  provoked: way === "opening" || way === "guard",
});
