import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knownOf } from "../../table/stat-block/draft.js";
import { readStatBlock } from "../../table/stat-block/read-stat-block.js";
import type { CreatureDraft, StatBlockRules } from "../../table/stat-block/rules.js";
import { statBlock as dnd4e } from "../../faces/dnd4e/stat-block.js";
import { statBlock as dnd5e2024 } from "../../faces/dnd5e2024/stat-block.js";
import { statBlock as pf1 } from "../../faces/pf1/stat-block.js";

const read = (rules: StatBlockRules, text: string): CreatureDraft => readStatBlock(rules, text, "?");
const guessed = ({ values }: CreatureDraft): string[] =>
  Object.entries(values).flatMap(([path, { how }]) => (how === "guessed" ? [path] : []));
const attacks = (draft: CreatureDraft): unknown[] =>
  draft.attacks.map(({ name, kind, bonus, damage, reach, range, longRange, defence }) =>
    [name, kind, bonus, damage, reach, range, longRange, defence].filter((each) => each !== null && each !== ""),
  );

describe("stat blocks of dnd5e2024", () => {
  const WANTED = {
    ...{ size: "large", level: 3, "hp.max": 45, ac: 14, "speeds.walk": 30 },
    ...{ "abilities.str": 17, "abilities.dex": 12, "abilities.con": 16, "abilities.int": 3 },
    ...{ "abilities.wis": 11, "abilities.cha": 5 },
  };
  const ATTACKS = [
    ["melee", 5, "1d10+3", 10],
    ["ranged", 3, "1d6+1", 30, 60],
  ];

  it("are read in English as they are printed now", () => {
    const draft = read(
      dnd5e2024,
      `Mire Lurker
Large Monstrosity, Unaligned
AC 14 Initiative +1 (11)
HP 45 (6d10 + 12)
Speed 30 ft., Swim 40 ft.
Str 17 +3 +3  Dex 12 +1 +1  Con 16 +3 +5
Int 3 −4 −4  Wis 11 +0 +0  Cha 5 −3 −3
CR 3 (XP 700; PB +2)
Actions
Multiattack. The lurker makes two Tail attacks.
Tail. Melee Attack Roll: +5, reach 10 ft. Hit: 8 (1d10 + 3) Bludgeoning damage.
Mud Spit. Ranged Attack Roll: +3, range 30/60 ft. Hit: 4 (1d6 + 1) Acid damage.`,
    );
    expect([draft.name, guessed(draft)]).toEqual(["Mire Lurker", []]);
    expect(knownOf(draft)).toEqual(WANTED);
    expect(attacks(draft)).toEqual([
      ["Tail", ...(ATTACKS[0] ?? [])],
      ["Mud Spit", ...(ATTACKS[1] ?? [])],
    ]);
  });

  it("are read in English as they were, with a table of scores", () => {
    const draft = read(
      dnd5e2024,
      `Mire Lurker
Large monstrosity, unaligned
Armor Class 14 (natural armor)
Hit Points 45 (6d10 + 12)
Speed 30 ft., swim 40 ft.
STR DEX CON INT WIS CHA
17 (+3) 12 (+1) 16 (+3) 3 (−4) 11 (+0) 5 (−3)
Challenge 3 (700 XP)
Tail. Melee Weapon Attack: +5 to hit, reach 10 ft., one target. Hit: 8 (1d10 + 3) bludgeoning damage.
Mud Spit. Ranged Weapon Attack: +3 to hit, range 30/60 ft., one target. Hit: 4 (1d6 + 1) acid damage.`,
    );
    expect(knownOf(draft)).toEqual(WANTED);
    expect(attacks(draft)).toHaveLength(2);
  });

  it("are read in Russian", () => {
    const draft = read(
      dnd5e2024,
      `Топяной ловчий
Большое чудовище, без мировоззрения
Класс Доспеха 14 (природный доспех)
Хиты 45 (6к10 + 12)
Скорость 30 фт., плавая 40 фт.
СИЛ ЛОВ ТЕЛ ИНТ МДР ХАР
17 (+3) 12 (+1) 16 (+3) 3 (−4) 11 (+0) 5 (−3)
Опасность 3 (700 опыта)
Хвост. Рукопашная атака оружием: +5 к попаданию, досягаемость 10 фт., одна цель. Попадание: Дробящий урон 8 (1к10 + 3).
Плевок. Дальнобойная атака оружием: +3 к попаданию, дистанция 30/60 фт., одна цель. Попадание: Урон кислотой 4 (1к6 + 1).`,
    );
    expect([draft.name, guessed(draft)]).toEqual(["Топяной ловчий", []]);
    expect(knownOf(draft)).toEqual(WANTED);
    expect(attacks(draft)).toEqual([
      ["Хвост", ...(ATTACKS[0] ?? [])],
      ["Плевок", ...(ATTACKS[1] ?? [])],
    ]);
  });
});

