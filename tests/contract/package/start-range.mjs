import { makeModels } from "./models.mjs";
import { makeDocuments } from "./documents.mjs";
import { makeApplications } from "./applications.mjs";

/**
 * What the range is called in the package that carries it: the package's id, its types of documents, its templates, and
 * the key of its words with what they are in each language.
 * @typedef {{plain: string, dotted: string, hello: string}} Texts
 * @typedef {{id: string, creature: string, thing: string, terrain: string, gate: string, head: string, body: string, words: string, texts: Record<string, Texts>}} Names
 */

/**
 * Notes what happens on this client, for entries to look at. Called while the page loads.
 * @param {Names} names
 */
export function noteBoot(names) {
  const { Hooks } = globalThis;
  const range = {
    names,
    boot: [],
    inInit: null,
    writeInInit: null,
    socket: [],
    settingChanges: [],
    keys: [],
    turnEvents: [],
    movements: [],
    /** called by `_preUpdateMovement`; false vetoes */
    judge: null,
    /** called by `_onUpdateMovement` */
    arrived: null,
    /** called by `_sortCombatants` */
    sort: null,
    /** what `_canChangeTurn` and `_canChangeRound` answer */
    mayChange: null,
    actions: [],
    /** whether what this client makes is marked as made by an entry */
    marks: true,
  };
  globalThis.range = range;
  for (const hook of ["init", "i18nInit", "setup", "canvasInit", "canvasReady", "ready"])
    Hooks.on(hook, () => range.boot.push({ hook, ready: globalThis.game.ready === true }));
  return range;
}

/** Registers one of each thing of which the contract speaks. In `init`. */
export function startRange(range) {
  const { names } = range;
  const { game, CONFIG, foundry } = globalThis;
  const { id } = names;
  const models = makeModels(foundry);
  CONFIG.Actor.dataModels[names.creature] = models.Creature;
  CONFIG.Item.dataModels[names.thing] = models.Thing;
  CONFIG.ChatMessage.dataModels.card = models.Card;
  CONFIG.Combat.dataModels.base = models.Fight;
  CONFIG.Combatant.dataModels.base = models.Fighter;
  CONFIG.RegionBehavior.dataModels[names.terrain] = models.Terrain;
  CONFIG.RegionBehavior.dataModels[names.gate] = models.Gate;

  const documents = makeDocuments(range);
  CONFIG.Combat.documentClass = documents.RangeCombat;
  CONFIG.Token.documentClass = documents.RangeToken;
  CONFIG.ChatMessage.documentClass = documents.RangeMessage;
  CONFIG.Combat.initiative = { formula: "1d20 + @hp", decimals: 2 };
  CONFIG.statusEffects = [
    { id: "dazed", name: "Dazed", img: "icons/svg/daze.svg", _id: "dazed00000000000" },
    { id: "dead", name: "Dead", img: "icons/svg/skull.svg", _id: "dead000000000000" },
  ];
  CONFIG.queries = CONFIG.queries ?? {};
  CONFIG.queries[`${id}.double`] = async (data) => ({ doubled: data.value * 2, keys: Object.keys(data) });
  CONFIG.queries[`${id}.fail`] = async () => {
    throw new Error("no answer from me");
  };
  CONFIG.Token.movement.actions.rangePush = {
    label: "Pushed",
    icon: "fa-solid fa-arrow-right",
    teleport: false,
    measure: true,
    walls: null,
    visualize: true,
    order: 50,
    rangeMark: "kept",
    canSelect: () => false,
    getCostFunction: () => () => 0,
  };
  CONFIG.Token.movement.actions.rangeReturn = {
    label: "Returned",
    icon: "fa-solid fa-rotate-left",
    teleport: true,
    measure: false,
    walls: null,
    visualize: false,
    order: 51,
    canSelect: () => false,
    getCostFunction: () => () => 0,
  };
  makeApplications(names, range);
  markWhatIsMade(id, range);
  registerSettings(game, id, range);
  registerKeys(game, id, range);
  game.socket.on(`system.${id}`, (payload, senderId) => {
    // What the two windows of a run say to one another is no part of what entries send.
    if (payload?.verify === undefined) {
      const after = range.boot.at(-1)?.hook;
      range.socket.push({ payload, senderId, after, ready: game.ready === true });
    }
  });
}

/** Whatever an entry makes bears a flag, so that it can be told from what was there before, and be taken away. */
function markWhatIsMade(id, range) {
  const { Hooks } = globalThis;
  for (const name of ["Actor", "Item", "Scene", "Token", "Region", "Combat", "ChatMessage", "Macro"])
    Hooks.on(`preCreate${name}`, (document) => {
      if (range.marks) document.updateSource({ flags: { [id]: { contract: true } } });
    });
}

function registerSettings(game, id, range) {
  const onChange = (value) => range.settingChanges.push(value);
  game.settings.register(id, "mode", { scope: "world", config: false, type: String, default: "calm", onChange });
  game.settings.register(id, "amount", { scope: "world", config: false, type: Number, default: 3 });
  game.settings.register(id, "local", { scope: "client", config: false, type: Number, default: 1 });
  game.settings.register(id, "own", { scope: "user", config: false, type: String, default: "" });
  range.inInit = game.settings.get(id, "mode");
  try {
    // Whether it throws or rejects: it must not write.
    Promise.resolve(game.settings.set(id, "amount", 99)).then(
      () => (range.writeInInit = "written"),
      (error) => (range.writeInInit = String(error.message ?? error)),
    );
  } catch (error) {
    range.writeInInit = String(error.message ?? error);
  }
}

function registerKeys(game, id, range) {
  const { CONST } = globalThis;
  const note = (name, consumed) => () => {
    range.keys.push(name);
    return consumed(range);
  };
  const key = [{ key: "KeyJ", modifiers: ["Control"] }];
  game.keybindings.register(id, "normal", {
    name: "Normal",
    editable: key,
    precedence: CONST.KEYBINDING_PRECEDENCE.NORMAL,
    onDown: note("normal", () => false),
  });
  game.keybindings.register(id, "priority", {
    name: "Priority",
    editable: key,
    precedence: CONST.KEYBINDING_PRECEDENCE.PRIORITY,
    onDown: note("priority", ({ consumes }) => consumes === true),
  });
  game.keybindings.register(id, "undo", {
    name: "Undo",
    editable: [{ key: "KeyZ", modifiers: ["Control"] }],
    precedence: CONST.KEYBINDING_PRECEDENCE.PRIORITY,
    onDown: note("undo", ({ takesUndo }) => takesUndo === true),
  });
}
