const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };

/** Escapes the five characters that HTML reads. */
export function escapeHTML(value: unknown): string {
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Reverses {@link escapeHTML}. */
export function unescapeHTML(value: string): string {
  return Object.entries(ESCAPES).reduceRight((text, [character, escape]) => text.replaceAll(escape, character), value);
}

/** A lower-case name for addresses and keys. */
export function slugify(value: string, replacement = "-"): string {
  const plain = value.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return plain
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, replacement)
    .replace(new RegExp(`^${replacement}+|${replacement}+$`, "g"), "");
}
