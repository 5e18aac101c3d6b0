import type { LedgerRecord } from "../../combat/ledger/record.js";
import { situationOf } from "../../table/host.js";
import { tellFault } from "../hooks/notices.js";
import { t } from "../i18n/localize.js";
import type { FightSession } from "../port/fight-session.js";

/** Fights whose end was offered and that have stood so since; asked again only after they were open once more. */
const offered = new Set<string>();

/** From `ready`: at the end of a turn the active game master is offered the end of a fight that is decided (DND5-ROUND-003). */
export function offerEnds(): void {
  Hooks.on("battle-tempo.changed", (session: FightSession, record: LedgerRecord | null) => {
    if (!game.user.isActiveGM || !isOfferDue(session, record)) return;
    void offerEnd(session).catch((error: unknown) => {
      tellFault("question", error);
    });
  });
  Hooks.on("battle-tempo.closed", (combatId) => {
    offered.delete(combatId);
  });
}

function isOfferDue({ combat, ruleset, encounter, scene }: FightSession, record: LedgerRecord | null): boolean {
  const id = combat.id ?? "";
  const ends = record?.kind === "commit" && record.events.some(({ type }) => type === "TurnEnded");
  if (!ends || ruleset.decided?.(situationOf(encounter, scene)) !== true) {
    if (ends) offered.delete(id);
    return false;
  }
  const first = !offered.has(id);
  offered.add(id);
  return first;
}

async function offerEnd({ combat }: FightSession): Promise<void> {
  const ends: unknown = await foundry.applications.api.DialogV2.wait({
    window: { title: "BATTLETEMPO.FightOver.title" },
    content: `<p>${t("BATTLETEMPO.FightOver.text")}</p>`,
    classes: ["battle-tempo", "tempo-choice"],
    buttons: [
      { action: "end", label: "BATTLETEMPO.FightOver.end" },
      { action: "go-on", label: "BATTLETEMPO.FightOver.goOn", default: true },
    ],
    rejectClose: false,
  });
  if (ends === "end" && combat.id && game.combats.has(combat.id)) await combat.delete();
}
