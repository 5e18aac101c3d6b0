import { toActor, tokenShape } from "./actors.js";
import { stamp, type PackDocument } from "./documents.js";
import { heading, type Game } from "./game.js";
import { idOf } from "./ids.js";
import { entry, linkTo, type PageText } from "./journal.js";
import type { Cell, GuideStep, JsonObject, RegionSource } from "./source.js";

/** Pixels of a cell. */
const CELL = 100;
const SQUARES = 1;
/** Rows of hexes, the odd ones half a hex to the right (`CONST.GRID_TYPES.HEXODDR`). */
const HEX_ROWS = 2;
/** How far apart rows of hexes are, for a hex as wide as 1. */
const ROW = Math.sqrt(3) / 2;
const NORMAL_WALL = 20;

/** The sample fight of a game as one document to import: heroes, foes, the place, the order of turns, the guide. */
export function adventureOf(game: Game): PackDocument {
  const { fight } = game.source;
  const people = [...new Set([...Object.keys(game.source.heroes), ...fight.tokens.map(({ who }) => who)])];
  const folder = folderOf(game);
  return {
    ...{ _id: idOf(game.ruleset.id, "adventure"), name: fight.name[game.language], img: null, sort: 0, folder: null },
    caption: "",
    description: `<p>${fight.description[game.language]}</p>`,
    actors: people.map((slug) => ({ ...toActor(game, slug), folder: folder._id })),
    combats: [combatOf(game)],
    scenes: [sceneOf(game)],
    journal: [guideOf(game)],
    folders: [folder],
    ...{ items: [], tables: [], macros: [], cards: [], playlists: [] },
    ...stamp("first-fight"),
  };
}

const folderOf = (game: Game): PackDocument => ({
  ...{ _id: idOf(game.ruleset.id, "adventure", "folder"), name: game.source.fight.name[game.language], type: "Actor" },
  ...{ sort: 0, color: null, description: "", folder: null, sorting: "a" },
  ...stamp("first-fight"),
});

/** The guided first fight, a page a part. `[[slug]]` names an action, `[[condition:slug]]` a condition, `{{key}}` a button. */
export function guideOf(game: Game): PackDocument {
  const { language, source } = game;
  const text = (line: string): string =>
    line
      .trim()
      .replace(/\{\{([\w.-]+)\}\}/g, (_, key: string) => quoted(game, key))
      .replace(/\[\[(condition:)?([a-z0-9-]+)\]\]/g, (_, condition: string | undefined, slug: string) =>
        linkTo(game, condition === undefined ? "actions" : "conditions", slug),
      );
  const pages = source.fight.guide.map(({ title, steps }, index): PageText => {
    const lines = steps.map((step) => {
      const { does, sees } = wordsOf(game, step);
      return `<li><p>${text(does)}</p>${sees === undefined ? "" : `<p><em>${text(sees)}</em></p>`}</li>`;
    });
    return { slug: `part-${String(index + 1)}`, title: title[language], html: `<ol>${lines.join("")}</ol>` };
  });
  return entry(game, "first-fight", source.fight.name[language], pages);
}

function wordsOf(game: Game, step: GuideStep): { does: string; sees: string | undefined } {
  const { language, shared } = game;
  if ("do" in step) return { does: step.do[language], sees: step.see?.[language] };
  return { does: heading(game, `guide.${step.same}.do`), sees: shared[`guide.${step.same}.see`]?.[language] };
}

/** What stands on a button, by its key in the shell's or the ruleset's words. */
function quoted(game: Game, key: string): string {
  const keys = key.split(".");
  const text = game.shell(...keys) ?? game.word(...keys);
  if (text === undefined) throw new Error(`packs/${game.ruleset.id}: no words have ${key}`);
  return game.language === "ru" ? `«${text}»` : `“${text}”`;
}

/** Ids of tokens and combatants, by who stands there. */
const placeId = (game: Game, kind: string, who: string, number = 1): string =>
  idOf(game.ruleset.id, "fight", kind, who, String(number));

const sceneId = (game: Game): string => idOf(game.ruleset.id, "fight", "scene");

