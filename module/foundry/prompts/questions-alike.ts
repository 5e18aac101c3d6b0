import type { Question } from "../port/ask.js";

/**
 * Whether one answer may settle both: several tokens moved at once are judged each alone, and whoever lets one of them go
 * against a reason lets the others go against the same.
 */
export function areAlike(one: Question, other: Question): boolean {
  return (
    one.kind === "anyway" && other.kind === "anyway" && one.session === other.session && keyOf(one) === keyOf(other)
  );
}

/** The reasons and the word that it takes, whatever the creature. */
const keyOf = ({ refusal, offers }: Question): string =>
  [offers[0]?.word ?? "", ...new Set(refusal?.reasons.map(({ code }) => code).toSorted())].join(" ");
