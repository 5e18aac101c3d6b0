import { beforeAll, describe, expect, it } from "vitest";
import { parseDice } from "../../module/rules/dice.js";
import type { GroupShape } from "../../module/table/stored/field-shape.js";
import { takeAside } from "../../module/table/stored/set-aside.js";
import { readHomeMade } from "../../module/rules/home-made/read.js";
import type { HomeMadeWords } from "../../module/rules/home-made/words.js";
import { HOME_MADE_WORDS as dnd4e } from "../../module/rulesets/dnd4e/home-made.js";
import { HOME_MADE_WORDS as dnd5e2024 } from "../../module/rulesets/dnd5e2024/home-made.js";
import { HOME_MADE_WORDS as gurps4e } from "../../module/rulesets/gurps4e/home-made.js";
import { HOME_MADE_WORDS as pf1 } from "../../module/rulesets/pf1/home-made.js";
import { TERMS } from "../../tools/build/packs/rulesets.js";
import { loadModels, shapesOf, type Models } from "../migrations/support/models.js";
import { adventure, documents, GAMES, LANGUAGES, within, type Doc, type Source } from "./support/packs.js";

let models: Models;
let shapes: Record<string, GroupShape>;
beforeAll(async () => {
  models = await loadModels();
  shapes = await shapesOf(models);
});

/** What actions of one's own are made of; adnd2ct has none. */
const WORDS: Readonly<Record<string, HomeMadeWords>> = { dnd4e, dnd5e2024, gurps4e, pf1 };

/** Every document of a game that one of our data models reads, with the model's key. */
function modelled(game: string, language: string): { key: string; doc: Doc }[] {
  const whole = adventure(game, language);
  const actors = [...documents(game, "actors", language), ...within(whole, "actors")];
  const items = [...documents(game, "items", language), ...actors.flatMap((actor) => within(actor, "items"))];
  const behaviors = within(whole, "scenes")
    .flatMap((scene) => within(scene, "regions"))
    .flatMap((region) => within(region, "behaviors"));
  return [
    ...actors.map((doc) => ({ key: `Actor.${game}`, doc })),
    ...items.map((doc) => ({ key: `Item.${String(doc["type"])}`, doc })),
    ...behaviors.map((doc) => ({ key: "RegionBehavior", doc })),
  ];
}

describe.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
  "the documents of %s in %s",
  (game, language) => {
    it("are taken by the data models as they stand: nothing dropped, nothing changed, nothing set aside", () => {
      for (const { key, doc } of modelled(game, language)) {
        const Model = models.get(key);
        if (!Model) throw new Error(`no model of ${key}`);
        const read = new Model(structuredClone(doc["system"]) as object);
        expect(read.invalid, doc.name).toBe(false);
        expect(read._source, doc.name).toMatchObject(doc["system"] as Source);
        expect(takeAside(structuredClone(doc["system"]) as Source, shapes[key] ?? {}), doc.name).toEqual([]);
      }
    });

    it("hold actions of their own that the rules take whole, where the game has such", () => {
      const words = WORDS[game];
      for (const { key, doc } of modelled(game, language)) {
        if (key !== "Item.action") continue;
        const Model = models.get(key);
        if (!Model || !words) throw new Error(`${game} has no actions of its own`);
        const read = new Model(structuredClone(doc["system"]) as object)._source;
        const { slot, targets, range, provokes, limit, test, needs, effects } = read;
        const source = { slot, targets, range, provokes, limit, test, needs, effects };
        expect(readHomeMade(doc._id, doc.name, source, words), doc.name).toMatchObject({ faults: [] });
      }
    });

    it("hold features that the rules know, and damage that can be thrown", () => {
      const known = TERMS[game]?.FEATURES ?? [];
      for (const { doc } of modelled(game, language)) {
        const { features = [], damage = "" } = doc["system"] as { features?: string[]; damage?: string };
        expect(known, doc.name).toEqual(expect.arrayContaining(features));
        // `2d+1 cut`: six sides where none are said, and the kind of wound behind.
        const formula = damage.split(" ")[0]?.replaceAll(/d(?!\d)/g, "d6") ?? "";
        if (formula !== "") expect(parseDice(formula), `${doc.name}: ${damage}`).not.toBeNull();
      }
    });
  },
);