function sceneOf(game: Game): PackDocument {
  const { language, source } = game;
  const { name, scene, tokens } = source.fight;
  const hexes = scene.grid.shape === "hex";
  const row = hexes ? CELL * ROW : CELL;
  return {
    ...{ _id: sceneId(game), name: name[language], navigation: true, active: false, padding: 0, folder: null, sort: 0 },
    width: scene.columns * CELL + (hexes ? CELL / 2 : 0),
    height: Math.ceil(scene.rows * row + (hexes ? row / 3 : 0)),
    backgroundColor: scene.color,
    grid: {
      ...{ type: hexes ? HEX_ROWS : SQUARES, size: CELL, style: "solidLines", thickness: 1, color: "#000000" },
      ...{ alpha: 0.3, distance: scene.grid.distance, units: scene.grid.units[language] },
    },
    ...{ tokenVision: false, fog: { exploration: false }, ownership: { default: 0 } },
    tokens: tokens.map(({ who, number, at, elevation = 0, rotation = 0 }) => {
      const shape = tokenShape(game, who);
      const _id = placeId(game, "token", who, number);
      return {
        ...shape,
        ...{ _id, actorId: idOf(game.ruleset.id, "actor", who), ...cornerOf(at, hexes), elevation, rotation },
        name: number === undefined ? shape.name : `${shape.name} ${String(number)}`,
        ...(shape.actorLink ? {} : { delta: { _id } }),
      };
    }),
    walls: (scene.walls ?? []).map(({ from, to, door }, index) => ({
      ...{ _id: placeId(game, "wall", String(index)), c: [...from, ...to].map((corner) => corner * CELL) },
      ...{ move: NORMAL_WALL, sight: NORMAL_WALL, light: NORMAL_WALL, sound: NORMAL_WALL },
      ...{ dir: 0, door: door ? 1 : 0, ds: 0 },
    })),
    regions: scene.regions.map((region) => toRegion(game, region, hexes)),
    drawings: (scene.drawings ?? []).map(({ area, fill, text }, index) => ({
      _id: placeId(game, "drawing", String(index)),
      ...drawn(area, hexes),
      ...(fill === undefined ? { fillType: 0, strokeWidth: 0 } : { fillType: 1, fillColor: fill, fillAlpha: 0.6 }),
      ...{ strokeColor: "#2b2622", strokeWidth: fill === undefined ? 0 : 2, strokeAlpha: 0.7 },
      ...(text ? { text: text[language], fontSize: 28, textColor: "#f2ecdf" } : {}),
    })),
    ...stamp("first-fight"),
  };
}

/** The upper left corner of a cell, in pixels. */
function cornerOf([column, row]: Cell, hexes: boolean): { x: number; y: number } {
  if (!hexes) return { x: column * CELL, y: row * CELL };
  return { x: (column + (row % 2) / 2) * CELL, y: Math.round(row * CELL * ROW) };
}

/** A rectangle of cells in pixels; on hexes it holds the middles of just those cells. */
function rectangle([column, row, columns, rows]: readonly [number, number, number, number], hexes: boolean) {
  if (!hexes) return { x: column * CELL, y: row * CELL, width: columns * CELL, height: rows * CELL };
  const height = CELL * ROW;
  return {
    ...{ x: Math.round((column + 0.25) * CELL), width: columns * CELL },
    ...{ y: Math.round(row * height + CELL * 0.15), height: Math.round(rows * height) },
  };
}

function drawn(area: readonly [number, number, number, number], hexes: boolean): JsonObject {
  const { x, y, width, height } = rectangle(area, hexes);
  return { x, y, shape: { type: "r", width, height, radius: null, points: [] } };
}

function toRegion(game: Game, { slug, name, color, areas, terrain }: RegionSource, hexes: boolean): JsonObject {
  const title = name[game.language];
  return {
    ...{
      _id: placeId(game, "region", slug),
      name: title,
      color,
      elevation: { bottom: null, top: null },
      visibility: 2,
    },
    shapes: areas.map((area) => ({ type: "rectangle", rotation: 0, hole: false, ...rectangle(area, hexes) })),
    behaviors: [
      {
        ...{ _id: placeId(game, "terrain", slug), name: title, type: "battle-tempo.terrain" },
        ...{ system: terrain, disabled: false },
      },
    ],
  };
}

/** A fight that stands ready: the game master has only to begin it. */
function combatOf(game: Game): PackDocument {
  return {
    ...{ _id: idOf(game.ruleset.id, "fight", "combat"), name: "", type: "base", scene: sceneId(game) },
    ...{ active: false, round: 0, turn: null, sort: 0, groups: [] },
    combatants: game.source.fight.tokens.map(({ who, number, initiative }) => ({
      ...{ _id: placeId(game, "combatant", who, number), type: "base", hidden: false, defeated: false },
      ...{ tokenId: placeId(game, "token", who, number), sceneId: sceneId(game) },
      ...{ actorId: idOf(game.ruleset.id, "actor", who), initiative: initiative ?? null },
    })),
    ...stamp("first-fight"),
  };
}
