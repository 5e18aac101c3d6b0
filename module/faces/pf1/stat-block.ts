import type { Face } from "../../foundry/face.js";
import { abilityPatterns, numberAfter, SIZE_WORD } from "../../foundry/quick/patterns.js";
import { modifier, SIZE_MODIFIERS } from "./profile.js";

type Rules = NonNullable<Face["quick"]>;
type Known = Parameters<Rules["fields"][number]["guess"]>[0];

const WORDS = ["Str|Сил", "Dex|Лвк|Лов", "Con|Тел|Вын", "Int|Инт", "Wis|Мдр", "Cha|Хар"];

const number = (known: Known, path: string): number => (typeof known[path] === "number" ? known[path] : 0);
const level = (known: Known): number => number(known, "level");
const size = (known: Known): number => Object.entries(SIZE_MODIFIERS).find(([word]) => word === known.size)?.[1] ?? 0;

/** Three quarters of the level, as most creatures have it. */
const saves = (known: Known): number => 1 + Math.floor(level(known) / 2);

/** What a creature of this game needs, and how stat blocks say it, in English and Russian. */
export const statBlock: Rules = {
  spaces: { large: 2, huge: 3, gargantuan: 4, colossal: 6 },
  fields: [
    { path: "size", kind: "size", patterns: [SIZE_WORD], guess: () => "medium" },
    {
      path: "level",
      kind: "number",
      patterns: [numberAfter("CR", "ПО", "КУ", "Показатель опасности")],
      guess: () => 1,
    },
    {
      path: "hp.max",
      kind: "number",
      patterns: [numberAfter("hp", "Hit Points", "ПЗ", "Пункты здоровья", "хп")],
      guess: (known) => 5 + 10 * level(known),
    },
    {
      path: "bab",
      kind: "number",
      patterns: [numberAfter("Base Atk", "БМА", "Базовая атака")],
      guess: (known) => level(known),
    },
    ...(["str", "dex", "con", "int", "wis", "cha"] as const).map((ability, i) => ({
      path: `abilities.${ability}`,
      kind: "number" as const,
      patterns: abilityPatterns(i, [], WORDS[i] ?? ability),
      guess: (known: Known) => (i < 3 ? Math.min(24, 12 + Math.floor(level(known) / 2)) : 10),
    })),
    { path: "ac.dex", kind: "number", patterns: [], guess: (known) => modifier(number(known, "abilities.dex")) },
    {
      path: "ac.natural",
      kind: "number",
      patterns: [],
      guess: (known) => Math.max(0, 2 + level(known) - number(known, "ac.dex")),
    },
    { path: "saves.fort", kind: "number", patterns: [numberAfter("Fort", "Стойкость", "Стой")], guess: saves },
    { path: "saves.ref", kind: "number", patterns: [numberAfter("Ref", "Реакция", "Реак")], guess: saves },
    { path: "saves.will", kind: "number", patterns: [numberAfter("Will", "Воля")], guess: saves },
    { path: "speeds.walk", kind: "number", patterns: [numberAfter("Speed", "Spd", "Скорость")], guess: () => 30 },
    // What the armour class is made of is worked out from these.
    { path: "read.ac", kind: "number", patterns: [numberAfter("AC", "КБ")], guess: () => 0, silent: true },
    { path: "read.touch", kind: "number", patterns: [numberAfter("touch", "касание")], guess: () => 0, silent: true },
  ],
  attacks: {
    head: /(?<name>\p{L}[\p{L}' ]{1,50}?) (?<bonus>[+-]\d+)(?:\/[+-]\d+){0,4}(?: touch| касание)?\s*\((?=\d+d\d)/gu,
    section: /^(?:Melee|Ranged|Ближний бой|Рукопашный бой|Дальний бой|Стрельба)/gimu,
    shot: /^(?:Ranged|Дальний бой|Стрельба)/iu,
    damage: /\((\d+d\d+(?:[+-]\d+)?)/u,
  },
  mend: armourParts,
};

/** Armour class as parts: what touch leaves out is natural, the rest above 10 and size is Dexterity. */
function armourParts(read: Known): Known {
  const { "read.ac": ac, "read.touch": touch, ...rest } = read;
  if (typeof ac !== "number") return rest;
  const light =
    typeof touch === "number" ? touch : Math.min(ac, 10 + size(read) + modifier(number(read, "abilities.dex") || 10));
  return { ...rest, "ac.dex": light - 10 - size(read), "ac.natural": ac - light };
}
