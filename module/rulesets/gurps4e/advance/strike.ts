import type { Fact } from "../../../model/event.js";
import { findStat } from "../../../rules/creature.js";
import { countFaces, sum } from "../../../rules/dice.js";
import { isFilled, provokedWindow } from "../../../rules/provocation.js";
import type { Step } from "../../../rules/step.js";
import { injuryOf, strengthen, weaken, type Damage } from "../attack/damage.js";
import { injure } from "../attack/injure.js";
import { attackTest, type Strike } from "../attack/modifiers.js";
import { readTest, requestTest } from "../attack/test.js";
import { findWeapon, isRanged, readyBlades, type Weapon } from "../attack/weapon.js";
import { blowsLeft, chosenBy } from "../chosen.js";
import { gapBetween } from "../distance.js";
import { findFighter, isOwnTurn } from "../fighter.js";
import { weaponFor } from "../judge/strike.js";
import { defenceWindow, lastStruck, mayTry, triedAgainst, type Attack } from "../provoke/defences.js";
import { waitsOnAct } from "../provoke/waits.js";
import { changeTurn } from "../state.js";
import { READIED } from "../terms.js";
import { done, type Part, type Performance } from "./part.js";
import { suffer, testsAfter } from "./suffer.js";

/** Whoever waits for an attack comes before it (G4-WAIT-002). */
export const letOffWaits =
  (on: "attack" | "cast"): Part =>
  ({ situation, act, actor, progress }) => {
    const chances = waitsOnAct(situation, actor, on);
    const aims = on === "cast" || act.target !== undefined;
    if (progress.asked === true || !aims || !isFilled(chances)) return done();
    const window = { ...provokedWindow(situation, chances, act.by), kind: READIED };
    return { kind: "ask", facts: [], window, progress: { asked: true } };
  };

/** One attack: to hit, how it is met, damage, and what the damage brings. The feint of an All-Out Attack comes before it. */
export const strike: Part = (performance) => {
  const struck = openStrike(performance);
  const { progress } = performance;
  if (!struck) return done();
  switch (progress.phase) {
    case "attack":
      return readAttack(performance, struck);
    case "defend":
      return readDefence(performance, struck);
    case "damage":
      return readHarm(performance, struck);
    case "after":
      return suffer(performance, struck.target);
    default:
      return ask(performance, struck);
  }
};

/** Out of a Wait the second blow of a manoeuvre that has two follows at once, with another blade where the first is spent. */
export const strikeAgain: Part = (performance) => {
  const { situation, act, actor, progress } = performance;
  const chosen = chosenBy(actor);
  if (progress.phase !== undefined) return strike(performance);
  if (!chosen || isOwnTurn(situation, actor) || blowsLeft(actor, chosen) === 0) return done();
  const blade = weaponFor(performance, chosen);
  const other = blade?.ready ? blade : readyBlades(actor)[0];
  return other ? strike({ ...performance, act: { ...act, with: other.id } }) : done();
};

const ask = ({ situation }: Performance, struck: Strike): Step => ({
  kind: "roll",
  facts: [],
  request: requestTest(attackTest(situation, struck)),
  progress: { phase: "attack", with: struck.weapon.id },
});

function openStrike(performance: Performance): Strike | null {
  const { situation, act, actor } = performance;
  const chosen = chosenBy(actor);
  const target = findFighter(situation, act.target);
  const weapon = chosen && (struckWith(performance) ?? weaponFor(performance, chosen));
  if (!chosen || !target || !weapon) return null;
  return { attacker: actor, target, weapon, maneuver: chosen.row, variant: chosen.variant, act };
}

/** What has struck already, though it may be unready since: the attack goes on with it; null: the dice aren't read yet. */
function struckWith({ actor, progress }: Performance): Weapon | null {
  const chosen = progress.phase === "attack" ? progress.with : undefined;
  if (typeof chosen === "string") return findWeapon(actor, chosen);
  return progress.phase === undefined || progress.phase === "attack" ? null : lastStruck(actor);
}

/** The dice to hit. What was prepared for this attack is used up with it, whether or not it hits. */
function readAttack(performance: Performance, struck: Strike): Step {
  const { situation, task } = performance;
  const { hit, critical, fact } = readTest(attackTest(situation, struck), task.faces);
  const before = [fact, ...spendAttack(struck)];
  if (!hit) return done([...before, outcome(struck, { hit, critical, damage: null })]);
  // Nothing stops a critical hit (G4-GAP-03).
  return critical
    ? { kind: "go", facts: before, progress: { phase: "defend", critical } }
    : askDefence(performance, struck, before);
}

