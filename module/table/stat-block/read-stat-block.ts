import type { Size } from "../../model/profile.js";
import { parseHomeDice } from "../../rules/home-made/formula.js";
import { guessRest } from "./draft.js";
import type {
  AttackPatterns,
  CreatureDraft,
  Drafted,
  DraftedAttack,
  Known,
  StatBlockRules,
  StatField,
  Value,
} from "./rules.js";

/** Longer than any stat block; the rest isn't looked at. */
const MOST_TEXT = 20_000;
const MOST_ATTACKS = 20;
const MOST_NUMBER = 1e5;

/** Sizes by the beginnings of their words, in both languages. */
const SIZES: readonly (readonly [RegExp, Size])[] = [
  [/^(?:tiny|крош|крох)/iu, "tiny"],
  [/^(?:small|мал|небольш)/iu, "small"],
  [/^(?:medium|средн)/iu, "medium"],
  [/^(?:large|больш|крупн)/iu, "large"],
  [/^(?:huge|огромн)/iu, "huge"],
  [/^(?:gargantuan|исполин|громадн|гигант)/iu, "gargantuan"],
  [/^(?:colossal|колосс)/iu, "colossal"],
];

/** A word of a size, at the beginning of a line or after a comma or a letter of alignment. */
export const SIZE_WORD =
  /(?:^|[\s,])((?:tiny|small|medium|large|huge|gargantuan|colossal|крошечн|крохотн|маленьк|небольш|средн|больш|крупн|огромн|исполинск|громадн|колоссальн)[а-яёa-z]*)/imu;

/**
 * Reads a stat block as people copy it: whatever it says clearly is taken over, everything else guessed from that, and
 * each value tells which it is. Pure; any text is read, however little of it is a stat block.
 */
export function readStatBlock(rules: StatBlockRules, pasted: string, unnamed: string): CreatureDraft {
  const text = plainText(pasted);
  const found = rules.fields.flatMap((field): [string, Value][] => {
    const value = findValue(field, text);
    return value === null ? [] : [[field.path, value]];
  });
  const read: Known = Object.fromEntries(found);
  const mended = rules.mend?.(read) ?? read;
  const values = Object.fromEntries(
    Object.entries(mended).map(([path, value]): [string, Drafted] => [path, { value, how: "read" }]),
  );
  return guessRest(rules, { name: nameIn(text) ?? unnamed, values, attacks: attacksIn(rules, text) });
}

/** Signs as they are typed: a real minus, no hard spaces, Russian dice as all dice. */
const plainText = (pasted: string): string =>
  pasted
    .slice(0, MOST_TEXT)
    .replaceAll(/[\u00a0\u2007\u202f\t]/gu, " ")
    .replaceAll(/[−–—‒]/gu, "-")
    .replaceAll("×", "x")
    .replaceAll(/(\d)\s*[кд](\d)/giu, "$1d$2")
    .replaceAll(/\s*[\r\n]\s*/gu, "\n")
    .replaceAll(/ {2,}/gu, " ");

/** The first line that has letters, without what stands behind the name. */
function nameIn(text: string): string | null {
  const line = text.split("\n").find((each) => /\p{L}/u.test(each));
  const name = line?.replace(/\s+(?:CR|ПО|КУ|Level|Уровень|XP)\b.*$/iu, "").replace(/\s+(?:ПО|КУ|Уровень)\s.*$/u, "");
  return name?.trim().slice(0, 100) ?? null;
}

function findValue({ patterns, kind }: StatField, text: string): Value | null {
  for (const pattern of patterns) {
    const said = pattern.exec(text)?.[1];
    if (said === undefined) continue;
    const value = kind === "size" ? sizeOf(said) : numberOf(said);
    if (value !== null) return value;
  }
  return null;
}

const sizeOf = (word: string): Size | null => SIZES.find(([start]) => start.test(word))?.[1] ?? null;

/** `1/4` of a challenge is less than one. */
function numberOf(said: string): number | null {
  const value = said.includes("/") ? 0 : Number(said.replaceAll(/[\s,+]/gu, ""));
  return Number.isFinite(value) && Math.abs(value) <= MOST_NUMBER ? Math.trunc(value) : null;
}

/** What is said of an attack stands within so many signs behind its head. */
const MOST_REST = 400;

function attacksIn({ attacks }: StatBlockRules, text: string): DraftedAttack[] {
  if (!attacks) return [];
  const heads = [...text.matchAll(attacks.head)].slice(0, MOST_ATTACKS);
  return heads.map((head, i) => {
    const end = Math.min(heads[i + 1]?.index ?? text.length, head.index + head[0].length + MOST_REST);
    return toAttack(attacks, head.groups ?? {}, text.slice(head.index, end), sectionAt(attacks, text, head.index));
  });
}

/** The heading under which an attack stands; its own line's heading is one, too. */
function sectionAt({ section }: AttackPatterns, text: string, at: number): string {
  if (!section) return "";
  return [...text.matchAll(section)].findLast(({ index }) => index <= at)?.[0] ?? "";
}

function toAttack(
  { damage, shot, section, reach, range, defence, defences = {} }: AttackPatterns,
  { name = "", bonus = "" }: Readonly<Record<string, string | undefined>>,
  said: string,
  heading: string,
): DraftedAttack {
  const number = (pattern: RegExp | undefined, group = 1): number | null => {
    const found = pattern?.exec(said)?.[group];
    return found === undefined ? null : numberOf(found);
  };
  const dice = (damage.exec(said)?.[1] ?? "").replaceAll(/\s/gu, "");
  const sound = dice !== "" && parseHomeDice(dice) !== null;
  const word = (defence?.exec(said)?.[1] ?? "").toLocaleLowerCase();
  const bare = section ? name.replace(section, "") : name;
  return {
    name: titled(bare.replace(/^[\d\s*]+/u, "").trim()),
    kind: shot.test(section ? heading : said) ? "ranged" : "melee",
    bonus: numberOf(bonus),
    damage: sound ? dice : "",
    reach: number(reach),
    range: number(range),
    longRange: number(range, 2),
    defence: Object.entries(defences).find(([start]) => word.startsWith(start))?.[1] ?? "",
    sure: bonus !== "" && sound,
  };
}

const titled = (name: string): string => name.slice(0, 1).toLocaleUpperCase() + name.slice(1, 60);
