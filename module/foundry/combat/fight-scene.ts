/** The scene on which a combat is fought: its own, or the one on which all its combatants stand. */
export function fightScene(combat: Combat.Implementation): Scene.Implementation | null {
  if (combat.scene) return combat.scene;
  const ids = new Set(combat.combatants.contents.map((combatant) => combatant.sceneId));
  const [only] = ids;
  return ids.size === 1 && only ? (game.scenes.get(only) ?? null) : null;
}

/** The combatant's token on the scene of the fight; null elsewhere, or without one. */
export function fightToken(combatant: Combatant.Implementation): TokenDocument.Implementation | null {
  const scene = fightScene(combatant.parent);
  if (scene?.id !== combatant.sceneId || !combatant.tokenId) return null;
  return scene.tokens.get(combatant.tokenId) ?? null;
}
