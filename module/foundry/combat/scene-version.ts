let version = 0;

/** A number that grows whenever documents change on which profiles, bystanders and the board rest. */
export const sceneVersion = (): number => version;

/** Called once in `init`. */
export function watchScenes(): void {
  const changed = (): void => {
    version += 1;
  };
  for (const name of [
    "Actor",
    "Item",
    "ActiveEffect",
    "Token",
    "Combatant",
    "Wall",
    "Region",
    "RegionBehavior",
  ] as const) {
    Hooks.on(`create${name}`, changed);
    Hooks.on(`update${name}`, changed);
    Hooks.on(`delete${name}`, changed);
  }
  Hooks.on("updateScene", changed);
}
