/** One piece of text that a mutation puts in the place of another. */
export interface Edit {
  /** from the root of the project */
  readonly file: string;
  /** stands exactly once in the file */
  readonly find: string;
  readonly put: string;
}

/** One rule of the tabletop, switched off. */
export interface Mutation {
  readonly name: string;
  /** what no longer holds, in words */
  readonly breaks: string;
  readonly edits: readonly Edit[];
  /** ids of the entries that are asked, or how those ids begin */
  readonly asks: readonly string[];
}

/** The text with the edits that concern this file; throws where a text to be replaced isn't there exactly once. */
export function applyEdits(text: string, file: string, { name, edits }: Mutation): string {
  let mutated = text;
  for (const { find, put } of edits.filter((edit) => edit.file === file)) {
    const found = mutated.split(find).length - 1;
    if (found !== 1) throw new Error(`${name}: ${file} has ${found} times, not once: ${find}`);
    mutated = mutated.replace(find, () => put);
  }
  return mutated;
}
