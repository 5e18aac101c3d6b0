import type { MovingUser } from "../movement/moving-token.js";
import { peekGame } from "../globals/env.js";

/** The user of this client as the canvas sees one. */
export interface CanvasUser extends MovingUser {
  readonly name: string;
  readonly role: number;
  readonly color: { css?: string } | string | number;
  readonly targets?: Set<unknown>;
  hasPermission?(permission: string): boolean;
}

/** Globals of the other halves of the client that the canvas calls on where they exist. */
interface HostGlobals {
  ui?: {
    notifications?: { warn(message: string): unknown; info(message: string): unknown };
    controls?: {
      control?: { name: string; activeTool: string } | null;
      tool?: { name: string } | undefined;
      controls: Record<string, { tools: Record<string, { active?: boolean }> }>;
      render(options: object): unknown;
    };
  };
  tabletop?: { animationSpeed?: number; pixelDensity?: number };
}

export const globals = globalThis as unknown as HostGlobals;

/** The user of this client; throws before the game is there. */
export function currentUser(): CanvasUser {
  const user = peekGame()?.user as unknown as CanvasUser | null | undefined;
  if (!user) throw new Error("The canvas needs a user.");
  return user;
}

/** A user's colour as a number that PIXI takes. */
export function userColor(user: CanvasUser): number {
  const { color } = user;
  if (typeof color === "number") return color;
  const text = typeof color === "string" ? color : (color.css ?? String(color));
  const number = Number.parseInt(text.replace("#", ""), 16);
  return Number.isNaN(Number(color)) ? (Number.isNaN(number) ? 0x3366cc : number) : Number(color);
}

/** Translates a key where translations are loaded, else gives the fallback. */
export function localize(key: string, fallback: string): string {
  const i18n = peekGame()?.i18n as unknown as { has(key: string): boolean; localize(key: string): string } | undefined;
  return i18n?.has(key) ? i18n.localize(key) : fallback;
}

/** Whether the game is paused for this user: game masters are never held up. */
export function isHeldByPause(): boolean {
  return (peekGame()?.paused ?? false) && !currentUser().isGM;
}