describe("stat blocks of pf1", () => {
  const WANTED = {
    ...{ size: "large", level: 4, "hp.max": 42, bab: 5, "speeds.walk": 40 },
    ...{ "abilities.str": 19, "abilities.dex": 14, "abilities.con": 15, "abilities.int": 2 },
    ...{ "abilities.wis": 13, "abilities.cha": 6, "ac.dex": 2, "ac.natural": 6 },
    ...{ "saves.fort": 6, "saves.ref": 6, "saves.will": 2 },
  };

  it("are read in English", () => {
    const draft = read(
      pf1,
      `Mire Lurker CR 4
XP 1,200
N Large magical beast
Init +2; Senses darkvision 60 ft.; Perception +7
AC 17, touch 11, flat-footed 15 (+2 Dex, +6 natural, –1 size)
hp 42 (5d10+15)
Fort +6, Ref +6, Will +2
Speed 40 ft., swim 40 ft.
Melee bite +8 (1d8+4), 2 claws +8 (1d6+4)
Ranged mud spit +6 (1d6)
Space 10 ft.; Reach 5 ft.
Str 19, Dex 14, Con 15, Int 2, Wis 13, Cha 6
Base Atk +5; CMB +10; CMD 22`,
    );
    expect(draft.name).toBe("Mire Lurker");
    expect([knownOf(draft), guessed(draft)]).toEqual([WANTED, []]);
    expect(attacks(draft)).toEqual([
      ["Bite", "melee", 8, "1d8+4"],
      ["Claws", "melee", 8, "1d6+4"],
      ["Mud spit", "ranged", 6, "1d6"],
    ]);
  });

  it("are read in Russian", () => {
    const draft = read(
      pf1,
      `Топяной ловчий ПО 4
Н Большой магический зверь
Инициатива +2; Чувства ночное зрение; Восприятие +7
КБ 17, касание 11, врасплох 15 (+2 Ловкость, +6 природный, −1 размер)
ПЗ 42 (5к10+15)
Стойкость +6, Реакция +6, Воля +2
Скорость 40 фт., плавание 40 фт.
Ближний бой укус +8 (1к8+4), 2 когтя +8 (1к6+4)
Дальний бой плевок +6 (1к6)
Сил 19, Лвк 14, Тел 15, Инт 2, Мдр 13, Хар 6
БМА +5; МБМ +10; ЗБМ 22`,
    );
    expect(draft.name).toBe("Топяной ловчий");
    expect([knownOf(draft), guessed(draft)]).toEqual([WANTED, []]);
    expect(attacks(draft)).toEqual([
      ["Укус", "melee", 8, "1d8+4"],
      ["Когтя", "melee", 8, "1d6+4"],
      ["Плевок", "ranged", 6, "1d6"],
    ]);
  });
});

describe("stat blocks of dnd4e", () => {
  const WANTED = {
    ...{ size: "large", level: 4, "hp.max": 58, "speeds.walk": 6 },
    ...{ "defences.ac": 18, "defences.fort": 17, "defences.ref": 15, "defences.will": 14 },
    ...{ "abilities.str": 18, "abilities.dex": 14, "abilities.con": 16, "abilities.int": 2 },
    ...{ "abilities.wis": 13, "abilities.cha": 6 },
  };

  it("are read in English", () => {
    const draft = read(
      dnd4e,
      `Mire Lurker Level 4 Brute
Large natural beast XP 175
Initiative +4 Senses Perception +3
HP 58; Bloodied 29
AC 18; Fortitude 17, Reflex 15, Will 14
Speed 6, swim 8
m Tail (standard; at-will)
Reach 2; +7 vs. AC; 1d10 + 5 damage.
r Mud Spit (standard; encounter)
Ranged 10; +6 vs. Reflex; 1d6 + 3 damage, and the target is slowed (save ends).
Str 18 (+6) Dex 14 (+4) Wis 13 (+3)
Con 16 (+5) Int 2 (–2) Cha 6 (+0)`,
    );
    expect([draft.name, guessed(draft)]).toEqual(["Mire Lurker", []]);
    expect(knownOf(draft)).toEqual(WANTED);
    expect(attacks(draft)).toEqual([
      ["Tail", "melee", 7, "1d10+5", 2, "ac"],
      ["Mud Spit", "ranged", 6, "1d6+3", 10, "ref"],
    ]);
  });

  it("are read in Russian", () => {
    const draft = read(
      dnd4e,
      `Топяной ловчий Уровень 4 Громила
Большой природный зверь
Инициатива +4 Чувства Внимательность +3
ПЗ 58; Ранен 29
КД 18; Стойкость 17, Реакция 15, Воля 14
Скорость 6, плавание 8
Хвост (стандартное; неограниченный)
Досягаемость 2; +7 против КД; 1к10 + 5 урона.
Плевок (стандартное; на сцену)
Дальнобойная 10; +6 против Реакции; 1к6 + 3 урона.
Сил 18 (+6) Лов 14 (+4) Мдр 13 (+3)
Тел 16 (+5) Инт 2 (−2) Хар 6 (+0)`,
    );
    expect([draft.name, guessed(draft)]).toEqual(["Топяной ловчий", []]);
    expect(knownOf(draft)).toEqual(WANTED);
    expect(attacks(draft)).toEqual([
      ["Хвост", "melee", 7, "1d10+5", 2, "ac"],
      ["Плевок", "ranged", 6, "1d6+3", 10, "ref"],
    ]);
  });
});

describe("whatever is pasted", () => {
  it("becomes a creature that can be made", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(dnd5e2024, pf1, dnd4e),
        fc.string({ unit: "grapheme", maxLength: 400 }),
        (rules, text) => {
          const { name, values } = read(rules, text);
          expect(name).not.toBe("");
          expect(Object.keys(values).toSorted()).toEqual(
            rules.fields.flatMap(({ path, silent }) => (silent ? [] : [path])).toSorted(),
          );
        },
      ),
    );
    expect(read(pf1, `HP${"\n ".repeat(9000)}`).name).toBe("HP");
  });
});
