/** Page script that lays a small fight and a few messages on the table: just enough documents for the interface. */
export const LAY_TABLE = `
  globalThis.calls = [];
  const owner = { isOwner: true, testUserPermission: () => true, apps: {} };
  const note = (name) => async (...args) => void calls.push([name, ...args]);
  const token = (id) => ({ ...owner, id, documentName: "Token", name: id, hidden: false, elevation: 0, movementAction: "walk",
    actorId: id, parent: { id: "scene" }, update: note("token.update") });
  const combatant = (id, initiative, more) => ({ ...owner, id, name: id, img: "data:,", initiative, hidden: false,
    isDefeated: false, visible: true, tokenId: "token-" + id, token: token("token-" + id), update: note("combatant.update"), ...more });
  const turns = [combatant("Ogre", 12.5), combatant("Spy", 10, { visible: false }), combatant("Archer", null)];
  globalThis.combat = { ...owner, id: "c1", round: 2, turn: 0, started: true, active: true, turns, scene: null,
    combatant: turns[0], combatants: new Map(turns.map((turn) => [turn.id, turn])), canUserModify: () => true };
  combat.combatants.find = (test) => turns.find(test);
  for (const name of ["nextTurn", "endCombat", "rollInitiative", "setInitiative", "createEmbeddedDocuments"]) combat[name] = note(name);
  game.packs = Object.assign([], { get: () => undefined });
  game.system = {};
  game.user.getHotbarMacros = () => Array.from({ length: 10 }, (_, i) => ({ slot: i + 1, macro: null }));
  game.combats.set("c1", combat);
  game.combat = combat;
  globalThis.say = (id, timestamp, delay = 0, visible = true) => {
    const message = { ...owner, id, timestamp, visible, delete: note("message.delete"), renderHTML: async () => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      const li = document.createElement("li");
      li.className = "chat-message message";
      li.dataset.messageId = id;
      li.textContent = id;
      return li;
    } };
    game.messages.set(id, message);
    return message;
  };
  say("early", 1);
  say("secret", 2, 0, false);
  CONFIG.ChatMessage.documentClass = { getSpeaker: () => ({}), create: note("message.create"), getWhisperRecipients: () => [] };
  CONFIG.statusEffects = [{ id: "prone", name: "Prone", img: "data:," }];
  CONFIG.Token.movement = { actions: { walk: { label: "Walk", order: 0 }, hidden: { label: "No", canSelect: () => false } } };
  globalThis.Roll = class { static validate(text) { return /^\\d+d\\d+$/.test(text); } constructor(f) { this.formula = f; }
    async evaluate() { return this; } async toMessage(data) { calls.push(["roll", this.formula, data]); } };
  game.settings.register("test", "limit", { name: "Limit", scope: "world", config: true, type: Number, default: 3 });
  game.settings.register("test", "mode", { name: "Mode", scope: "client", config: true, type: String, default: "a", choices: { a: "T.Title", b: "B" } });
  game.settings.menus.set("test.rules", { namespace: "test", key: "test.rules", name: "Rules", label: "Open rules", restricted: true,
    type: class { render(options) { calls.push(["menu", options]); } } });
  game.settings.register("test", "secret", { name: "Secret", scope: "world", config: false, type: Number, default: 1 });
`;
