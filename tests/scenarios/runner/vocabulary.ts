import { readFileSync } from "node:fs";
import { parse } from "yaml";

interface Word {
  readonly id: string;
  readonly rulesets: "all" | readonly string[];
  readonly aliases?: readonly string[];
}

export type Section = "options" | "features" | "conditions" | "state" | "stats" | "attacks" | "actions";

/** The closed lists of words that scenarios may use, by section and ruleset. */
export interface Vocabulary {
  readonly knows: (section: Section, ruleset: string, word: string) => boolean;
  /** The word that an alias stands for, or the word itself. */
  readonly resolve: (section: Section, word: string) => string;
}

/** Reads the shared vocabulary. */
export function loadVocabulary(file: string): Vocabulary {
  const sections = parse(readFileSync(file, "utf8")) as Record<string, Word[]>;
  const words = (section: Section): Word[] => sections[section] ?? [];
  return {
    knows: (section, ruleset, word) =>
      words(section).some(
        (entry) =>
          (entry.rulesets === "all" || entry.rulesets.includes(ruleset)) &&
          (entry.id === word || entry.id.endsWith(".*") || (entry.aliases ?? []).includes(word)),
      ) || elsewhere(sections, section, word),
    resolve: (section, word) => words(section).find((entry) => entry.aliases?.includes(word))?.id ?? word,
  };
}

/** Whether a file holds the words of scenarios, and no scenarios. */
export function isVocabulary(file: string): boolean {
  const content: unknown = parse(readFileSync(file, "utf8"));
  return typeof content === "object" && content !== null && "statKeys" in content && !("scenarios" in content);
}

/** An alias of the form `features: heavy-armor` names a word of another section. */
function elsewhere(sections: Record<string, unknown>, section: Section, word: string): boolean {
  return Object.values(sections).some(
    (entries) =>
      Array.isArray(entries) && (entries as Word[]).some((entry) => entry.aliases?.includes(`${section}: ${word}`)),
  );
}
