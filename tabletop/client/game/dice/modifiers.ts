import type { DiceTerm, EvaluateOptions } from "./terms.js";

/** What one die shows. */
export interface DieResult {
  result: number;
  active: boolean;
  discarded?: boolean;
  rerolled?: boolean;
  exploded?: boolean;
  count?: number;
}

/** Applies the modifiers of a die term, in the order they are written. */
export function applyModifiers(die: DiceTerm, options: EvaluateOptions): void {
  for (const modifier of die.modifiers) applyModifier(die, modifier.toLowerCase(), options);
}

function applyModifier(die: DiceTerm, modifier: string, options: EvaluateOptions): void {
  const keep = /^(k|kh|kl|d|dl|dh)(\d*)$/.exec(modifier);
  if (keep) return keepOrDrop(die, keep[1] as string, Number(keep[2] || 1));
  const limit = /^(min|max)(\d+)$/.exec(modifier);
  if (limit) return clampResults(die, limit[1] as "min" | "max", Number(limit[2]));
  const reroll = /^(rr?|x)([<>=]{0,2})(\d*)$/.exec(modifier);
  if (reroll) return again(die, reroll[1] as string, reroll[2] ?? "", reroll[3] ?? "", options);
  const success = /^(cs|cf)([<>=]{0,2})(\d+)$/.exec(modifier);
  if (success && success[1] === "cs") return countSuccesses(die, success[2] ?? "", Number(success[3]));
  throw new Error(`NotModelled: the dice modifier "${modifier}"`);
}

function keepOrDrop(die: DiceTerm, kind: string, count: number): void {
  const active = die.results.filter((result) => result.active);
  const highFirst = [...active].sort((a, b) => b.result - a.result);
  const low = kind.endsWith("l") || kind === "d";
  const order = low ? highFirst.reverse() : highFirst;
  const chosen = new Set(order.slice(0, count));
  const keeps = kind.startsWith("k");
  for (const result of active) {
    if (chosen.has(result) === keeps) continue;
    result.active = false;
    result.discarded = true;
  }
}

function clampResults(die: DiceTerm, kind: "min" | "max", limit: number): void {
  for (const result of die.results) {
    if (kind === "min" ? result.result < limit : result.result > limit) result.count = limit;
  }
}

function compare(value: number, comparison: string, target: number): boolean {
  switch (comparison) {
    case "<":
      return value < target;
    case "<=":
      return value <= target;
    case ">":
      return value > target;
    case ">=":
      return value >= target;
    default:
      return value === target;
  }
}

/** Rerolls once (r) or until it no longer applies (rr), or explodes (x). */
function again(die: DiceTerm, kind: string, comparison: string, target: string, options: EvaluateOptions): void {
  const wanted = target === "" ? (kind === "x" ? die.faces : 1) : Number(target);
  const initial = die.results.length;
  for (let index = 0; index < die.results.length && index < 1000; index++) {
    const result = die.results[index] as DieResult;
    if (kind === "r" && index >= initial) return;
    if (!result.active || !compare(result.result, comparison, wanted)) continue;
    if (kind === "x") result.exploded = true;
    else Object.assign(result, { rerolled: true, active: false });
    die.roll(options);
  }
}

function countSuccesses(die: DiceTerm, comparison: string, target: number): void {
  for (const result of die.results) result.count = compare(result.result, comparison, target) ? 1 : 0;
}
