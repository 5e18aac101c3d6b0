import { watchBoards } from "./board/board-cache.js";
import { registerColours } from "./canvas/colours.js";
import { drawHeldPaths } from "./canvas/held-paths.js";
import { keepTextReadable } from "./canvas/readable-text.js";
import { followTactics, TempoRuler } from "./canvas/tempo-ruler.js";
import { markStances } from "./canvas/stance-marks.js";
import { TempoTokenLayer } from "./canvas/tempo-token-layer.js";
import { watchScenes } from "./combat/scene-version.js";
import { findSession } from "./combat/sessions.js";
import { door } from "./commands/door.js";
import { askForKeys, shareNewKeys } from "./commands/share-keys.js";
import { listenToSocket } from "./commands/socket.js";
import { watchPause } from "./commands/window-clock.js";
import { watchDeclarations } from "./declarations/watch-declarations.js";
import { registerDamage, tellDamage } from "./damage/tell-damage.js";
import { FightData } from "./documents/fight-data.js";
import { TempoCombat } from "./documents/tempo-combat.js";
import { TempoTokenDocument } from "./documents/tempo-token.js";
import { TerrainBehavior } from "./documents/terrain-behavior.js";
import { beginFirstStart, registerFirstStart } from "./first-start/watch-first-start.js";
import { followChange } from "./hooks/follow-changes.js";
import { tellFault, tellNotice } from "./hooks/notices.js";
import { watchAdventures } from "./hooks/watch-adventures.js";
import { authorityMayHaveChanged, watchAuthority } from "./hooks/watch-authority.js";
import { watchDocuments } from "./hooks/watch-documents.js";
import { watchSecrets } from "./hooks/watch-secrets.js";
import { watchFacing } from "./facing/watch-facing.js";
import { watchHotbar } from "./hotbar/watch-hotbar.js";
import { showRowsInHud } from "./hud/show-rows.js";
import { addTouchTools } from "./keys/touch-tools.js";
import { registerTurnKeys } from "./keys/turn-keys.js";
import { registerReturnAction } from "./movement/return-action.js";
import { registerUndoKey } from "./movement/undo-key.js";
import { watchCourses } from "./overlays/course-overlay.js";
import { watchOverlays } from "./overlays/watch-overlays.js";
import { openPlanning, watchPlanning } from "./planning/watch-planning.js";
import { planWorld } from "./migration/plan-world.js";
import { futureVersions, isWorldOfFuture, registerWorldVersion } from "./migration/world-version.js";
import { activateGame, activeGame, type Game } from "./port/active-game.js";
import { publishApi } from "./port/api.js";
import { provideSessions } from "./port/session.js";
import { registerKeyRing } from "./secrets/key-ring.js";
import { alignWorld } from "./settings/align-world.js";
import { registerReference } from "./reference/register-reference.js";
import { registerAskBefore } from "./settings/ask-before.js";
import { registerEnforcement } from "./settings/register-enforcement.js";
import { registerGmSettings } from "./settings/register-gm-settings.js";
import { registerOptions } from "./settings/register-options.js";
import { chosenRuleset, registerSettings } from "./settings/settings.js";
import { TERRAIN_TYPE } from "./system-id.js";

/** Begins the system in Foundry with the games that it knows. Called once, while the page loads. */
export function startAdapter(games: readonly Game[]): void {
  Hooks.once("init", () => {
    registerWorldVersion();
    planWorld();
    registerSettings(games);
    registerKeyRing();
    shareNewKeys();
    registerEnforcement();
    registerAskBefore();
    chooseGame(games);
    registerOptions();
    registerGmSettings();
    registerFirstStart();
    registerReference();
    registerDamage();
    registerDocuments(games);
    registerReturnAction();
    provideSessions((combat) => findSession(combat, door));
    publishApi();
    watchBoards();
    watchScenes();
    Hooks.on("battle-tempo.changed", followChange);
    watchDocuments();
    watchSecrets();
    watchAdventures();
    watchAuthority();
    watchPause();
    registerColours();
    keepTextReadable();
    drawHeldPaths();
    markStances();
    followTactics();
    showRowsInHud();
    watchFacing();
    registerUndoKey();
    watchPlanning();
    watchDeclarations();
    watchOverlays();
    watchCourses();
    watchHotbar();
    registerTurnKeys();
    addTouchTools();
    listenToSocket();
  });
  Hooks.once("ready", () => {
    if (activeGame())
      void alignWorld().catch((error: unknown) => {
        tellFault("settings", error);
      });
    else if (isWorldOfFuture()) tellNotice("error", "world-of-future", futureVersions());
    else tellNotice("error", "unknown-ruleset", { id: chosenRuleset() });
    askForKeys();
    authorityMayHaveChanged();
    tellDamage();
    openPlanning();
    void beginFirstStart().catch((error: unknown) => {
      tellFault("first start", error);
    });
  });
}

/** A world whose ruleset isn't there, or of a later build, loads all the same; nothing is enforced in it, and it says so. */
function chooseGame(games: readonly Game[]): void {
  const chosen = isWorldOfFuture() ? undefined : games.find(({ ruleset }) => ruleset.id === chosenRuleset());
  activateGame(chosen ?? null);
}

function registerDocuments(games: readonly Game[]): void {
  CONFIG.Combat.documentClass = TempoCombat;
  CONFIG.Token.documentClass = TempoTokenDocument;
  CONFIG.Token.rulerClass = TempoRuler;
  CONFIG.Canvas.layers.tokens.layerClass = TempoTokenLayer;
  if (game.release.generation < 14) Object.assign(CONFIG.Token, { layerClass: TempoTokenLayer });
  Object.assign(CONFIG.Combat.dataModels, { base: FightData });
  Object.assign(CONFIG.RegionBehavior.dataModels, { [TERRAIN_TYPE]: TerrainBehavior });
  Object.assign(CONFIG.RegionBehavior.typeIcons, { [TERRAIN_TYPE]: "fa-solid fa-mountain" });
  Object.assign(CONFIG.Actor.dataModels, Object.fromEntries(games.map(({ face }) => [face.id, face.actorModel])));
  // Without a game the items of all keep what they hold, by the models of any.
  const face = activeGame()?.face ?? games[0]?.face;
  if (face) Object.assign(CONFIG.Item.dataModels, face.itemModels);
  const active = activeGame();
  if (active) registerGame(active);
}

/** What only the world's own game brings: conditions, the dice of initiative, and how long a round takes. */
function registerGame({ face, ruleset }: Game): void {
  if (ruleset.roundSeconds !== undefined) CONFIG.time.roundTime = ruleset.roundSeconds;
  CONFIG.Combat.initiative = { formula: face.initiative.formula, decimals: face.initiative.decimals };
  CONFIG.statusEffects = face.conditions.map(({ id, name, icon, hud }) => ({ id, name, img: icon, hud }));
}
