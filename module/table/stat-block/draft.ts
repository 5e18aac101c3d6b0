import type { CreatureDraft, Drafted, Known, StatBlockRules, Value } from "./rules.js";

/** What a draft says, by paths. */
export const knownOf = ({ values }: CreatureDraft): Known =>
  Object.fromEntries(Object.entries(values).map(([path, { value }]) => [path, value]));

/** A draft in which everything that wasn't read or given is guessed anew from what is known, in the order of the fields. */
export function guessRest({ fields }: StatBlockRules, draft: CreatureDraft): CreatureDraft {
  const firm = Object.entries(draft.values).filter(([, { how }]) => how !== "guessed");
  const values: Record<string, Drafted> = Object.fromEntries(firm);
  for (const { path, guess, silent } of fields) {
    if (silent || Object.hasOwn(values, path)) continue;
    const known = Object.fromEntries(Object.entries(values).map(([key, { value }]): [string, Value] => [key, value]));
    values[path] = { value: guess(known), how: "guessed" };
  }
  return { ...draft, values };
}

/** A creature of which nothing is known but what it is called. */
export const emptyDraft = (rules: StatBlockRules, name: string): CreatureDraft =>
  guessRest(rules, { name, values: {}, attacks: [] });

/** The draft with one value set by hand; what was only guessed follows it. */
export const give = (rules: StatBlockRules, draft: CreatureDraft, path: string, value: Value): CreatureDraft =>
  guessRest(rules, { ...draft, values: { ...draft.values, [path]: { value, how: "given" } } });
