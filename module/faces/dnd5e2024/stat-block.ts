import type { Face } from "../../foundry/face.js";
import { abilityPatterns, numberAfter, SIZE_WORD } from "../../foundry/quick/patterns.js";

type Rules = NonNullable<Face["quick"]>;
type Known = Parameters<Rules["fields"][number]["guess"]>[0];

const HEADINGS = [
  ["STR", "DEX", "CON", "INT", "WIS", "CHA"],
  ["СИЛ", "ЛОВ", "ТЕЛ", "ИНТ", "МДР", "ХАР"],
];
const WORDS = [
  "Str|Сил(?:а)?",
  "Dex|Лов(?:кость)?",
  "Con|Тел(?:осложение)?",
  "Int|Инт(?:еллект)?",
  "Wis|Мдр|Мудрость",
  "Cha|Хар(?:изма)?",
];

const number = (known: Known, path: string): number => (typeof known[path] === "number" ? known[path] : 0);
const level = (known: Known): number => number(known, "level");

/** What a creature of this game needs, and how stat blocks of either edition say it, in English and Russian. */
export const statBlock: Rules = {
  spaces: { large: 2, huge: 3, gargantuan: 4 },
  fields: [
    { path: "size", kind: "size", patterns: [SIZE_WORD], guess: () => "medium" },
    {
      path: "level",
      kind: "number",
      patterns: [numberAfter("CR", "Challenge(?: Rating)?", "Опасность", "ПО", "Уровень опасности")],
      guess: () => 1,
    },
    {
      path: "hp.max",
      kind: "number",
      patterns: [numberAfter("HP", "Hit Points", "Хиты", "ПЗ", "Пункты здоровья")],
      guess: (known) => 12 + 14 * level(known),
    },
    {
      path: "ac",
      kind: "number",
      patterns: [numberAfter("AC", "Armou?r Class", "КД", "Класс доспеха")],
      guess: (known) => Math.min(19, 12 + Math.floor(level(known) / 3)),
    },
    {
      path: "speeds.walk",
      kind: "number",
      patterns: [numberAfter("Speed", "Скорость")],
      guess: () => 30,
    },
    ...(["str", "dex", "con", "int", "wis", "cha"] as const).map((ability, i) => ({
      path: `abilities.${ability}`,
      kind: "number" as const,
      patterns: abilityPatterns(i, HEADINGS, WORDS[i] ?? ability),
      guess: (known: Known) => (i < 3 ? Math.min(22, 12 + Math.floor(level(known) / 2)) : 10),
    })),
  ],
  attacks: {
    head: /^[*_ ]{0,3}(?<name>\p{L}[\p{L}' -]{1,40}?)(?: \([^)\n]{1,40}\))?\.[*_]{0,3} *(?:Melee|Ranged|Рукопашн|Дальнобойн|Бросок рукопашн)[^:\n]{0,50}: *(?<bonus>[+-]\d+)/gimu,
    shot: /^[^:]{0,120}?(?:Ranged|Дальнобойн)/iu,
    damage: /(?:Hit|Попадание)\s*:[^\n]{0,60}?(\d+d\d+(?:\s*[+-]\s*\d+)?)/iu,
    reach: /(?:reach|досягаемость)\s+(\d+)/iu,
    range: /(?:range|дистанция|дальность)\s+(\d+)(?:\s*\/\s*(\d+))?/iu,
  },
};
