import type { AttackKind, Size } from "../../model/profile.js";

/** A value of a creature as it is written: numbers, and words of closed lists. */
export type Value = number | string;

/** What is known of a creature so far, by the paths of its actor's data. */
export type Known = Readonly<Record<string, Value>>;

/** One number or word that the engine needs of a creature. */
export interface StatField {
  /** Path in the actor's data, such as `hp.max`. */
  readonly path: string;
  /** Numbers, or a size. */
  readonly kind: "number" | "size";
  /** How stat blocks say it, in any language; the first group is the value. The first that is found counts. */
  readonly patterns: readonly RegExp[];
  /** What it comes to where nobody says, from what is known; asked again whenever that changes. */
  readonly guess: (known: Known) => Value;
  /** Read only for `mend`: nothing that an actor keeps. */
  readonly silent?: true;
}

/** How stat blocks write attacks. Everything but the head is looked for in what stands between one head and the next. */
export interface AttackPatterns {
  /** Where each begins, global: groups `name` and `bonus`. */
  readonly head: RegExp;
  /** Dice of the damage, in the first group. */
  readonly damage: RegExp;
  /** Says that it is a shot. */
  readonly shot: RegExp;
  /** Headings of lists of blows and of shots, global; what stands under a shot's is one. Missing: each says so itself. */
  readonly section?: RegExp;
  readonly reach?: RegExp;
  /** In its first group, the long one in its second. */
  readonly range?: RegExp;
  readonly defence?: RegExp;
  /** The beginnings of the words for defences, and the game's own words. */
  readonly defences?: Readonly<Record<string, string>>;
}

/** How stat blocks of a game are written. */
export interface StatBlockRules {
  readonly fields: readonly StatField[];
  /** Missing: nobody writes stat blocks of this game that could be read. */
  readonly attacks?: AttackPatterns;
  /** Cells a side of a token, by size; missing: one. */
  readonly spaces?: Readonly<Partial<Record<Size, number>>>;
  /** What numbers of a stat block have to be turned into: changes of what was read. */
  readonly mend?: (known: Known) => Known;
}

/** One value with how it came to be: read word for word, guessed from others, or set by hand. */
export interface Drafted {
  readonly value: Value;
  readonly how: "read" | "guessed" | "given";
}

/** One way of striking. Lengths in the game's unit. */
export interface DraftedAttack {
  readonly name: string;
  readonly kind: AttackKind;
  readonly bonus: number | null;
  readonly damage: string;
  readonly reach: number | null;
  readonly range: number | null;
  readonly longRange: number | null;
  readonly defence: string;
  /** Everything that counts was read word for word. */
  readonly sure: boolean;
}

/** A creature before its actor is made. */
export interface CreatureDraft {
  readonly name: string;
  readonly values: Readonly<Record<string, Drafted>>;
  readonly attacks: readonly DraftedAttack[];
}
