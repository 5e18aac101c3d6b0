import { sendOrTell } from "../combat/send-or-tell.js";
import { t } from "../i18n/localize.js";
import { sessionOfActor } from "../port/session.js";
import { openReference } from "../reference/register-reference.js";
import { sessionStrip } from "../strip/session-strip.js";
import type { SessionSeat } from "../port/fight-session.js";
import { actOfButton } from "./act-of.js";
import { actEntries, offerHotbar } from "./drag-act.js";
import { filterActions } from "./filter-actions.js";
import { gameOfActor, isForeign } from "./game-of-actor.js";
import { carryOut } from "./carry-out.js";
import { openSheet } from "./item-rows.js";
import { changeVital } from "./change-vital.js";
import { choosePolicy } from "./policy-rows.js";
import { modeOfPart, partContext, type SheetState } from "./part-context.js";
import { SHEET_DEEDS } from "./sheet-deeds.js";
import { commandOfButton } from "./turn-button.js";
import { mayOverrule } from "./why-not.js";

const { HandlebarsApplicationMixin } = foundry.applications.api;
const { ActorSheetV2 } = foundry.applications.sheets;
const SheetBase = HandlebarsApplicationMixin(ActorSheetV2);
type Base = InstanceType<typeof SheetBase>;
const TEMPLATES = "systems/battle-tempo/templates";

/**
 * The sheet of every creature of every game: what it may do now, and why not; its numbers; and, in a mode of their own,
 * the fields in which it is written. In play nothing is changed but hit points, and what is settled of reactions.
 */
export class CreatureSheet extends SheetBase {
  static override DEFAULT_OPTIONS = {
    classes: ["battle-tempo", "tempo-sheet"],
    position: { width: 780, height: 660 },
    window: { resizable: true, contentClasses: ["tempo-sheet__content"] },
    form: { submitOnChange: true },
    actions: {
      act: CreatureSheet.#onAct,
      hold: CreatureSheet.#onHold,
      toggleMore: CreatureSheet.#onToggleMore,
      turn: CreatureSheet.#onTurn,
      toggleEdit: CreatureSheet.#onToggleEdit,
      openItem: CreatureSheet.#onOpenItem,
      deleteItem: CreatureSheet.#onDeleteItem,
      ...SHEET_DEEDS,
      reference: openReference,
    },
  };

  static override PARTS = {
    head: { template: `${TEMPLATES}/sheets/head.hbs` },
    search: { template: `${TEMPLATES}/sheets/search.hbs` },
    actions: {
      template: `${TEMPLATES}/sheets/actions.hbs`,
      scrollable: [""],
    },
    items: { template: `${TEMPLATES}/sheets/items.hbs` },
    foot: { template: `${TEMPLATES}/sheets/foot.hbs` },
  };

  #editing = false;
  #busy = false;
  /** The attack that actions use which don't name one. */
  #attack: string | null = null;
  #search = "";
  /** Columns that show what is rare. */
  readonly #open = new Set<string>();

  get seat(): SessionSeat | null {
    return isForeign(this.actor) ? null : sessionOfActor(this.actor);
  }

