import ts from "typescript";
import { listMembers } from "./members.mjs";
import { findMember } from "./sides.mjs";

/** @typedef {import("./members.mjs").Members} Members */
/** @typedef {import("./sides.mjs").Side} Side */

/**
 * How a class or namespace of ours stands to its original. Names of the class's own side begin with `static `.
 * @typedef {object} Standing
 * @property {number} has how many of the original's members there are
 * @property {string[]} missing members of the original that aren't here
 * @property {string[]} differs members of another kind, with both kinds
 * @property {string[]} alone members that the original doesn't have
 */

/** @type {Record<import("./members.mjs").Kind, string>} */
const WORDS = { method: "a method", promise: "a method with a promise", value: "a value" };

/** @typedef {NonNullable<ReturnType<typeof findMember>>} Found */

/**
 * Every class and namespace that is offered, by its path, in the order of paths.
 * @param {Side} official  @param {Side} offered
 * @returns {Record<string, Standing>}
 */
export function compareSides(official, offered) {
  /** @type {Map<string, Standing>} */
  const standings = new Map();
  /** @type {Map<ts.Symbol, string[]>} under which names a class of ours is offered */
  const paths = new Map();

  /** @param {string} path  @param {Found} theirs  @param {Found} ours */
  const visit = (path, theirs, ours) => {
    const standing = compareMembers(
      listMembers(official.checker, theirs.type),
      listMembers(offered.checker, ours.type),
    );
    standings.set(path, standing);
    if (theirs.instance === null || ours.instance === null) {
      for (const { name } of ours.type.getProperties()) follow(`${path}.${name}`, name, theirs, ours);
      return;
    }
    const { symbol } = ours.instance;
    const theirInstance = listMembers(official.checker, theirs.instance);
    const instances = compareMembers(theirInstance, listMembers(offered.checker, ours.instance));
    standings.set(path, joinSides(standing, instances));
    if (symbol !== undefined) paths.set(symbol, [...(paths.get(symbol) ?? []), path]);
  };

  /** @param {string} path  @param {string} name  @param {Found} theirHolder  @param {Found} ourHolder */
  const follow = (path, name, theirHolder, ourHolder) => {
    const [theirs, ours] = [findMember(official, theirHolder.type, name), findMember(offered, ourHolder.type, name)];
    if (theirs === null || ours === null) return;
    const areClasses = theirs.instance !== null && ours.instance !== null;
    if (areClasses || (isNamespace(ours.type) && isNamespace(theirs.type))) visit(path, theirs, ours);
  };

  visit("foundry", { type: official.foundry, instance: null }, { type: offered.foundry, instance: null });
  settleNames(standings, paths);
  takeOutInherited(standings, offered, paths);
  return Object.fromEntries([...standings].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** An object that is written out, or a module: not what is made by a class, and nothing to call. @param {ts.Type} type */
function isNamespace(type) {
  if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) return false;
  if (type.isIntersection()) return type.types.every(isNamespace);
  if (!(type.flags & ts.TypeFlags.Object) || type.getProperties().length === 0) return false;
  const flags = type.symbol?.flags ?? 0;
  const written = ts.SymbolFlags.ObjectLiteral | ts.SymbolFlags.TypeLiteral | ts.SymbolFlags.Module;
  return (flags & written) !== 0 || type.aliasSymbol?.name === "Readonly";
}

/** @param {Members} theirs  @param {Members} ours  @returns {Standing} */
export function compareMembers(theirs, ours) {
  const names = [...theirs.open.keys()];
  const shared = names.filter((name) => ours.open.has(name));
  return {
    has: shared.length,
    missing: names.filter((name) => !ours.open.has(name)),
    differs: shared.flatMap((name) => {
      const [meant, made] = [theirs.open.get(name), ours.open.get(name)];
      return meant === made || meant === undefined || made === undefined
        ? []
        : [`${name}: ${WORDS[meant]}, here ${WORDS[made]}`];
    }),
    alone: [...ours.open.keys()].filter(
      (name) => !name.startsWith("_") && !theirs.open.has(name) && !theirs.closed.has(name),
    ),
  };
}

/** @param {Standing} statics  @param {Standing} instances  @returns {Standing} */
function joinSides(statics, instances) {
  const mark = (/** @type {string} */ name) => `static ${name}`;
  return {
    has: statics.has + instances.has,
    missing: [...instances.missing, ...statics.missing.map(mark)],
    differs: [...instances.differs, ...statics.differs.map(mark)],
    alone: [...instances.alone, ...statics.alone.map(mark)],
  };
}

/**
 * One class of ours may stand for two of theirs, a document and its base: it is alone with what neither has.
 * @param {Map<string, Standing>} standings  @param {Map<ts.Symbol, string[]>} paths
 */
function settleNames(standings, paths) {
  for (const names of paths.values()) {
    const same = names.flatMap((name) => standings.get(name) ?? []);
    const alone = same[0]?.alone.filter((member) => same.every((standing) => standing.alone.includes(member))) ?? [];
    for (const standing of same) standing.alone = alone;
  }
}

/**
 * What a class lacks because the class that it is derived from lacks it is told there alone.
 * @param {Map<string, Standing>} standings  @param {Side} offered  @param {Map<ts.Symbol, string[]>} paths
 */
function takeOutInherited(standings, { checker }, paths) {
  const whole = new Map([...standings].map(([path, standing]) => [path, { ...standing }]));
  for (const [symbol, names] of paths) {
    const above = listAncestors(checker, symbol)
      .flatMap((ancestor) => paths.get(ancestor) ?? [])
      .flatMap((path) => whole.get(path) ?? []);
    for (const standing of names.flatMap((path) => standings.get(path) ?? []))
      for (const list of /** @type {const} */ (["missing", "differs", "alone"]))
        standing[list] = standing[list].filter((name) => !above.some((each) => each[list].includes(name)));
  }
}

/** @param {ts.TypeChecker} checker  @param {ts.Symbol} symbol  @returns {ts.Symbol[]} the nearest first */
function listAncestors(checker, symbol) {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (!type.isClassOrInterface()) return [];
  return checker
    .getBaseTypes(type)
    .flatMap((base) => (base.symbol === undefined ? [] : [base.symbol, ...listAncestors(checker, base.symbol)]));
}
