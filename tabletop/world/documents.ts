import type { CollectionName, DocumentSource, JsonObject } from "../protocol.js";
import type {
  AsideSource,
  Cast,
  Cell,
  CreatureSource,
  HexSource,
  Language,
  RulesetSource,
  SceneSource,
  TableSource,
} from "./source.js";

const FRIENDLY = 1;
const HOSTILE = -1;
const SQUARES = 1;
/** Rows of hexes, the odd ones half a hex to the right (`CONST.GRID_TYPES.HEXODDR`). */
const HEX_ROWS = 2;
/** How far apart rows of hexes are, for a hex as wide as 1. */
const ROW = Math.sqrt(3) / 2;
const NORMAL_WALL = 20;
/** `displayName`: to everybody on hover. */
const NAME_ON_HOVER = 30;
const OBSERVER = 2;
const OWNER = 3;

/** What decides the documents of a sample world besides its sources. */
export interface WorldPlan {
  worldId: string;
  ruleset: string;
  language: Language;
  cast: Cast;
  aside: boolean;
  /** Without a fight, and without a choice among the settings. */
  untouched: boolean;
  /** The world's choices among its ruleset's options. */
  rulesetOptions: Readonly<Record<string, string>>;
}

export type WorldDocuments = Partial<Record<CollectionName, DocumentSource[]>>;

/** The document id of a short one: the same in every world, so that tests can name it. */
export function idOf(shortId: string): string {
  return shortId.padEnd(16, "0").slice(0, 16);
}

/** The document id of a creature's token. */
export function tokenIdOf(creatureId: string): string {
  return idOf(`${creatureId}Token`);
}

/** One token of a creature. */
interface Part {
  /** Short id: the creature's, with a number where it is there more than once. */
  id: string;
  creature: CreatureSource;
  name: string;
  at: Cell;
}

/** All documents of a sample world. */
export function composeWorld(table: TableSource, ruleset: RulesetSource, plan: WorldPlan): WorldDocuments {
  const parts = partsOf(ruleset, plan);
  const present = ruleset.creatures.filter((creature) => parts.some((part) => part.creature === creature));
  const scene = composeScene(table, parts, { ...plan, hexes: ruleset.hexes ?? null });
  return {
    users: table.users.map((user) => ({
      ...{ _id: idOf(user.id), name: user.name[plan.language], role: user.role, color: user.color, password: "" },
      character: user.character === undefined ? null : idOf(user.character),
    })),
    settings: [
      ...(plan.untouched ? [] : [setting("rulesetSetting", "battle-tempo.ruleset", plan.ruleset)]),
      ...(Object.keys(plan.rulesetOptions).length > 0
        ? [setting("rulesetOptions", "battle-tempo.rulesetOptions", { [plan.ruleset]: plan.rulesetOptions })]
        : []),
    ],
    actors: present.map((creature) => composeActor(creature, plan)),
    scenes: [scene, ...(plan.aside ? [composeAside(table, { ...plan, hexes: ruleset.hexes ?? null })] : [])],
    combats: plan.untouched ? [] : [composeCombat(parts, scene)],
  };
}

/** The tokens of the cast in the order in which their creatures are listed. */
function partsOf({ creatures }: RulesetSource, { cast, language }: WorldPlan): Part[] {
  const named = Object.entries(cast).map(([id, at]): Part => {
    const [, creatureId, number] = /^(.*?)(\d*)$/.exec(id) ?? [];
    const creature = creatures.find((other) => other.id === creatureId);
    if (!creature) throw new Error(`nobody is called ${id}`);
    return { id, creature, at, name: [creature.name[language], number].filter(Boolean).join(" ") };
  });
  return named.sort((a, b) => creatures.indexOf(a.creature) - creatures.indexOf(b.creature));
}

function setting(id: string, key: string, value: unknown): DocumentSource {
  return { _id: idOf(id), key, value: JSON.stringify(value), user: null };
}

function composeActor(creature: CreatureSource, plan: WorldPlan): DocumentSource {
  const ownership =
    creature.owner === undefined ? { default: 0 } : { default: OBSERVER, [idOf(creature.owner)]: OWNER };
  return {
    _id: idOf(creature.id),
    name: creature.name[plan.language],
    type: plan.ruleset,
    img: imageOf(creature, plan),
    system: creature.system,
    items: (creature.items ?? []).map((item, index) => ({
      _id: idOf(`${creature.id}Item${index}`),
      ...item,
      name: item.name[plan.language],
      sort: index,
    })),
    effects: [],
    ownership,
    prototypeToken: tokenShape(creature, plan),
  };
}

/** What a prototype token and the token made from it have in common. */
function tokenShape(creature: CreatureSource, plan: WorldPlan): JsonObject {
  return {
    name: creature.name[plan.language],
    displayName: NAME_ON_HOVER,
    actorLink: creature.side === "hero",
    width: creature.cells,
    height: creature.cells,
    texture: { src: imageOf(creature, plan) },
    disposition: creature.side === "foe" ? HOSTILE : FRIENDLY,
    ...(creature.rotation === undefined ? {} : { rotation: creature.rotation }),
  };
}

