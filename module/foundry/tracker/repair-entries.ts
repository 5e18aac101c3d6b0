import type { ChancePolicy } from "../../table/host.js";
import { creatureId } from "../../table/host.js";
import { policyOf, setPolicy } from "../combat/chance-policy.js";
import { goBackToTurnStart } from "../combat/turn-commands.js";
import { KEYS } from "../i18n/localize.js";
import type { SessionSeat } from "../port/fight-session.js";
import { menuEntry } from "../port/menu-entry.js";
import { sessionOf } from "../port/session.js";
import { openRepair } from "./repair-panel.js";

type Visible = (row: HTMLElement) => boolean;
type Run = (row: HTMLElement) => unknown;

/** Adds to the menu of a tracker row what sets things right; for game masters. A hook of core's tracker. */
export function addRepairEntries(app: { readonly viewed: Combat.Implementation | null }, entries: object[]): void {
  const seatOf = (row: HTMLElement): SessionSeat | null => findSeat(app.viewed, row);
  const isOurs: Visible = (row) => game.user.isGM && seatOf(row) !== null;
  const actorOf = (row: HTMLElement): Actor.Implementation | null => {
    const seat = seatOf(row);
    return seat?.session.actorOf(seat.creature) ?? null;
  };
  entries.push(
    entry("repair", "fa-wrench", isOurs, (row) => {
      const seat = seatOf(row);
      if (seat) openRepair(seat.session, seat.creature);
    }),
    entry(
      "backToStart",
      "fa-backward-fast",
      (row) => isOurs(row) && isActing(seatOf(row)),
      (row) => {
        const seat = seatOf(row);
        if (seat) void goBackToTurnStart(seat.session);
      },
    ),
    ...[null, "always" as const, "never" as const].map((policy: ChancePolicy | null) =>
      entry(
        policy ?? "ask",
        "fa-hand-fist",
        (row) => isOurs(row) && policyOf(actorOf(row)) !== policy,
        (row) => {
          const actor = actorOf(row);
          if (actor) void setPolicy(actor, policy);
        },
      ),
    ),
  );
}

function findSeat(combat: Combat.Implementation | null, row: HTMLElement): SessionSeat | null {
  const session = sessionOf(combat);
  const creature = creatureId(row.dataset.combatantId ?? "");
  return session && creature in session.encounter.creatures ? { session, creature } : null;
}

const isActing = (seat: SessionSeat | null): boolean => seat?.session.encounter.active === seat?.creature;

const entry = (word: string, icon: string, visible: Visible, run: Run): object =>
  menuEntry({ label: `${KEYS}.Tracker.${word}`, icon, visible, run });
