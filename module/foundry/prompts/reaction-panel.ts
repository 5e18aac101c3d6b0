import type { WindowAnswer } from "../../model/window.js";
import { reactionOf } from "../../table/host.js";
import { setReaction } from "../combat/chance-policy.js";
import { sendOrTell } from "../combat/send-or-tell.js";
import { t } from "../i18n/localize.js";
import { chooseCourse, chosenCourse, coursesOf, movedIn } from "./courses.js";
import { answerOfSelect, byWindow } from "./answers-of-rows.js";
import { placeBeside } from "./place-beside.js";
import { timeLeft } from "./time-left.js";
import type { ReactionRow } from "./reaction-rows.js";
import { isChoice, isDefence, waysOf } from "./reaction-text.js";
import { rowContext } from "./row-context.js";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
const PanelBase = HandlebarsApplicationMixin(ApplicationV2);
type RenderArgs = Parameters<InstanceType<typeof PanelBase>["_prepareContext"]>;

interface DrawnRow {
  readonly key: string;
  readonly mine: boolean;
  /** All that is shown but the time left. */
  readonly text: string;
}

const NEVER: WindowAnswer = { accept: false, restOfTurn: true };

/**
 * Everything that this user may strike back at, or is waited for with. Drawn from the ledger alone, so that a reload
 * shows it again; it neither takes the focus nor stops anything else.
 */
export class ReactionPanel extends PanelBase {
  static override DEFAULT_OPTIONS = {
    id: "battle-tempo-reactions",
    tag: "section",
    classes: ["battle-tempo", "tempo-reactions", "themed"],
    window: { frame: false, positioned: false },
    actions: {
      strike: ReactionPanel.#onStrike,
      skip: ReactionPanel.#onSkip,
      strikeAll: ReactionPanel.#onStrikeAll,
      skipAll: ReactionPanel.#onSkipAll,
      never: ReactionPanel.#onNever,
      always: ReactionPanel.#onAlways,
      neverAgain: ReactionPanel.#onNeverAgain,
      neverAll: ReactionPanel.#onNeverAll,
    },
  };

  static override PARTS = { rows: { template: "systems/battle-tempo/templates/prompts/reactions.hbs" } };

  rows: readonly ReactionRow[] = [];
  readonly #answered = new Set<string>();
  /** What stands on the screen, row by row, so that only what has changed is drawn. */
  #drawn: readonly DrawnRow[] = [];

