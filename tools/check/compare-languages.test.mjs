import { describe, expect, it } from "vitest";
import { compareLanguages } from "./compare-languages.mjs";

describe("compareLanguages", () => {
  it("finds nothing where both languages say the same", () => {
    const en = {
      "BT.hit": "{name} is hit",
      "BT.feet.one": "{n} foot",
      "BT.feet.other": "{n} feet",
      "BT.title": "Battle Tempo",
    };
    const ru = {
      "BT.hit": "Удар: {name}",
      ...{
        "BT.feet.one": "{n} фут",
        "BT.feet.few": "{n} фута",
        "BT.feet.many": "{n} футов",
        "BT.feet.other": "{n} фута",
      },
      "BT.title": "Battle Tempo",
    };
    expect(compare(en, ru)).toEqual([]);
  });

  it.each([
    ["a key that one of them lacks", { a: "One", b: "Two" }, { a: "Раз" }, "b: not in Russian"],
    ["a key too many", { a: "One" }, { a: "Раз", b: "Два" }, "b: not in English"],
    ["other placeholders", { a: "{x} feet" }, { a: "{y} футов" }, "a: placeholders differ: {x} and {y}"],
    [
      "a missing plural form",
      { "a.one": "foot", "a.other": "feet" },
      { "a.one": "фут", "a.few": "фута", "a.other": "фута" },
      'a: no form "many" in ru',
    ],
    ["English in the Russian file", { a: "Move" }, { a: "Move" }, "a: not in Russian: Move"],
    ["Russian in the English file", { a: "Ход" }, { a: "Ход" }, "a: Cyrillic in English"],
  ])("finds %s", (_, en, ru, complaint) => {
    expect(compare(en, ru)).toEqual([complaint]);
  });

  it("takes a text without letters as it is", () => {
    expect(compare({ a: "{x} / {y}" }, { a: "{x} / {y}" })).toEqual([]);
  });

  it("finds a key that stands in two files of a language", () => {
    const files = [
      file("en", "en.json", { a: "One" }),
      file("en", "pf1.json", { a: "One" }),
      file("ru", "ru.json", { a: "Раз" }),
    ];
    expect(compareLanguages(files, [])).toEqual(["a: stands in en.json and in pf1.json"]);
  });
});

/** @param {object} en  @param {object} ru */
function compare(en, ru) {
  return compareLanguages([file("en", "en.json", en), file("ru", "ru.json", ru)], ["Battle Tempo"]);
}

/** @param {string} lang  @param {string} path  @param {object} entries */
function file(lang, path, entries) {
  return { lang, path, entries: new Map(Object.entries(entries)) };
}
