import type { CollectionName, DocumentSource, JsonObject } from "../protocol.js";
import type { Cell, CreatureSource, Language, RulesetSource, SceneSource, TableSource } from "./source.js";

const FRIENDLY = 1;
const HOSTILE = -1;
const LINES_SQUARE = 1;
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

/** All documents of a sample world. */
export function composeWorld(table: TableSource, ruleset: RulesetSource, plan: WorldPlan): WorldDocuments {
  const scene = composeScene(table, ruleset, plan);
  return {
    users: table.users.map((user) => ({
      ...{ _id: idOf(user.id), name: user.name[plan.language], role: user.role, color: user.color, password: "" },
      character: user.character === undefined ? null : idOf(user.character),
    })),
    settings: [setting("rulesetSetting", "battle-tempo.ruleset", plan.ruleset)],
    actors: ruleset.creatures.map((creature) => composeActor(creature, plan)),
    scenes: [scene],
    combats: [composeCombat(ruleset, scene)],
  };
}

function setting(id: string, key: string, value: string): DocumentSource {
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
    disposition: creature.side === "hero" ? FRIENDLY : HOSTILE,
  };
}

function imageOf(creature: CreatureSource, plan: WorldPlan): string {
  return `worlds/${plan.worldId}/assets/${creature.id}.svg`;
}

function composeScene(table: TableSource, ruleset: RulesetSource, plan: WorldPlan): DocumentSource {
  const { scene, placement } = table;
  return {
    _id: idOf(scene.id),
    name: scene.name[plan.language],
    active: true,
    navigation: true,
    width: scene.columns * scene.cellSize,
    height: scene.rows * scene.cellSize,
    padding: 0,
    backgroundColor: "#6f6a5c",
    grid: {
      ...{ type: LINES_SQUARE, size: scene.cellSize, distance: scene.distance, units: scene.units[plan.language] },
      ...{ style: "solidLines", thickness: 1, color: "#000000", alpha: 0.3 },
    },
    tokenVision: false,
    fog: { exploration: false },
    tokens: ruleset.creatures.map((creature) => composeToken(creature, placement[creature.id], scene, plan)),
    walls: composeWalls(scene),
    regions: [composeRubble(scene, plan)],
    ownership: { default: 0 },
  };
}

function composeToken(
  creature: CreatureSource,
  at: Cell | undefined,
  scene: SceneSource,
  plan: WorldPlan,
): DocumentSource {
  if (!at) throw new Error(`${creature.id} has no place on the scene`);
  const _id = tokenIdOf(creature.id);
  const place = { x: at[0] * scene.cellSize, y: at[1] * scene.cellSize, elevation: 0 };
  const token: DocumentSource = { ...tokenShape(creature, plan), _id, actorId: idOf(creature.id), ...place };
  return token["actorLink"] === true ? token : { ...token, delta: { _id } };
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
function composeCombat(ruleset: RulesetSource, scene: DocumentSource): DocumentSource {
  return {
    _id: idOf("fight"),
    type: "base",
    scene: scene._id,
    active: true,
    round: 0,
    turn: null,
    combatants: ruleset.creatures.map((creature) => ({
      ...{ _id: idOf(`${creature.id}Fights`), type: "base", initiative: null, hidden: false, defeated: false },
      ...{ tokenId: tokenIdOf(creature.id), sceneId: scene._id, actorId: idOf(creature.id) },
    })),
    groups: [],
  };
}
