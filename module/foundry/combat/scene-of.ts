import type { Bystander, Scene as RulesScene } from "../../rules/situation.js";
import type { Encounter } from "../../model/encounter.js";
import { boardOf } from "../board/board-cache.js";
import { cellAt, spaceOf } from "../board/place.js";
import type { Game } from "../port/active-game.js";
import { mayKnow } from "../port/may-know.js";
import { enforcement } from "../settings/enforcement.js";
import { rulesetOptions } from "../settings/ruleset-options.js";
import { windowSeconds } from "../settings/settings.js";
import { fightScene } from "./fight-scene.js";
import { profilesOf } from "./profiles.js";
import { sceneVersion } from "./scene-version.js";

interface Seen {
  readonly key: string;
  readonly board: RulesScene["board"];
  readonly scene: RulesScene;
}

const seen = new WeakMap<Combat.Implementation, Seen>();

/** What decisions about a fight rest on besides its ledger, read from documents; the same object while they stand. */
export function sceneOf(combat: Combat.Implementation, active: Game, encounter: Encounter): RulesScene {
  const scene = fightScene(combat);
  const board = scene ? boardOf(scene) : null;
  const key = `${sceneVersion()}/${windowSeconds() ?? "open"}/${Object.keys(encounter.creatures).join()}`;
  const levels = enforcement();
  const options = rulesetOptions(active.ruleset);
  const known = seen.get(combat);
  if (known?.key === key && known.board === board && known.scene.levels === levels && known.scene.options === options)
    return known.scene;
  const fresh: RulesScene = {
    board,
    profiles: profilesOf(combat, active),
    bystanders: scene ? bystandersOn(scene, combat, encounter) : [],
    options,
    windowSeconds: windowSeconds(),
    levels,
  };
  seen.set(combat, { key, board, scene: fresh });
  return fresh;
}

/** The tokens without a part in the fight that this user may know of: for what is drawn and forecast. */
export function knownBystanders(combat: Combat.Implementation, encounter: Encounter): Bystander[] {
  const scene = fightScene(combat);
  return scene ? bystandersOn(scene, combat, encounter, (token) => mayKnow(game.user, token)) : [];
}

/** Tokens in plain sight that don't take part: they stand in the way and no more. */
function bystandersOn(
  scene: Scene.Implementation,
  combat: Combat.Implementation,
  encounter: Encounter,
  counts: (token: TokenDocument.Implementation) => boolean = () => true,
): Bystander[] {
  const fighting = new Set(
    combat.combatants.contents
      .filter((combatant) => combatant.sceneId === scene.id && combatant.id && combatant.id in encounter.creatures)
      .map((combatant) => combatant.tokenId),
  );
  return scene.tokens.contents
    .filter((token) => !token.hidden && !fighting.has(token.id) && counts(token))
    .map((token) => ({ cell: cellAt(scene.grid, token._source), space: spaceOf(token) }));
}
