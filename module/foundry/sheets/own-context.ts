import type { Json, JsonObject } from "../../kernel/json.js";
import type { HomeMadeWords } from "../../rules/home-made/words.js";
import {
  HOME_DEEDS,
  HOME_ENDS,
  HOME_LIMITS,
  HOME_MOMENTS,
  HOME_NEEDS,
  HOME_SIDES,
  HOME_TARGETS,
  isJsonObject,
  readAdds,
} from "../../table/host.js";
import { readActionItem } from "../documents/home-made.js";
import { t } from "../i18n/localize.js";
import { conditionName, featureName, slotName } from "../i18n/terms.js";
import type { Game } from "../port/active-game.js";

interface Choice {
  readonly id: string;
  readonly label: string;
}

const OWN = "BATTLETEMPO.Own";

/** Words that all games share, as choices. */
const shared = (list: string, words: readonly string[]): Choice[] =>
  words.map((id) => ({ id, label: t(`${OWN}.${list}.${id}`) }));

/** A word that the game no longer knows stays to be seen until somebody chooses another one. */
const withCurrent = (choices: readonly Choice[], current: string): readonly Choice[] =>
  choices.some(({ id }) => id === current)
    ? choices
    : [
        { id: current, label: current === "" ? t(`${OWN}.choose`) : t(`${OWN}.unknown`, { word: current }) },
        ...choices,
      ];

/** Those of the shared words that mean something here; one that doesn't stays to be seen while it is chosen. */
const offered = (list: string, all: readonly string[], meant: readonly string[], current: string): Choice[] =>
  shared(list, all).flatMap((choice) => {
    if (meant.includes(choice.id)) return [choice];
    return choice.id === current ? [{ id: current, label: t(`${OWN}.unfit`, { word: choice.label }) }] : [];
  });

/** The names of a game's numbers, by their words. */
function ownWord(ruleset: string, word: string): string {
  const [kind, mode] = word.split(".");
  return kind === "speed" && mode ? t(`BATTLETEMPO.Mode.${mode}`) : t(`BATTLETEMPO.${ruleset}.Own.${word}`);
}

const text = (value: Json | undefined): string => (typeof value === "string" ? value : "");

/** The rows of a stored list; what isn't one is left out. */
const rowsOf = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter((row) => isJsonObject(row)) : [];

/** What the form of a home-made action shows. Null: the world's game has none. */
export function actionContext({ ruleset }: Game, item: Item.Implementation): JsonObject | null {
  const words = ruleset.homeMade;
  const read = words && readActionItem(item, words);
  if (!words || !read) return null;
  const source = (item._source as { readonly system: JsonObject }).system;
  const test = isJsonObject(source.test) ? source.test : {};
  const faults = (part: string, at: number | null): string[] =>
    read.faults.filter((fault) => fault.part === part && fault.at === at).map(({ code }) => t(`${OWN}.fault.${code}`));
  const conditions = words.conditions
    .map((id) => ({ id, label: conditionName(ruleset.id, id) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, game.i18n.lang));
  return {
    unit: t(`BATTLETEMPO.Unit.${ruleset.unit}.name`),
    slots: plain(withCurrent(slotChoices(ruleset.id, words), text(source.slot))),
    targets: plain(shared("targets", HOME_TARGETS)),
    limits: plain(shared("limit", HOME_LIMITS)),
    mayProvoke: words.provokes,
    tests: plain(offered("test", ["none", "attack", "save"], testsOf(words), text(test.kind))),
    testKind: text(test.kind),
    testWords: plain(testChoices(ruleset.id, words, text(test.kind), text(test.of))),
    testLabel: t(test.kind === "attack" ? `${OWN}.attackBonus` : `BATTLETEMPO.${ruleset.id}.Own.difficulty`),
    faults: [...faults("whole", null), ...faults("slot", null), ...faults("test", null)],
    needs: rowsOf(source.needs).map((row, at) => ({
      ...row,
      at,
      sides: plain(shared("side", HOME_SIDES)),
      kinds: plain(shared("need", HOME_NEEDS)),
      conditions: row.is === "has-feature" ? null : plain(withCurrent(conditions, text(row.of))),
      faults: faults("needs", at),
    })),
    effects: rowsOf(source.effects).map((row, at) => ({
      ...row,
      at,
      sides: plain(shared("side", HOME_SIDES)),
      moments: plain(offered("moment", HOME_MOMENTS, test.kind === "none" ? ["always"] : HOME_MOMENTS, text(row.when))),
      deeds: plain(offered("deed", HOME_DEEDS, words.deeds, text(row.does))),
      ends: plain(offered("ends", HOME_ENDS, words.ends, text(row.ends))),
      // Without a test everything is in any case: said only where a row says otherwise.
      conditional: test.kind !== "none" || row.when !== "always",
      counts: row.does === "damage" || row.does === "heal",
      harms: row.does === "damage",
      forces: row.does === "push" || row.does === "pull",
      lasts: row.does === "condition",
      timed: row.does === "condition" && row.ends !== "open" && row.ends !== "save",
      conditions:
        row.does === "condition" || row.does === "relieve" ? plain(withCurrent(conditions, text(row.of))) : null,
      faults: faults("effects", at),
    })),
  };
}

const plain = (choices: readonly Choice[]): JsonObject[] => choices.map(({ id, label }) => ({ id, label }));

const slotChoices = (ruleset: string, { slots }: HomeMadeWords): Choice[] =>
  Object.keys(slots).map((id) => ({
    id,
    label: id === "free" ? t(`${OWN}.free`) : slotName(ruleset, id),
  }));

const testsOf = ({ defences, saves }: HomeMadeWords): string[] => [
  "none",
  ...(defences.length > 0 ? ["attack"] : []),
  ...(saves.length > 0 ? ["save"] : []),
];

function testChoices(ruleset: string, { defences, saves }: HomeMadeWords, kind: string, of: string): readonly Choice[] {
  const words = kind === "attack" ? defences : kind === "save" ? saves : [];
  return words.length === 0
    ? []
    : withCurrent(
        words.map((id) => ({ id, label: ownWord(ruleset, id) })),
        of,
      );
}

/** What the form of a feature shows: the features that the rules know, and where the game has such rows what it adds. */
export function featureContext({ ruleset }: Game, item: Item.Implementation): JsonObject {
  const words = ruleset.homeMade;
  const { adds } = (item._source as { readonly system: JsonObject }).system;
  const { faults } = words ? readAdds(adds ?? [], words) : { faults: [] };
  const stats = (words?.adds ?? []).map((id) => ({ id, label: ownWord(ruleset.id, id) }));
  return {
    mayAdd: words !== undefined,
    adds: rowsOf(adds).map((row, at) => ({
      ...row,
      at,
      stats: plain(withCurrent(stats, text(row.to))),
      faults: faults.filter((fault) => fault.at === at).map(({ code }) => t(`${OWN}.fault.${code}`)),
    })),
    slug: text(foundry.utils.getProperty(item._source, "system.game.slug") as Json | undefined),
    known: featureWords(ruleset.id),
  };
}

/** Features that the language file names, which are those that the rules read. */
function featureWords(ruleset: string): JsonObject[] {
  const named: unknown = foundry.utils.getProperty(game.i18n.translations, `BATTLETEMPO.${ruleset}.Feature`);
  return isJsonObject(named) ? Object.keys(named).map((id) => ({ id, label: featureName(ruleset, id) })) : [];
}
