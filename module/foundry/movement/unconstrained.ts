/** Whether this user is a game master with core's tool for movement that nothing constrains. */
export function isUnconstrained(): boolean {
  const controls = ui.controls as {
    controls?: Record<string, { tools?: Record<string, { active?: boolean }> }>;
  } | null;
  return game.user.isGM && controls?.controls?.tokens?.tools?.unconstrainedMovement?.active === true;
}
