import { isFlag, isNumber, isText, isWhole, isWord, objectOf, oneOf, orNull, type Shape } from "../../kernel/shape.js";
import {
  HOME_DEEDS,
  HOME_ENDS,
  HOME_LIMITS,
  HOME_MOMENTS,
  HOME_NEEDS,
  HOME_SIDES,
  HOME_TARGETS,
  type HomeEffect,
  type HomeMade,
  type HomeNeed,
  type HomeTest,
} from "../../model/home-made.js";
import { parseHomeDice } from "./formula.js";
import type { HomeMadeWords } from "./words.js";

/** What is wrong with one part of a home-made action, in a word that screens know; `at`: which row of its kind. */
export interface HomeFault {
  readonly part: "slot" | "test" | "needs" | "effects" | "whole";
  readonly at: number | null;
  readonly code: (typeof HOME_FAULTS)[number];
}

export const HOME_FAULTS = [
  "shape",
  "too-many",
  "slot",
  "defence",
  "save",
  "no-target",
  "dice",
  "condition",
  "feature",
  "stat",
  "no-test",
  "ends",
  "deed",
  "cells",
] as const;

/** What could be read of an action, and what was left out of it. Null: it can't be used at all. */
export interface ReadHomeMade {
  readonly made: HomeMade | null;
  readonly faults: readonly HomeFault[];
}

/** More rows than any action needs. */
export const MOST_ROWS = 20;
const MOST = { cells: 100, turns: 100, range: 100_000, value: 1000 } as const;

const within =
  (least: number, most: number): Shape<number> =>
  (value): value is number =>
    isWhole(value) && value >= least && value <= most;

const isTest: Shape<{ readonly kind: "none" | "attack" | "save"; readonly of: string; readonly value: number }> =
  objectOf<{ readonly kind: "none" | "attack" | "save"; readonly of: string; readonly value: number }>({
    kind: oneOf("none", "attack", "save"),
    of: isWord,
    value: within(-MOST.value, MOST.value),
  });

const isNeed = objectOf<HomeNeed>({ who: oneOf(...HOME_SIDES), is: oneOf(...HOME_NEEDS), of: isWord });

const isEffect = objectOf<HomeEffect>({
  to: oneOf(...HOME_SIDES),
  when: oneOf(...HOME_MOMENTS),
  does: oneOf(...HOME_DEEDS),
  amount: isWord,
  of: isWord,
  cells: within(0, MOST.cells),
  ends: oneOf(...HOME_ENDS),
  turns: within(1, MOST.turns),
});

type Head = Pick<HomeMade, "slot" | "targets" | "range" | "provokes" | "limit"> & {
  readonly test: unknown;
  readonly needs: unknown;
  readonly effects: unknown;
};

const isAnything: Shape<unknown> = (value): value is unknown => value !== undefined;

const isHead = objectOf<Head>({
  slot: isWord,
  targets: oneOf(...HOME_TARGETS),
  range: orNull((value): value is number => isNumber(value) && value >= 0 && value <= MOST.range),
  provokes: isFlag,
  limit: oneOf(...HOME_LIMITS),
  test: isAnything,
  needs: isAnything,
  effects: isAnything,
});

/**
 * Reads an action of unknown origin by the words of a game. Rows that mean nothing there are left out, and named; without
 * a slot, or with a test that can't be made, nothing is left to use. Never throws.
 */
export function readHomeMade(id: string, name: string, source: unknown, words: HomeMadeWords): ReadHomeMade {
  if (!isHead(source) || !isWord(id) || id === "" || !isText(name))
    return { made: null, faults: [{ part: "whole", at: null, code: "shape" }] };
  const test = readTest(source.test, source.targets !== "none", words);
  const needs = readRows("needs", source.needs, isNeed, (need) => needFault(need, source, words));
  // A test that can't be made is named itself; what hangs on it isn't, too.
  const decides = test !== null;
  const effects = readRows("effects", source.effects, isEffect, (row) => effectFault(row, source, decides, words));
  const faults: HomeFault[] = [
    ...(Object.hasOwn(words.slots, source.slot) ? [] : [{ part: "slot", at: null, code: "slot" } as const]),
    ...(typeof test === "string" ? [{ part: "test", at: null, code: test } as const] : []),
    ...needs.faults,
    ...effects.faults,
  ];
  const usable = Object.hasOwn(words.slots, source.slot) && typeof test !== "string";
  const { slot, targets, range, provokes, limit } = source;
  const head = { id, name, slot, targets, range, provokes: provokes && words.provokes, limit };
  return { made: usable ? { ...head, test, needs: needs.rows, effects: effects.rows } : null, faults };
}

function readTest(source: unknown, aimed: boolean, words: HomeMadeWords): HomeTest | null | HomeFault["code"] {
  if (!isTest(source)) return "shape";
  const { kind, of, value } = source;
  if (kind === "none") return null;
  if (!aimed) return "no-target";
  if (kind === "attack") return words.defences.includes(of) ? { kind, of, value } : "defence";
  return words.saves.includes(of) ? { kind, of, value } : "save";
}

interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly faults: readonly HomeFault[];
}

function readRows<Row>(
  part: "needs" | "effects",
  source: unknown,
  isRow: Shape<Row>,
  faultOf: (row: Row) => HomeFault["code"] | null,
): Rows<Row> {
  if (!Array.isArray(source)) return { rows: [], faults: [{ part, at: null, code: "shape" }] };
  const listed: readonly unknown[] = source.slice(0, MOST_ROWS);
  const judged = listed.map((row) => ({ row, code: isRow(row) ? faultOf(row) : ("shape" as const) }));
  const faults = judged.flatMap(({ code }, at): HomeFault[] => (code === null ? [] : [{ part, at, code }]));
  return {
    rows: judged.flatMap(({ row, code }) => (code === null && isRow(row) ? [row] : [])),
    faults: source.length > MOST_ROWS ? [...faults, { part, at: MOST_ROWS, code: "too-many" }] : faults,
  };
}

function needFault({ who, is, of }: HomeNeed, { targets }: Head, words: HomeMadeWords): HomeFault["code"] | null {
  if (who === "target" && targets === "none") return "no-target";
  if (is === "has-feature") return of === "" ? "feature" : null;
  return words.conditions.includes(of) ? null : "condition";
}

function effectFault(row: HomeEffect, { targets }: Head, decides: boolean, words: HomeMadeWords) {
  const { to, when, does, amount, of, cells, ends } = row;
  if (!words.deeds.includes(does)) return "deed";
  if (to === "target" && targets === "none") return "no-target";
  if (when !== "always" && !decides) return "no-test";
  switch (does) {
    case "damage":
    case "heal":
      return parseHomeDice(amount) ? null : "dice";
    case "condition":
      return !words.conditions.includes(of) ? "condition" : words.ends.includes(ends) ? null : "ends";
    case "relieve":
      return words.conditions.includes(of) ? null : "condition";
    case "push":
    case "pull":
      return to === "self" || cells < 1 ? "cells" : null;
  }
}

/** A row of a feature: so much is added to a number of its bearer. */
export interface HomeAdd {
  readonly to: string;
  readonly by: number;
}

const isAdd = objectOf<HomeAdd>({ to: isWord, by: within(-MOST.value, MOST.value) });

/** Rows of a feature by the words of a game; what isn't one is left out and named by its place. */
export function readAdds(source: unknown, words: HomeMadeWords): Rows<HomeAdd> {
  return readRows("effects", source, isAdd, ({ to }) => (words.adds.includes(to) ? null : "stat"));
}
