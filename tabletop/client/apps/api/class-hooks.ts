import type { HooksLike } from "../host.js";
import type { ApplicationV2 } from "./application.js";

/** Calls a hook for the application's class and each parent class, nearest first. `{}` stands for the class name. */
export function callClassHooks(app: ApplicationV2, pattern: string, ...args: unknown[]): void {
  const hooks = (globalThis as { Hooks?: HooksLike }).Hooks;
  if (!hooks) return;
  const constructor = app.constructor as typeof ApplicationV2;
  for (const link of constructor.inheritanceChain()) hooks.callAll(pattern.replace("{}", link.name), app, ...args);
}
