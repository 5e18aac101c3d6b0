/** A system that does nothing but register one of each thing of which the contract speaks, and note what it is told. */
import { makeModels } from "./models.mjs";
import { makeDocuments } from "./documents.mjs";
import { makeApplications } from "./applications.mjs";

const { Hooks, CONFIG, foundry } = globalThis;
const ID = "contract-range";

/** What has happened on this client, for entries to look at. */
const range = {
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
  actions: [],
};
globalThis.range = range;

for (const hook of ["init", "i18nInit", "setup", "canvasInit", "canvasReady", "ready"])
  Hooks.on(hook, () => range.boot.push({ hook, ready: globalThis.game.ready === true }));

Hooks.once("init", () => {
  const { game } = globalThis;
  const models = makeModels(foundry);
  CONFIG.Actor.dataModels.creature = models.Creature;
  CONFIG.Item.dataModels.thing = models.Thing;
  CONFIG.ChatMessage.dataModels.card = models.Card;
  CONFIG.Combat.dataModels.base = models.Fight;
  CONFIG.Combatant.dataModels.base = models.Fighter;
  CONFIG.RegionBehavior.dataModels[`${ID}.terrain`] = models.Terrain;

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
  CONFIG.queries[`${ID}.double`] = async (data) => ({ doubled: data.value * 2, keys: Object.keys(data) });
  CONFIG.queries[`${ID}.fail`] = async () => {
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
  makeApplications(ID, range);
  registerSettings(game);
  registerKeys(game);
  game.socket.on(`system.${ID}`, (payload, senderId) =>
    range.socket.push({ payload, senderId, ready: game.ready === true }),
  );
});

function registerSettings(game) {
  const onChange = (value) => range.settingChanges.push(value);
  game.settings.register(ID, "mode", { scope: "world", config: false, type: String, default: "calm", onChange });
  game.settings.register(ID, "amount", { scope: "world", config: false, type: Number, default: 3 });
  game.settings.register(ID, "local", { scope: "client", config: false, type: Number, default: 1 });
  game.settings.register(ID, "own", { scope: "user", config: false, type: String, default: "" });
  range.inInit = game.settings.get(ID, "mode");
  try {
    // Whether it throws or rejects: it must not write.
    Promise.resolve(game.settings.set(ID, "amount", 99)).then(
      () => (range.writeInInit = "written"),
      (error) => (range.writeInInit = String(error.message ?? error)),
    );
  } catch (error) {
    range.writeInInit = String(error.message ?? error);
  }
}

function registerKeys(game) {
  const { CONST } = globalThis;
  const note = (name, consumed) => () => {
    range.keys.push(name);
    return consumed(range);
  };
  const key = [{ key: "KeyJ", modifiers: ["Control"] }];
  game.keybindings.register(ID, "normal", {
    name: "Normal",
    editable: key,
    precedence: CONST.KEYBINDING_PRECEDENCE.NORMAL,
    onDown: note("normal", () => false),
  });
  game.keybindings.register(ID, "priority", {
    name: "Priority",
    editable: key,
    precedence: CONST.KEYBINDING_PRECEDENCE.PRIORITY,
    onDown: note("priority", ({ consumes }) => consumes === true),
  });
  game.keybindings.register(ID, "undo", {
    name: "Undo",
    editable: [{ key: "KeyZ", modifiers: ["Control"] }],
    precedence: CONST.KEYBINDING_PRECEDENCE.PRIORITY,
    onDown: note("undo", ({ takesUndo }) => takesUndo === true),
  });
}
