import type { JsonObject } from "../../kernel/json.js";
import type { CreatureId } from "../../model/ids.js";
import { creatureId } from "../../table/host.js";
import { sendOrTell } from "../combat/send-or-tell.js";
import { goToNextTurn } from "../combat/turn-commands.js";
import { sidesToRoll } from "../combat/side-initiative.js";
import { plural, t } from "../i18n/localize.js";
import { announce } from "../planning/live-region.js";
import type { FightSession } from "../port/fight-session.js";
import { actOfDraft, undeclared, type Draft } from "./declarable.js";
import { alikeOf, declaredText, declaringFor, draftOf, firstDraft, rowContext } from "./declaration-rows.js";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
const PanelBase = HandlebarsApplicationMixin(ApplicationV2);
type Base = InstanceType<typeof PanelBase>;

/** In which everybody says what their creatures will do in the round; a game master sees who hasn't, and goes on. */
export class DeclarationPanel extends PanelBase {
  static override DEFAULT_OPTIONS = {
    id: "battle-tempo-declarations",
    classes: ["battle-tempo", "tempo-declarations"],
    window: { title: "BATTLETEMPO.Declare.title", icon: "fa-solid fa-bullhorn", resizable: true },
    position: { width: 460 },
    actions: {
      declare: DeclarationPanel.#onDeclare,
      goOn: DeclarationPanel.#onGoOn,
    },
  };

  static override PARTS = { body: { template: "systems/battle-tempo/templates/declarations/panel.hbs" } };

  readonly #drafts = new Map<CreatureId, Draft>();
  #shown = "";
  #busy = false;

  constructor(readonly session: FightSession) {
    super({});
  }

  /** Draws anew where something that it shows has changed; what is chosen and not yet declared stays. */
  async refresh(): Promise<void> {
    if (this.rendered && this.#shown !== JSON.stringify(this.#context())) await this.render();
  }

  /** Puts the seconds left in its place, without drawing anything else. */
  tick(seconds: number | null): void {
    const clock = this.rendered ? this.element.querySelector<HTMLElement>("[data-clock]") : null;
    if (clock) clock.textContent = seconds === null ? "" : plural("BATTLETEMPO.Declare.secondsLeft", seconds);
  }

  #draft(creature: CreatureId): Draft {
    return this.#drafts.get(creature) ?? firstDraft(this.session, creature);
  }

  #context(): JsonObject {
    const { session } = this;
    // What creatures of the game master's do is no player's business before they do it.
    const waiting = undeclared(session).filter((creature) => game.user.isGM || isPlayed(session, creature));
    const own = declaringFor(session);
    return {
      round: t("BATTLETEMPO.Declare.round", { round: String(session.encounter.round) }),
      rows: own.map((creature) => rowContext(session, creature, this.#draft(creature))),
      waiting: waiting.map((creature) => session.nameOf(creature)).join(", "),
      leads: game.user.isGM,
      goOn: t(`BATTLETEMPO.Declare.${sidesToRoll(session).length > 0 ? "roll" : "begin"}`),
      before: (session.encounter.phase ?? null) === null,
    };
  }

  protected override async _prepareContext(...[options]: Parameters<Base["_prepareContext"]>) {
    const context = this.#context();
    this.#shown = JSON.stringify(context);
    return { ...(await super._prepareContext(options)), rootId: this.id, ...context };
  }

  protected override async _onFirstRender(...args: Parameters<Base["_onFirstRender"]>): Promise<void> {
    await super._onFirstRender(...args);
    this.element.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLSelectElement || target instanceof HTMLInputElement) void this.#choose(target);
    });
  }

  /** The focus stays on what was changed, although the row is drawn anew. */
  async #choose(field: HTMLSelectElement | HTMLInputElement): Promise<void> {
    const creature = creatureId(field.closest<HTMLElement>("[data-creature]")?.dataset.creature ?? "");
    const draft = this.#draft(creature);
    const { id, name, value } = field;
    if (name === "action") this.#drafts.set(creature, draftOf(this.session, creature, value));
    else if (name === "with") this.#drafts.set(creature, { ...draft, with: value === "" ? null : value });
    else {
      const said = field instanceof HTMLInputElement ? field.valueAsNumber : value;
      this.#drafts.set(creature, { ...draft, options: { ...draft.options, [name]: said } });
    }
    await this.refresh();
    document.getElementById(id)?.focus();
  }

  static async #onDeclare(this: DeclarationPanel, _event: Event, target: HTMLElement): Promise<void> {
    const creature = creatureId(target.closest<HTMLElement>("[data-creature]")?.dataset.creature ?? "");
    const draft = this.#draft(creature);
    const all = target.dataset.alike === "true" ? alikeOf(this.session, creature) : [];
    if (this.#busy) return;
    this.#busy = true;
    for (const each of [creature, ...all]) await this.#declare(each, draft);
    this.#busy = false;
    await this.refresh();
  }

  async #declare(creature: CreatureId, draft: Draft): Promise<void> {
    const { session } = this;
    const act = actOfDraft(session, creature, draft);
    if (!act || !(await sendOrTell(session, { type: "TakeAction", act }))) return;
    this.#drafts.delete(creature);
    const declared = declaredText(session, creature, draft);
    announce(t("BATTLETEMPO.Declare.said", { name: session.nameOf(creature), declared }));
  }

  static async #onGoOn(this: DeclarationPanel): Promise<void> {
    await goToNextTurn(this.session);
    await this.refresh();
  }
}

const isPlayed = ({ playersOf }: FightSession, creature: CreatureId): boolean =>
  playersOf(creature).some((user) => game.users.get(user)?.isGM === false);
