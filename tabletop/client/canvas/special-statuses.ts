import { CONFIG } from "../globals/config.js";
import { Hooks } from "../globals/hooks.js";
import type { Canvas } from "./board.js";
import type { Token } from "./placeables/token.js";

/** The statuses with a meaning of core's that a token bears now. */
function specialsOf(token: Token): Set<string> {
  const special = Object.values((CONFIG["specialStatusEffects"] ?? {}) as Record<string, string>);
  return new Set(special.filter((status) => token.document.hasStatusEffect(status)));
}

/**
 * Tells `applyTokenStatusEffect` for each drawn token whose special statuses have changed, on every client for itself. An effect's
 * own hooks come after its actor was prepared anew.
 */
export function tellSpecialStatuses(canvas: Canvas): void {
  const known = new WeakMap<Token, Set<string>>();
  Hooks.on("drawToken", (token: Token) => void known.set(token, specialsOf(token)));
  const compare = (effect: { parent: unknown }): void => {
    if (!canvas.ready) return;
    for (const token of canvas.tokens.placeables.filter(({ actor }) => actor === effect.parent)) {
      const [before, now] = [known.get(token) ?? new Set<string>(), specialsOf(token)];
      known.set(token, now);
      for (const status of new Set([...before, ...now])) {
        if (before.has(status) !== now.has(status))
          Hooks.callAll("applyTokenStatusEffect", token, status, now.has(status));
      }
    }
  };
  for (const action of ["create", "update", "delete"]) Hooks.on(`${action}ActiveEffect`, compare);
}