function imageOf(creature: CreatureSource, plan: WorldPlan): string {
  return `worlds/${plan.worldId}/assets/${creature.id}.svg`;
}

/** The plan with the grid on which it is played; null: the scene's squares. */
interface ScenePlan extends WorldPlan {
  hexes: HexSource | null;
}

function composeScene({ scene }: TableSource, parts: readonly Part[], plan: ScenePlan): DocumentSource {
  return {
    ...sceneShape(scene, scene, plan),
    active: true,
    tokens: parts.map((part) => composeToken(part, scene, plan)),
    walls: plan.hexes ? [] : composeWalls(scene),
    regions: [composeRubble(scene, plan)],
  };
}

const composeAside = ({ scene, aside }: TableSource, plan: ScenePlan): DocumentSource => ({
  ...sceneShape(scene, aside, plan),
  active: false,
  tokens: [],
  walls: [],
  regions: [],
});

/** A scene of that name and size, measured and drawn like the ruin. */
function sceneShape(
  { cellSize, distance, units }: SceneSource,
  { id, name, columns, rows }: AsideSource,
  { language, hexes }: ScenePlan,
): DocumentSource {
  const measure = hexes ?? { distance, units };
  const row = hexes ? cellSize * ROW : cellSize;
  return {
    _id: idOf(id),
    name: name[language],
    navigation: true,
    width: columns * cellSize + (hexes ? cellSize / 2 : 0),
    height: Math.ceil(rows * row + (hexes ? row / 3 : 0)),
    padding: 0,
    backgroundColor: "#6f6a5c",
    grid: {
      ...{
        type: hexes ? HEX_ROWS : SQUARES,
        size: cellSize,
        distance: measure.distance,
        units: measure.units[language],
      },
      ...{ style: "solidLines", thickness: 1, color: "#000000", alpha: 0.3 },
    },
    tokenVision: false,
    fog: { exploration: false },
    ownership: { default: 0 },
  };
}

function composeToken({ id, creature, name, at }: Part, scene: SceneSource, plan: ScenePlan): DocumentSource {
  const _id = tokenIdOf(id);
  const place = { ...cornerOf(at, scene, plan), elevation: 0 };
  const token: DocumentSource = { ...tokenShape(creature, plan), name, _id, actorId: idOf(creature.id), ...place };
  return token["actorLink"] === true ? token : { ...token, delta: { _id } };
}

/** The upper left corner of a cell, in pixels. */
function cornerOf([column, row]: Cell, { cellSize }: SceneSource, { hexes }: ScenePlan): { x: number; y: number } {
  if (!hexes) return { x: column * cellSize, y: row * cellSize };
  return { x: (column + (row % 2) / 2) * cellSize, y: Math.round(row * cellSize * ROW) };
}

function composeWalls(scene: SceneSource): DocumentSource[] {
  return scene.walls.map(({ from, to, door = false }, index) => ({
    _id: idOf(`wall${index}`),
    c: [...from, ...to].map((corner) => corner * scene.cellSize),
    ...{ move: NORMAL_WALL, sight: NORMAL_WALL, light: NORMAL_WALL, sound: NORMAL_WALL },
    ...{ dir: 0, door: door ? 1 : 0, ds: 0 },
  }));
}

function composeRubble({ rubble, cellSize }: SceneSource, plan: WorldPlan): DocumentSource {
  const [column, row] = rubble.at;
  const rectangle = {
    ...{ type: "rectangle", x: column * cellSize, y: row * cellSize, rotation: 0, hole: false },
    ...{ width: rubble.columns * cellSize, height: rubble.rows * cellSize },
  };
  const behavior = { type: "battle-tempo.terrain", system: { kind: "difficult" }, disabled: false };
  return {
    _id: idOf(rubble.id),
    name: rubble.name[plan.language],
    color: "#8a7a4f",
    shapes: [rectangle],
    elevation: { bottom: null, top: null },
    visibility: 2,
    behaviors: [{ _id: idOf(`${rubble.id}Terrain`), name: rubble.name[plan.language], ...behavior }],
  };
}

/** A fight that stands ready: the game master has only to begin it. */
function composeCombat(parts: readonly Part[], scene: DocumentSource): DocumentSource {
  return {
    _id: idOf("fight"),
    type: "base",
    scene: scene._id,
    active: true,
    round: 0,
    turn: null,
    combatants: parts.map(({ id, creature }) => ({
      ...{ _id: idOf(`${id}Fights`), type: "base", initiative: null, hidden: false, defeated: false },
      ...{ tokenId: tokenIdOf(id), sceneId: scene._id, actorId: idOf(creature.id) },
    })),
    groups: [],
  };
}