  /** Shows these rows, or nothing. Rows whose answer is on its way stay locked until the ledger drops them. */
  async show(rows: readonly ReactionRow[]): Promise<void> {
    this.rows = rows;
    for (const key of this.#answered) if (!rows.some((row) => row.key === key)) this.#answered.delete(key);
    if (rows.length > 0 && !this.#needsOnlyRemoval()) await this.render({ force: true });
    // What there was to show may have gone while it was being drawn.
    if (this.rows.length === 0 && this.rendered) await this.close({ animate: false });
  }

  /** Takes away the rows that are over; true where that is all that has changed. */
  #needsOnlyRemoval(): boolean {
    if (!this.rendered || this.#drawn.length === 0) return false;
    const wanted = this.rows.map((row) => this.#draw(row));
    const kept = this.#drawn.filter(({ key }) => wanted.some((row) => row.key === key));
    const sameRows = kept.length === wanted.length && kept.every(({ text }, i) => wanted[i]?.text === text);
    if (!sameRows || isSeveral(this.#drawn) !== isSeveral(kept)) return false;
    for (const { key } of this.#drawn)
      if (!kept.some((row) => row.key === key)) this.element.querySelector(`[data-row="${key}"]`)?.remove();
    this.#drawn = kept;
    return true;
  }

  /** A row as it is drawn, its clock left out: that one goes on by itself. */
  #draw(row: ReactionRow): DrawnRow {
    const { seconds: _, ...shown } = rowContext(row, Date.now(), this.#answered.has(row.key));
    return { key: row.key, mine: row.mine, text: JSON.stringify(shown) };
  }

  /** Puts the time left on the rings, without drawing anything else anew. */
  tick(now: number): void {
    for (const row of this.rows) {
      const ring = this.element.querySelector<HTMLElement>(`[data-row="${row.key}"] .tempo-ring`);
      const left = timeLeft(row, now);
      if (!ring || left === null || row.window.seconds === null) continue;
      ring.style.setProperty("--left", String(left / (row.window.seconds * 1000)));
      ring.textContent = String(Math.ceil(left / 1000));
    }
  }

  /** Beside the token that is struck at, never over it, nor over the cells to which it may be moved. */
  place(): void {
    const [first] = this.rows;
    if (!first || !this.rendered) return;
    const [longest] = coursesOf(first);
    placeBeside(this.element, first.session.tokenOf(movedIn(first)), (longest?.length ?? 1) - 1);
  }

  /** Shows in a row which course is meant, wherever it was chosen. */
  markCourse(key: string, index: number): void {
    if (!this.rendered) return;
    const select = this.element.querySelector<HTMLSelectElement>(`[data-row="${key}"] select[name=course]`);
    if (select) select.value = String(index);
  }

  protected override async _prepareContext(...[options]: RenderArgs) {
    const now = Date.now();
    const asked = this.rows.filter((row) => row.mayAnswer);
    this.#drawn = this.rows.map((row) => this.#draw(row));
    return {
      ...(await super._prepareContext(options)),
      title: asked.length > 0 ? headingOf(asked) : "",
      rows: this.rows.map((row) => rowContext(row, now, this.#answered.has(row.key))),
      several: isSeveral(this.rows),
    };
  }

  protected override async _onFirstRender(
    ...args: Parameters<InstanceType<typeof PanelBase>["_onFirstRender"]>
  ): Promise<void> {
    await super._onFirstRender(...args);
    this.element.addEventListener("change", ({ target }) => {
      const row = target instanceof HTMLSelectElement && target.name === "course" && this.#rowOf(target);
      if (row) chooseCourse(row, Number(target.value));
    });
  }

  protected override async _onRender(...args: Parameters<InstanceType<typeof PanelBase>["_onRender"]>): Promise<void> {
    await super._onRender(...args);
    this.element.setAttribute("aria-label", headingOf(this.rows));
    this.element.setAttribute("aria-live", "polite");
    for (const row of this.rows) this.markCourse(row.key, chosenCourse(row));
    this.tick(Date.now());
    this.place();
  }

  /** Sends an answer once; a refused one can be given again. */
  async #answer(row: ReactionRow, answer: WindowAnswer): Promise<void> {
    if (!row.mayAnswer || this.#answered.has(row.key)) return;
    this.#answered.add(row.key);
    this.#lock(row.key);
    const { session, window, responder } = row;
    if (await sendOrTell(session, { type: "AnswerWindow", window: window.id, by: responder.creature, answer })) return;
    this.#answered.delete(row.key);
    if (this.rendered) await this.render();
  }

  #lock(key: string): void {
    const row = this.element.querySelector<HTMLElement>(`[data-row="${key}"]`);
    row?.setAttribute("aria-busy", "true");
    for (const button of row?.querySelectorAll("button") ?? []) button.disabled = true;
  }

  #rowOf(target: HTMLElement): ReactionRow | undefined {
    const key = target.closest<HTMLElement>("[data-row]")?.dataset.row;
    return this.rows.find((row) => row.key === key);
  }

  /** The attack, the length or the course chosen in the row, where it offers several. */
  #acceptance(row: ReactionRow): WindowAnswer {
    const select = this.element.querySelector<HTMLSelectElement>(`[data-row="${row.key}"] select`);
    return select && !isDefence(row) ? answerOfSelect(row, select) : { accept: true };
  }

  /** One command a window, however many are asked in it. */
  async #answerAll(answerOf: (row: ReactionRow) => WindowAnswer): Promise<void> {
    const open = this.rows.filter((row) => row.mine && row.mayAnswer && !this.#answered.has(row.key));
    for (const rows of byWindow(open)) await this.#answerTogether(rows, answerOf);
  }

  async #answerTogether(
    rows: readonly [ReactionRow, ...ReactionRow[]],
    answerOf: (row: ReactionRow) => WindowAnswer,
  ): Promise<void> {
    const [{ session, window }] = rows;
    const answers = rows.map((row) => ({ by: row.responder.creature, answer: answerOf(row) }));
    for (const { key } of rows) {
      this.#answered.add(key);
      this.#lock(key);
    }
    if (await sendOrTell(session, { type: "AnswerAll", window: window.id, answers })) return;
    for (const { key } of rows) this.#answered.delete(key);
    if (this.rendered) await this.render();
  }

  /** The usual way to answer, or the one of several whose button was pressed. */
  static async #onStrike(this: ReactionPanel, _event: Event, target: HTMLElement): Promise<void> {
    const row = this.#rowOf(target);
    const index = target.dataset.way;
    if (!row) return;
    await this.#answer(row, (index === undefined ? null : waysOf(row)[Number(index)]?.answer) ?? this.#acceptance(row));
  }

  static async #onSkip(this: ReactionPanel, _event: Event, target: HTMLElement): Promise<void> {
    const row = this.#rowOf(target);
    if (row) await this.#answer(row, { accept: false });
  }

  static async #onStrikeAll(this: ReactionPanel): Promise<void> {
    await this.#answerAll((row) => this.#acceptance(row));
  }

  static async #onSkipAll(this: ReactionPanel): Promise<void> {
    await this.#answerAll(() => ({ accept: false }));
  }

  static async #onNever(this: ReactionPanel, _event: Event, target: HTMLElement): Promise<void> {
    const row = this.#rowOf(target);
    if (row) await this.#answer(row, NEVER);
  }

  /** The chosen attack goes for this chance; later ones of the turn are met in the usual way. */
  static async #onAlways(this: ReactionPanel, _event: Event, target: HTMLElement): Promise<void> {
    const row = this.#rowOf(target);
    if (row) await this.#answer(row, { ...this.#acceptance(row), restOfTurn: true });
  }

  /** Lets this chance go, and settles the reaction on the creature's actor, whose sheet shows it. */
  static async #onNeverAgain(this: ReactionPanel, _event: Event, target: HTMLElement): Promise<void> {
    const row = this.#rowOf(target);
    if (!row) return;
    await this.#answer(row, { accept: false });
    await forgo(row);
  }

  static async #onNeverAll(this: ReactionPanel): Promise<void> {
    await this.#answerAll(() => NEVER);
  }
}

async function forgo({ session, window, responder }: ReactionRow): Promise<void> {
  const actor = session.actorOf(responder.creature);
  const reaction = reactionOf(window, responder.option);
  if (actor && reaction !== null) await setReaction(actor, reaction, "never");
}

function headingOf(rows: readonly ReactionRow[]): string {
  const all = (kind: (row: ReactionRow) => boolean): boolean => rows.length > 0 && rows.every(kind);
  const where = all((row) => isChoice(row) && coursesOf(row).length > 0);
  const choice = where ? "headingWhere" : "headingMove";
  return t(`BATTLETEMPO.Prompt.${all(isChoice) ? choice : all(isDefence) ? "headingDefence" : "heading"}`);
}

const isSeveral = (rows: readonly Pick<ReactionRow, "mine">[]): boolean => rows.filter(({ mine }) => mine).length > 1;
