import { equalJson, isJsonObject, type Json } from "../../../module/kernel/json.js";

/** Fields whose lists have no order of their own. */
const UNORDERED = new Set(["oa", "awaits", "choices"]);

/** Whether what was seen is what the scenario expects of a field; only what is given is compared. */
export function matches(field: string, expected: Json, seen: Json): boolean {
  if (field === "reason")
    return Array.isArray(expected) ? expected.some((each: Json) => each === seen) : expected === seen;
  if (field === "conditions")
    return (
      isJsonObject(expected) &&
      isJsonObject(seen) &&
      Object.entries(expected).every(([id, want]) => matchesConditions(want, seen[id]))
    );
  if (UNORDERED.has(field) && Array.isArray(expected) && Array.isArray(seen))
    return sameSet(expected as Json[], seen as Json[]);
  return includes(expected, seen);
}

function matchesConditions(expected: Json, seen: Json | undefined): boolean {
  const list = Array.isArray(seen) ? (seen as Json[]) : [];
  if (Array.isArray(expected)) return sameSet(expected as Json[], list);
  if (!isJsonObject(expected)) return false;
  const has = Array.isArray(expected.has) ? (expected.has as Json[]) : [];
  const not = Array.isArray(expected.not) ? (expected.not as Json[]) : [];
  return has.every((id) => list.includes(id)) && not.every((id) => !list.includes(id));
}

const sameSet = (a: readonly Json[], b: readonly Json[]): boolean =>
  a.length === b.length && a.every((item) => b.some((other) => equalJson(item, other)));

/** Objects: what is named must agree. Everything else must be equal. */
function includes(expected: Json, seen: Json | undefined): boolean {
  if (isJsonObject(expected)) {
    return (
      isJsonObject(seen) &&
      Object.entries(expected).every(
        ([key, value]) => sameAdvantage(key, value, seen[key]) || includes(value, seen[key]),
      )
    );
  }
  if (Array.isArray(expected)) {
    return (
      Array.isArray(seen) &&
      expected.length === seen.length &&
      expected.every((value, i) => includes(value as Json, seen[i] as Json))
    );
  }
  return equalJson(expected, seen);
}

const ADVANTAGE = new Map<Json, string>([
  [-1, "disadvantage"],
  [0, "none"],
  [1, "advantage"],
]);

const sameAdvantage = (key: string, expected: Json, seen: Json | undefined): boolean =>
  key === "advantage" && seen !== undefined && ADVANTAGE.get(expected) === seen;
