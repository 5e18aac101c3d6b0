import { describe, expect, it } from "vitest";
import type { Game } from "../game.js";
import { DataModel } from "../../common/abstract/data-model.js";
import { NumberField } from "../../common/data/fields/number-field.js";
import { setGame } from "../../globals/env.js";
import { Localization } from "./localization.js";

const FILES: Record<string, Record<string, unknown>> = {
  "en.json": {
    S: { Hello: "Hello {name}", Only: "English only" },
    "S.Dotted": "dotted",
    M: { FIELDS: { hp: { label: "Hit points" } } },
  },
  "ru.json": { S: { Hello: "Привет, {name}" } },
};
const ENTRIES = [
  { lang: "en", name: "English", path: "en.json" },
  { lang: "ru", name: "Русский", path: "ru.json" },
];

async function load(lang: string, generation: 13 | 14 = 13): Promise<Localization> {
  const i18n = new Localization();
  setGame({ i18n, release: { generation } } as unknown as Game);
  await i18n.load(lang, ENTRIES, (path) => Promise.resolve(FILES[path] as Record<string, unknown>));
  return i18n;
}

describe("Localization", () => {
  it("reads nested and dotted keys and falls back to English", async () => {
    const i18n = await load("ru");
    expect(i18n.format("S.Hello", { name: "Анна" })).toBe("Привет, Анна");
    expect([i18n.localize("S.Only"), i18n.localize("S.Dotted")]).toEqual(["English only", "dotted"]);
    expect([i18n.has("S.Only"), i18n.has("S.Only", false)]).toEqual([true, false]);
  });
  it("gives a missing key back and remembers it", async () => {
    const i18n = await load("en");
    expect(i18n.localize("S.Nothing")).toBe("S.Nothing");
    expect([...i18n.missing]).toEqual(["S.Nothing"]);
  });
  it("fills in data of localize on generation 14 only", async () => {
    expect((await load("en", 13)).localize("S.Hello", { name: "A" })).toBe("Hello {name}");
    expect((await load("en", 14)).localize("S.Hello", { name: "A" })).toBe("Hello A");
  });
  it("labels the fields of a model by its prefixes", async () => {
    class Model extends DataModel {
      static override LOCALIZATION_PREFIXES = ["M"];
      static override defineSchema(): Record<string, NumberField> {
        return { hp: new NumberField() };
      }
    }
    await load("en");
    Localization.localizeDataModel(Model);
    expect(Model.schema.fields["hp"]?.label).toBe("Hit points");
  });
});
