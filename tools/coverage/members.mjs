import ts from "typescript";

/**
 * What a member is, as far as it can be had from types: something to call (at once, or with a promise), or a value.
 * @typedef {"method" | "promise" | "value"} Kind
 */

/**
 * The members of one side of a class, or of a namespace.
 * @typedef {object} Members
 * @property {Map<string, Kind>} open by name
 * @property {Set<string>} closed names of those that are private or protected
 */

const CLOSED = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
/** Names that stand for no member: brands of the type package, symbols, and what every function has. */
const NO_MEMBER = /^(?:__|#| |prototype$)/;

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @returns {Members}
 */
export function listMembers(checker, type) {
  /** @type {Members} */
  const members = { open: new Map(), closed: new Set() };
  for (const symbol of type.getProperties()) {
    if (NO_MEMBER.test(symbol.name)) continue;
    const target = resolveAlias(checker, symbol);
    if (!(target.flags & ts.SymbolFlags.Value)) continue;
    const isClosed = symbol.declarations?.some((node) => ts.getCombinedModifierFlags(node) & CLOSED) ?? false;
    if (isClosed) members.closed.add(symbol.name);
    else members.open.set(symbol.name, kindOf(checker, target));
  }
  return members;
}

/** @param {ts.TypeChecker} checker  @param {ts.Symbol} symbol  @returns {ts.Symbol} */
export function resolveAlias(checker, symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** @param {ts.TypeChecker} checker  @param {ts.Symbol} symbol  @returns {Kind} */
function kindOf(checker, symbol) {
  if (symbol.flags & ts.SymbolFlags.Accessor || symbol.flags & ts.SymbolFlags.Class) return "value";
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const calls = type.getCallSignatures();
  if (calls.length === 0 || type.getConstructSignatures().length > 0) return "value";
  return calls.every((call) => isPromise(call.getReturnType())) ? "promise" : "method";
}

/** Every part of it is a promise. @param {ts.Type} type  @returns {boolean} */
function isPromise(type) {
  if (type.isUnion()) return type.types.every(isPromise);
  return type.symbol?.name === "Promise";
}
