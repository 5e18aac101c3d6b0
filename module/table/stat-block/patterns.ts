/** A number behind one of these words, in either language. */
export const numberAfter = (...words: readonly string[]): RegExp =>
  new RegExp(`(?:^|[^\\p{L}])(?:${words.join("|")})(?:\\s+of)?\\s*:?\\s*([+-]?\\d[\\d,]*(?:/\\d+)?)`, "imu");

/** The score in that place of a row under the heading. */
const inTable = (heading: readonly string[], place: number): RegExp => {
  const score = String.raw`\d+(?:\s*\([^)\n]{0,8}\))?`;
  return new RegExp(`${heading.join(String.raw`\s+`)}\\s+(?:${score}\\s+){${String(place)}}(\\d+)`, "imu");
};

/** An ability score: behind its own word, or in a table under a row of all six. `headings`: such rows, one a language. */
export const abilityPatterns = (
  place: number,
  headings: readonly (readonly string[])[],
  ...words: readonly string[]
): RegExp[] => [...headings.map((heading) => inTable(heading, place)), numberAfter(...words)];
