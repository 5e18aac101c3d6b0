import type { LocalHooks } from "./port/fight-session.js";

/** Our own hooks, and Foundry's hook of movement that the type package lacks. */
declare module "fvtt-types/configuration" {
  namespace Hooks {
    interface HookConfig extends LocalHooks {
      /** Entries are what `ContextMenu` takes in the running generation. */
      getCombatantContextOptions: (app: foundry.applications.sidebar.tabs.CombatTracker, entries: object[]) => void;
      getHeaderControlsCreatureSheet: (
        app: foundry.applications.api.ApplicationV2,
        controls: foundry.applications.api.ApplicationV2.HeaderControlsEntry[],
      ) => void;
      moveToken: (
        token: TokenDocument.Implementation,
        movement: TokenDocument.MovementOperation,
        operation: TokenDocument.Database.UpdateOperation,
        user: User.Implementation,
      ) => void;
    }
  }
}
