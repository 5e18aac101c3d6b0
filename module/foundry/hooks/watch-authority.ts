import { reconcile } from "../combat/reconcile.js";
import { outbox } from "../commands/door.js";
import { takeOver } from "../commands/hand-over.js";
import { migrateWorld } from "../migration/migrate-world.js";
import { sessionOf } from "../port/session.js";
import { settleLater } from "./follow-changes.js";
import { tellNotice } from "./notices.js";
import { tellChanges } from "./watch-ledgers.js";

/** Undefined: not looked yet. */
let keeper: string | null | undefined;

/**
 * Follows who keeps the ledgers. Whoever becomes active game master reads them anew and finishes what is open; everyone
 * addresses what is unanswered to them. In `init`; core tells of others only, so `ready` looks too.
 */
export function watchAuthority(): void {
  Hooks.on("userConnected", () => {
    authorityMayHaveChanged();
  });
  Hooks.on("updateUser", (_user: User.Implementation, changes: { readonly role?: unknown }) => {
    if (changes.role !== undefined) authorityMayHaveChanged();
  });
}

/** Looks who keeps the ledgers now. Safe to call at any time from `ready` on. */
export function authorityMayHaveChanged(): void {
  const now = game.users.activeGM?.id ?? null;
  const taken = now !== keeper && game.user.isActiveGM;
  const gone = now === null && keeper !== null;
  keeper = now;
  if (gone && game.combats.contents.some(({ started }) => started)) tellNotice("warn", "no-gm");
  if (taken) {
    takeOver();
    migrateWorld();
  }
  outbox.readdress();
  for (const combat of game.combats.contents) {
    const session = sessionOf(combat);
    if (!session) continue;
    tellChanges(combat);
    if (taken) void reconcile(session, { taken });
    settleLater(session);
  }
}
