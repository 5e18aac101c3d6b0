import type { Face } from "../../foundry/face.js";
import { abilityPatterns, numberAfter, SIZE_WORD } from "../../foundry/quick/patterns.js";

type Rules = NonNullable<Face["quick"]>;
type Known = Parameters<Rules["fields"][number]["guess"]>[0];

const WORDS = ["Str|Сил", "Con|Тел", "Dex|Лов", "Int|Инт", "Wis|Мдр", "Cha|Хар"];
const level = ({ level: known }: Known): number => (typeof known === "number" ? known : 1);

/** What a creature of this game needs, and how stat blocks say it, in English and Russian. */
export const statBlock: Rules = {
  spaces: { large: 2, huge: 3, gargantuan: 4 },
  fields: [
    { path: "size", kind: "size", patterns: [SIZE_WORD], guess: () => "medium" },
    {
      path: "level",
      kind: "number",
      patterns: [numberAfter("Level", "Уровень"), /(\d+)(?:-?го)? уровн/iu],
      guess: () => 1,
    },
    {
      path: "hp.max",
      kind: "number",
      patterns: [numberAfter("HP", "Hit Points", "ПЗ", "Хиты")],
      guess: (known) => 24 + 8 * level(known),
    },
    { path: "defences.ac", kind: "number", patterns: [numberAfter("AC", "КД")], guess: (known) => 14 + level(known) },
    {
      path: "defences.fort",
      kind: "number",
      patterns: [numberAfter("Fortitude", "Fort", "Стойкость")],
      guess: (known) => 12 + level(known),
    },
    {
      path: "defences.ref",
      kind: "number",
      patterns: [numberAfter("Reflex", "Ref", "Реакция")],
      guess: (known) => 12 + level(known),
    },
    {
      path: "defences.will",
      kind: "number",
      patterns: [numberAfter("Will", "Воля")],
      guess: (known) => 12 + level(known),
    },
    { path: "speeds.walk", kind: "number", patterns: [numberAfter("Speed", "Скорость")], guess: () => 6 },
    ...(["str", "con", "dex", "int", "wis", "cha"] as const).map((ability, i) => ({
      path: `abilities.${ability}`,
      kind: "number" as const,
      patterns: abilityPatterns(i, [], WORDS[i] ?? ability),
      guess: (known: Known) => (i < 3 ? Math.min(24, 13 + Math.floor(level(known) / 2)) : 10),
    })),
  ],
  attacks: {
    head: /^(?:[mMrRcCaA] )?(?<name>\p{L}[\p{L}' -]{1,40}?) *(?:[(✦][^\n]{0,80})?\n(?:[^\n+]{0,60}\n)?[^\n+]{0,80}(?<bonus>\+\d+) *(?:vs\.?|против)/gmu,
    shot: /^r |(?:Ranged|Дальнобойн|Дальний)/imu,
    damage: /(\d+d\d+(?:\s*\+\s*\d+)?)/u,
    reach: /(?:reach|Melee|досягаемость|Рукопашн\p{L}*)\s+(\d+)/iu,
    range: /(?:Ranged|Дальнобойн\p{L}*|дистанция)\s+(\d+)(?:\s*\/\s*(\d+))?/iu,
    defence: /(?:vs\.?|против)\s+(\p{L}+)/iu,
    defences: {
      ac: "ac",
      кд: "ac",
      fort: "fort",
      стой: "fort",
      ref: "ref",
      реак: "ref",
      will: "will",
      вол: "will",
    },
  },
};
