import type { ActionDefinition } from "../../../module/rules/definitions.js";
import { stamp, type PackDocument } from "./documents.js";
import { heading, nameOf, type Game } from "./game.js";
import { idOf } from "./ids.js";

const GROUPS = ["main", "move", "small", "reaction", "free"] as const;
const KINDS = ["enforce", "resolve", "prompt", "inform"] as const;
/** `CONST.JOURNAL_ENTRY_PAGE_FORMATS.HTML`. */
const HTML = 1;
/** Rules are for everybody to read. */
const OBSERVER = 2;

/** A page as its makers see it: its slug within the entry, its title, its text as HTML. */
export interface PageText {
  readonly slug: string;
  readonly title: string;
  readonly html: string;
}

/** The rules of a game as a journal, written from what rules and language files hold. */
export const rulesJournal = (game: Game): PackDocument[] =>
  [
    entry(game, "turn", heading(game, "rules.turn"), turnPages(game)),
    entry(game, "actions", heading(game, "rules.actions"), actionPages(game)),
    entry(game, "conditions", heading(game, "rules.conditions"), conditionPages(game)),
    entry(game, "features", heading(game, "rules.features"), featurePages(game)),
    entry(game, "scope", heading(game, "rules.scope"), scopePages(game)),
  ].filter(({ pages }) => (pages as unknown[]).length > 0);

/** A journal entry with its pages in order. */
export const entry = (game: Game, slug: string, name: string, pages: readonly PageText[]): PackDocument => ({
  ...{ _id: idOf(game.ruleset.id, "journal", slug), name, folder: null, sort: 0, categories: [] },
  ownership: { default: OBSERVER },
  pages: pages.map((page, index) => ({
    ...{ _id: pageId(game, slug, page.slug), name: page.title, type: "text", sort: index * 100 },
    title: { show: true, level: 1 },
    text: { format: HTML, content: page.html },
    ...stamp(page.slug),
  })),
  ...stamp(slug),
});

const pageId = (game: Game, journal: string, page: string): string => idOf(game.ruleset.id, "journal", journal, page);

/** A link to the page of an action or condition, named as the screens name it. */
export function linkTo(game: Game, journal: "actions" | "conditions", slug: string): string {
  const pack = `battle-tempo.${game.ruleset.id}-rules-${game.language}`;
  const place = `JournalEntry.${idOf(game.ruleset.id, "journal", journal)}.JournalEntryPage.${pageId(game, journal, slug)}`;
  const name = nameOf(game, journal === "actions" ? "Action" : "Condition", slug);
  return `@UUID[Compendium.${pack}.${place}]{${name}}`;
}

/** What pays, what the ground does, what is only told. */
function turnPages(game: Game): PageText[] {
  const { ruleset } = game;
  const slots = ruleset.slots.map(({ id }) => nameOf(game, "Slot", id));
  const phases = ruleset.phases?.order.map((id) => nameOf(game, "Phase", id)) ?? [];
  const postures = Object.values(game.section("Posture")).map(String);
  const ground = Object.entries(game.section("Terrain")).map(([kind, text]): [string, string] => [
    game.shell("Terrain", "kind", kind) ?? kind,
    String(text),
  ]);
  const told = ruleset.references ?? [];
  return [
    { slug: "slots", title: heading(game, "rules.slots"), html: list(slots) },
    { slug: "phases", title: heading(game, "rules.phases"), html: list(phases) },
    { slug: "postures", title: heading(game, "rules.postures"), html: list(postures) },
    { slug: "ground", title: heading(game, "rules.ground"), html: definitions(ground) },
    ...told.map((id) => ({
      slug: id.toLowerCase(),
      title: reference(game, id, "title"),
      html: `<p>${escape(reference(game, id, "text"))}</p>`,
    })),
  ].filter(({ html }) => html !== "");
}

const reference = (game: Game, id: string, key: string): string => game.word("Reference", id, key) ?? id;

/** A page for each action, those of the sheet by their groups, then those of windows and the game master. */
function actionPages(game: Game): PageText[] {
  const { actions } = game.ruleset;
  const listed = GROUPS.flatMap((group) => actions.filter((action) => action.listed && action.group === group));
  return [...listed, ...actions.filter(({ listed }) => !listed)].map((action) => ({
    slug: action.id,
    title: nameOf(game, "Action", action.id),
    html: actionText(game, action),
  }));
}

function actionText(game: Game, action: ActionDefinition): string {
  const { id, slot, trades = [], provokes, group, listed } = action;
  const price = slot === null ? game.shell("Reference", "free") : nameOf(game, "Slot", slot);
  const facts: [string, string | undefined][] = [
    [heading(game, "action.price"), price],
    [heading(game, "action.trades"), trades.map((other) => nameOf(game, "Slot", other)).join(", ")],
    [heading(game, "action.where"), listed ? game.shell("Group", group) : heading(game, "action.window")],
  ];
  const how = game.shell("Reference", "provokes", provokes);
  if (how === undefined) throw new Error(`lang/${game.language}: Reference.provokes.${provokes} is missing`);
  const rows = facts.flatMap(([name, text]) => (text ? [`<li><strong>${name}:</strong> ${escape(text)}</li>`] : []));
  const hint = game.word("Hint", id);
  return [
    hint === undefined ? "" : `<p>${escape(hint)}.</p>`,
    written(game.source.actions[id]?.[game.language]),
    `<ul>${rows.join("")}<li>${escape(capital(how))}</li></ul>`,
  ].join("");
}

const conditionPages = (game: Game): PageText[] =>
  game.conditions.map((slug) => ({
    slug,
    title: nameOf(game, "Condition", slug),
    html: written(game.source.conditions[slug]?.[game.language]),
  }));

const featurePages = (game: Game): PageText[] =>
  game.features.map((slug) => ({
    slug,
    title: nameOf(game, "Feature", slug),
    html: written(game.source.features[slug]?.[game.language]),
  }));

/** Which rules are kept, worked out, asked and told; and what the world may choose. */
function scopePages(game: Game): PageText[] {
  const rules = KINDS.map((kind) => ({
    slug: kind,
    title: heading(game, `scope.${kind}`),
    html: list(
      game.rules
        .filter((rule) => rule.kind === kind)
        .map(({ id, title, ru }) => `${game.language === "ru" ? ru : title} (${id})`),
    ),
  }));
  const options = game.ruleset.options.map(({ id, values }): [string, string] => [
    game.word("Option", id, "name") ?? id,
    [
      game.word("Option", id, "hint"),
      values.map((value) => game.word("Option", id, "values", String(value)) ?? String(value)).join("; "),
    ].join(" "),
  ]);
  return [...rules, { slug: "options", title: heading(game, "scope.options"), html: definitions(options) }].filter(
    ({ html }) => html !== "",
  );
}

/** What was written by hand, which may be missing. */
const written = (text: string | undefined): string => (text === undefined ? "" : `<p>${escape(text.trim())}</p>`);

const list = (lines: readonly string[]): string =>
  lines.length === 0 ? "" : `<ul>${lines.map((line) => `<li>${escape(line)}</li>`).join("")}</ul>`;

const definitions = (rows: readonly (readonly [string, string])[]): string =>
  rows.length === 0
    ? ""
    : `<ul>${rows.map(([name, text]) => `<li><strong>${escape(name)}.</strong> ${escape(text)}</li>`).join("")}</ul>`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
