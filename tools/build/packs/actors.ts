import { folder, imageOf, stamp, type PackDocument } from "./documents.js";
import { heading, type Game } from "./game.js";
import { idOf } from "./ids.js";
import type { CreatureSource, JsonObject } from "./source.js";
import { carriedBy } from "./things.js";

const HOSTILE = -1;
const FRIENDLY = 1;
/** `displayName`: to everybody on hover. */
const NAME_ON_HOVER = 30;
const OWNER = 3;

/** Heroes and creatures of a game. */
export function actorsOf(game: Game): { documents: PackDocument[]; folders: PackDocument[] } {
  const { heroes, creatures } = game.source;
  const inFolder = (name: string, people: Readonly<Record<string, CreatureSource>>): PackDocument[] =>
    Object.keys(people).map((slug, sort) => ({
      ...toActor(game, slug),
      sort,
      folder: idOf(game.ruleset.id, "actors", name),
    }));
  return {
    documents: [...inFolder("heroes", heroes), ...inFolder("creatures", creatures)],
    folders: ["heroes", "creatures"].map((name, sort) =>
      folder("Actor", heading(game, `actors.${name}`), sort, game.ruleset.id, "actors", name),
    ),
  };
}

/** A hero or creature by its slug. Heroes may be played by anybody at the table. */
export function toActor(game: Game, slug: string): PackDocument {
  const { source, hero } = personOf(game, slug);
  const { language, ruleset } = game;
  return {
    ...{ _id: idOf(ruleset.id, "actor", slug), name: source.name[language], type: ruleset.id },
    img: imageOf("tokens", source.token),
    system: { ...source.system, role: hero ? "pc" : "npc", notes: paragraphs(source.notes[language]) },
    items: carriedBy(game, slug, source.items ?? []),
    effects: [],
    folder: null,
    ownership: { default: hero ? OWNER : 0 },
    prototypeToken: tokenShape(game, slug),
    ...stamp(slug),
  };
}

/** What a prototype token and the token made from it have in common. */
export function tokenShape(game: Game, slug: string): JsonObject & { name: string; actorLink: boolean } {
  const { source, hero } = personOf(game, slug);
  const { name, token, cells = 1, ally } = source;
  return {
    name: name[game.language],
    displayName: NAME_ON_HOVER,
    actorLink: hero,
    ...{ width: cells, height: cells, texture: { src: imageOf("tokens", token) } },
    disposition: hero || ally === true ? FRIENDLY : HOSTILE,
  };
}

function personOf(game: Game, slug: string): { source: CreatureSource; hero: boolean } {
  const hero = game.source.heroes[slug];
  const source = hero ?? game.source.creatures[slug];
  if (!source) throw new Error(`packs/${game.ruleset.id}: nobody is called ${slug}`);
  return { source, hero: hero !== undefined };
}

/** Text with blank lines between paragraphs as HTML. */
const paragraphs = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replace(/\s*\n\s*/g, " ")}</p>`)
    .join("");