  /** Draws anew what the fight shows; what is typed or edited stays. */
  async refresh(): Promise<void> {
    const parts = ["head", "stats", "actions", "foot"].filter((part) => part in this.parts);
    if (this.rendered && !this.#editing) await this.render({ parts });
  }

  /** The face's own parts stand behind the head. */
  protected override _configureRenderParts(...args: Parameters<Base["_configureRenderParts"]>) {
    const { head, ...parts } = super._configureRenderParts(...args);
    const own = gameOfActor(this.actor)?.face.sheet ?? [];
    const faceParts = Object.fromEntries(own.map(({ id, template }) => [id, { template: `${TEMPLATES}/${template}` }]));
    return { ...(head ? { head } : {}), ...faceParts, ...parts };
  }

  protected override async _preparePartContext(...args: Parameters<Base["_preparePartContext"]>) {
    const [part] = args;
    const context = await super._preparePartContext(...args);
    const game = gameOfActor(this.actor);
    return Object.assign(context, game ? await partContext(part, game, this.#state) : {});
  }

  get #state(): SheetState {
    const { actor, seat } = this;
    return {
      actor,
      seat,
      editing: this.#editing,
      editable: this.isEditable,
      query: this.#search,
      app: this.id,
      attack: this.#attackInHand,
      open: this.#open,
    };
  }

  /** The attack chosen on its line, or the first there is. */
  get #attackInHand(): string | null {
    const attacks = gameOfActor(this.actor)?.face.profileOf(this.actor, this.actor.token)?.attacks ?? [];
    return (attacks.find(({ id }) => id === this.#attack) ?? attacks[0])?.id ?? null;
  }

  protected override async _onFirstRender(...args: Parameters<Base["_onFirstRender"]>): Promise<void> {
    await super._onFirstRender(...args);
    const { element } = this;
    for (const type of ["pointerover", "focusin"])
      element.addEventListener(type, (event) => {
        this.#playOnStrip(event);
      });
    for (const type of ["pointerout", "focusout"])
      element.addEventListener(type, () => {
        this.#drawStrip(null);
      });
    offerHotbar(this.actor, element);
    this._createContextMenu(() => actEntries(this.actor) as never, "[data-act]", {
      jQuery: false,
      hookName: "getActContextOptions",
      parentClassHooks: false,
    });
    element.addEventListener("input", (event) => {
      this.#onSearch(event);
    });
    element.addEventListener(
      "change",
      (event) => {
        this.#onChangeInPlay(event);
      },
      { capture: true },
    );
  }

  protected override async _onRender(...args: Parameters<Base["_onRender"]>): Promise<void> {
    await super._onRender(...args);
    const mode = this.#editing ? "edit" : "play";
    const own = gameOfActor(this.actor)?.face.sheet ?? [];
    for (const [id, part] of Object.entries(this.parts)) part.hidden = (modeOfPart(id, own) ?? mode) !== mode;
    this.element.classList.toggle("tempo-sheet--editing", this.#editing);
    for (const bar of this.element.querySelectorAll<HTMLElement>("[data-share]"))
      bar.style.setProperty("--share", bar.dataset.share ?? "0");
    this.#drawStrip(null);
    filterActions(this.element, this.#search);
  }

  #drawStrip(plan: Parameters<typeof sessionStrip>[3] | null): void {
    const place = this.element.querySelector("[data-strip]");
    const { seat } = this;
    const strip = seat && sessionStrip(seat.session, seat.creature, "large", plan ?? null);
    place?.replaceChildren(...(strip ? [strip] : []));
  }

  /** Hovering or focusing an action shows on the strip what it would take. */
  #playOnStrip(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-act]") : null;
    const { seat } = this;
    const act = button && seat && this.#actOfButton(button, seat);
    if (act) this.#drawStrip(seat.session.forecast(act));
  }

  #actOfButton({ dataset }: HTMLElement, { session, creature }: SessionSeat) {
    return actOfButton(session, creature, dataset, this.#attackInHand);
  }

  #onSearch(event: Event): void {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || !input.matches("[data-search]")) return;
    this.#search = input.value;
    filterActions(this.element, this.#search);
  }

  /** Hit points are changed in play, and what is settled of reactions. */
  #onChangeInPlay(event: Event): void {
    const input = event.target;
    if (choosePolicy(this.actor, input)) event.stopPropagation();
    if (!(input instanceof HTMLInputElement) || !input.matches("[data-vital]")) return;
    event.stopPropagation();
    changeVital(this.actor, input);
  }

  /** Sends something once, however often the button is pressed. */
  async #send(target: HTMLElement, seat: SessionSeat, command: Parameters<SessionSeat["session"]["send"]>[0]) {
    if (this.#busy || seat.session.isWaiting(seat.creature)) return;
    this.#busy = true;
    target.setAttribute("aria-busy", "true");
    await sendOrTell(seat.session, command);
    this.#busy = false;
    await this.refresh();
  }

  async #act(target: HTMLElement): Promise<void> {
    const { seat } = this;
    const act = seat && this.#actOfButton(target, seat);
    const closed = target.getAttribute("aria-disabled") === "true";
    if (!seat || !act || (closed && !mayOverrule(seat.session, act))) {
      ui.notifications.info(target.dataset.reason ?? t("BATTLETEMPO.Sheet.noFight"));
      return;
    }
    await carryOut(seat, act, this.#attack, (command) => this.#send(target, seat, command));
  }

  static async #onAct(this: CreatureSheet, _event: Event, target: HTMLElement): Promise<void> {
    if (this.isEditable) await this.#act(target);
  }

  static async #onHold(this: CreatureSheet, _event: Event, target: HTMLElement): Promise<void> {
    this.#attack = target.dataset.with ?? null;
    await this.refresh();
  }

  static #onToggleMore(this: CreatureSheet, _event: Event, target: HTMLElement): void {
    const group = target.dataset.group ?? "";
    if (!this.#open.delete(group)) this.#open.add(group);
    void this.refresh();
  }

  /** The buttons at the foot: each says in its data what it asks for. */
  static async #onTurn(this: CreatureSheet, _event: Event, target: HTMLElement): Promise<void> {
    const { seat } = this;
    const command = seat && (await commandOfButton(target.dataset.turn ?? "", seat));
    if (seat && command) await this.#send(target, seat, command);
  }

  static async #onToggleEdit(this: CreatureSheet): Promise<void> {
    if (!this.isEditable) return;
    if (this.#editing) await this.submit();
    this.#editing = !this.#editing;
    await this.render();
  }

  static async #onOpenItem(this: CreatureSheet, _event: Event, target: HTMLElement): Promise<void> {
    const item = this.actor.items.get(target.dataset.itemId ?? "");
    if (item) await openSheet(item);
  }

  static async #onDeleteItem(this: CreatureSheet, _event: Event, target: HTMLElement): Promise<void> {
    await this.actor.items.get(target.dataset.itemId ?? "")?.delete();
  }
}
