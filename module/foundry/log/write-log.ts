import type { LedgerRecord } from "../../combat/ledger/record.js";
import { t } from "../i18n/localize.js";
import type { FightSession } from "../port/fight-session.js";
import { SYSTEM_ID } from "../system-id.js";
import { secretsOf } from "../combat/knowledge.js";
import { keepsLog } from "../settings/settings.js";
import { logRounds, openLines, type LoggedRound } from "./log-lines.js";
import { lineView } from "./log-text.js";

const TEMPLATE = "systems/battle-tempo/templates/log/round.hbs";

/** What a page of the log remembers besides its text. */
interface PageMark {
  readonly round: number;
  /** The last record that it tells of: what was written once isn't written again after a crash. */
  readonly upTo: number;
}

/**
 * Writes records that leave the ledger into the fight's log, a journal entry with a page a round. Only game masters may
 * open it; but it reaches every client, so what players may not know by then isn't in it. In the language of whoever keeps the ledger. For the active game master's
 * client; `records` are still in the session's ledger.
 */
export async function writeLog(session: FightSession, records: readonly LedgerRecord[]): Promise<void> {
  if (!keepsLog() || records.length === 0) return;
  const known = logOf(session.combat.id ?? "");
  const told = known ? lastTold(known) : 0;
  const news = records.filter(({ seq }) => seq > told);
  const secrets = secretsOf(session);
  const rounds = logRounds(session, news, session.ledger.opening.round)
    .map((round) => ({ ...round, lines: openLines(round.lines, secrets) }))
    .filter(({ lines }) => lines.length > 0);
  if (rounds.length === 0) return;
  const log = known ?? (await openLog(session));
  for (const round of rounds) await writeRound(session, log, round);
}

const logOf = (combatId: string): JournalEntry.Implementation | undefined =>
  game.journal.contents.find(({ flags }) => ownFlags({ flags }).combat === combatId);

async function openLog({ combat }: FightSession): Promise<JournalEntry.Implementation> {
  const when = new Intl.DateTimeFormat(game.i18n.lang, { dateStyle: "medium", timeStyle: "short" }).format(new Date());
  const data = {
    name: t("BATTLETEMPO.Log.name", { scene: combat.scene?.name ?? "", when }),
    ownership: { default: CONST.DOCUMENT_OWNERSHIP_LEVELS.NONE },
    flags: { [SYSTEM_ID]: { combat: combat.id ?? "" } },
  };
  const created = await JournalEntry.create(data as unknown as JournalEntry.CreateData);
  if (!created) throw new Error("The log of the fight could not be created");
  return created;
}

async function writeRound(session: FightSession, log: JournalEntry.Implementation, round: LoggedRound): Promise<void> {
  const lines = round.lines.map((line) => lineView(line, session));
  const drawn = await foundry.applications.handlebars.renderTemplate(TEMPLATE, { lines });
  const mark: PageMark = { round: round.round, upTo: round.upTo };
  const page = log.pages.contents.find((each) => markOf(each)?.round === round.round);
  const content = `${page?.text.content ?? ""}${drawn}`;
  const flags = { [SYSTEM_ID]: mark };
  if (page) await page.update({ text: { content }, flags } as never);
  else {
    const name = t("BATTLETEMPO.Log.round", { round: String(round.round) });
    const data = { name, type: "text", sort: round.round, text: { format: 1, content }, flags };
    await log.createEmbeddedDocuments("JournalEntryPage", [data] as never);
  }
}

const lastTold = (log: JournalEntry.Implementation): number =>
  Math.max(0, ...log.pages.contents.map((page) => markOf(page)?.upTo ?? 0));

function markOf(page: JournalEntryPage.Implementation): PageMark | null {
  const { round, upTo } = ownFlags(page);
  return typeof round === "number" && typeof upTo === "number" ? { round, upTo } : null;
}

/** What we keep with a document; anybody with the right to may have written it. */
function ownFlags({ flags }: { readonly flags: object }): Readonly<Record<string, unknown>> {
  const own: unknown = (flags as Readonly<Record<string, unknown>>)[SYSTEM_ID];
  return typeof own === "object" && own !== null ? (own as Readonly<Record<string, unknown>>) : {};
}
