import type { LocalHooks } from "./port/fight-session.js";

/** What the type package doesn't know: our hooks, settings and documents, and Foundry's hooks of movement. */
declare module "fvtt-types/configuration" {
  interface AssumeHookRan {
    ready: never;
  }
  interface SystemNameConfig {
    name: "battle-tempo";
  }
  namespace Hooks {
    interface HookConfig extends LocalHooks {
      moveToken: (
        token: TokenDocument.Implementation,
        movement: TokenDocument.MovementOperation,
        operation: TokenDocument.Database.UpdateOperation,
        user: User.Implementation,
      ) => void;
    }
  }
}
