import { host } from "../apps/host.js";
import type { CombatantLike, TokenLike } from "./combat-types.js";

/** A typed initiative as a number: a leading sign adds to the old value; null for what is no number. */
export function readInitiative(text: string, before: number): number | null {
  const trimmed = text.trim().replace(",", ".");
  const value = trimmed === "" ? NaN : Number(trimmed);
  if (!Number.isFinite(value)) return null;
  return /^[+-]/.test(trimmed) ? before + value : value;
}

/** Marks a combatant as defeated or not, and puts the matching condition on its actor. */
export async function toggleDefeated(combatant: CombatantLike): Promise<void> {
  const defeated = !combatant.isDefeated;
  await combatant.update({ defeated });
  const { DEFEATED = "dead" } = (host.CONFIG["specialStatusEffects"] ?? {}) as { DEFEATED?: string };
  await combatant.actor?.toggleStatusEffect(DEFEATED, { overlay: true, active: defeated });
}

/** Lets a token on the canvas look hovered, as far as it is visible. */
export function hoverToken(token: TokenLike | null | undefined, isIn: boolean): void {
  if (!token?.isVisible) return;
  const method = (token as TokenLike & Record<string, unknown>)[isIn ? "_onHoverIn" : "_onHoverOut"];
  if (typeof method === "function") (method as (event: object, options: object) => void).call(token, {}, {});
}
