/** How strictly a table holds somebody to a rule, from not at all to no way round it. */
export const LEVELS = ["off", "tell", "warn", "block"] as const;
export type Level = (typeof LEVELS)[number];

/** What rules are about, each with a level of its own. */
export const CATEGORIES = ["actions", "movement", "reactions", "turn-order"] as const;
export type Category = (typeof CATEGORIES)[number];

/** Whom a level is for. */
export const ROLES = ["pc", "npc"] as const;
export type Role = (typeof ROLES)[number];

/** The whole matrix: a level for each category, for player characters and for everybody else. */
export type Enforcement = Readonly<Record<Role, Readonly<Record<Category, Level>>>>;

/** The same level for everything. */
export const everywhere = (level: Level): Enforcement["pc"] => ({
  actions: level,
  movement: level,
  reactions: level,
  "turn-order": level,
});

/** Nothing against the rules: how a table plays that has chosen nothing. */
export const STRICT: Enforcement = { pc: everywhere("block"), npc: everywhere("block") };

/**
 * How an act goes on that has reasons against it: `insist` where its mover does it all the same, `overrule` where the
 * game master allows it.
 */
export const WORDS = ["insist", "overrule"] as const;
export type Word = (typeof WORDS)[number];

/** What becomes of an act with reasons against it: the strictest of their levels, or that nobody can allow it. */
export type Verdict = Level | "impossible";

/** True where the word is enough for the verdict. The game master's word counts as such only from a game master. */
export function isAllowed(verdict: Verdict, word: Word | undefined, gm: boolean): boolean {
  switch (verdict) {
    case "off":
    case "tell":
      return true;
    case "warn":
      return word !== undefined;
    case "block":
      return word === "overrule" && gm;
    case "impossible":
      return false;
  }
}

/** Who asks, as far as a decision depends on it. */
export interface Asker {
  readonly gm: boolean;
}

/** The table's own commands are a game master's. */
export const TABLE: Asker = { gm: true };