/** G4-AIM-002, G4-EVALUATE-001: they belong to one attack; some weapons need a Ready after it (G4-GAP-12). */
function spendAttack({ attacker, weapon }: Strike): Fact[] {
  const { attacksMade, struck, aim, evaluate, readiness } = attacker.turn;
  return [
    changeTurn(attacker.id, {
      attacksMade: attacksMade + 1,
      struck: [...struck, weapon.id],
      ...(aim && { aim: null }),
      ...(evaluate && { evaluate: null }),
      ...(weapon.unreadies && { readiness: { ...readiness, [weapon.id]: false } }),
    }),
  ];
}

const attackOf = ({ task }: Performance, { attacker, weapon }: Strike): Attack => ({ task, attacker, weapon });

/** The target chooses how it meets the attack; where nothing is open to it, it is hit. */
function askDefence(performance: Performance, struck: Strike, facts: readonly Fact[]): Step {
  const attack = attackOf(performance, struck);
  const { situation } = performance;
  const tried = triedAgainst(struck.target, attack).length;
  const window = mayTry(struck.target, attack) ? defenceWindow(situation, struck.target, attack) : null;
  if (!window) return { kind: "go", facts, progress: { phase: "defend" } };
  return { kind: "ask", facts, window, progress: { phase: "defend", tried } };
}

/** Made: nothing happens. Tried and failed: another way, where the rules leave one (G4-ALLOUTDEFENSE-003). */
function readDefence(performance: Performance, struck: Strike): Step {
  const { progress, situation } = performance;
  const { defending } = struck.target.turn;
  const attack = attackOf(performance, struck);
  const tried = triedAgainst(struck.target, attack).length;
  const critical = progress.critical === true;
  if (defending?.attack === performance.task.id && defending.made)
    return done([outcome(struck, { hit: false, critical, damage: null })]);
  const again = typeof progress.tried === "number" && tried > progress.tried;
  if (again && mayTry(struck.target, attack) && defenceWindow(situation, struck.target, attack))
    return askDefence(performance, struck, []);
  return askDamage(struck, critical);
}

function askDamage(struck: Strike, critical: boolean): Step {
  const damage = damageOf(struck);
  if (!damage || countFaces(damage.dice) === 0) return done([outcome(struck, { hit: true, critical, damage: null })]);
  const { attacker, target } = struck;
  const modifiers = damage.flat === 0 ? [] : [{ label: "maneuver", value: damage.flat }];
  const request = { by: attacker.id, kind: "damage", dice: damage.dice, modifiers, target: target.id };
  return { kind: "roll", facts: [], request, progress: { phase: "damage", critical } };
}

function damageOf({ weapon, variant }: Strike): Damage | null {
  if (!weapon.damage) return null;
  const change = variant?.damage === "strong" ? strengthen : variant?.damage === "weak" ? weaken : null;
  return change ? change(weapon.damage) : weapon.damage;
}

/** The dice of damage; armour and the kind of wound make an injury of it, beyond half range of half of it (G4-GAP-08, G4-GAP-13). */
function readHarm(performance: Performance, struck: Strike): Step {
  const { task, situation, progress } = performance;
  const critical = progress.critical === true;
  const damage = damageOf(struck);
  const { attacker, target, weapon } = struck;
  if (!damage || !task.faces) return done([outcome(struck, { hit: true, critical, damage: null })]);
  const far = isRanged(weapon) && weapon.range !== null && gapBetween(situation, attacker, target) > weapon.range.half;
  const basic = Math.max(0, sum(task.faces) + damage.flat);
  const total = far ? Math.floor(basic / 2) : basic;
  const injury = injuryOf(total, damage.type, findStat(target, "dr") ?? 0);
  const modifiers = [{ label: "base", value: damage.flat }];
  const roll = { by: attacker.id, kind: "damage", faces: task.faces, total, bonus: damage.flat, modifiers };
  return {
    kind: "go",
    facts: [
      outcome(struck, { hit: true, critical, damage: injury }),
      { type: "RollResolved", roll, target: target.id },
      ...injure(target, injury),
    ],
    progress: { phase: "after", tests: testsAfter(target, injury) },
  };
}

const outcome = (
  { attacker, target, weapon }: Strike,
  result: { readonly hit: boolean; readonly critical: boolean; readonly damage: number | null },
): Fact => ({
  type: "StrikeResolved",
  by: attacker.id,
  target: target.id,
  with: weapon.id,
  provoked: false,
  ...result,
});
