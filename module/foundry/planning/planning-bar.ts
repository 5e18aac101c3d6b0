import { t } from "../i18n/localize.js";
import { cycleTactic } from "./cycle-tactic.js";
import { goPlanned, leavePlanning, planBack, planHeight, planTurn, type Planning } from "./planner.js";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
const BarBase = HandlebarsApplicationMixin(ApplicationV2);
type RenderArgs = Parameters<InstanceType<typeof BarBase>["_prepareContext"]>;

/** What is being planned, in words, with a button for each key: for fingers, and for those who don't know the keys. */
export class PlanningBar extends BarBase {
  static override DEFAULT_OPTIONS = {
    id: "battle-tempo-planning",
    tag: "section",
    classes: ["battle-tempo", "tempo-planning", "themed"],
    window: { frame: false, positioned: false },
    actions: {
      go: PlanningBar.#onGo,
      back: PlanningBar.#onBack,
      higher: PlanningBar.#onHigher,
      lower: PlanningBar.#onLower,
      turnLeft: PlanningBar.#onTurnLeft,
      turnRight: PlanningBar.#onTurnRight,
      tactic: PlanningBar.#onTactic,
      leave: PlanningBar.#onLeave,
    },
  };

  static override PARTS = { bar: { template: "systems/battle-tempo/templates/planning/bar.hbs" } };

  #planning: Planning | null = null;

  /** Shows this, or nothing. */
  async show(planning: Planning | null): Promise<void> {
    const isNew = this.#planning === null;
    this.#planning = planning;
    if (planning && (isNew || !this.rendered)) await this.render({ force: true });
    else if (planning) this.#write();
    if (this.#planning === null && this.rendered) await this.close({ animate: false });
  }

  protected override async _prepareContext(...[options]: RenderArgs) {
    const { text = "", seat } = this.#planning ?? {};
    const name = seat?.session.nameOf(seat.creature) ?? "";
    return { ...(await super._prepareContext(options)), name, text, turns: seat?.session.face.facing !== undefined };
  }

  protected override async _onRender(...args: Parameters<InstanceType<typeof BarBase>["_onRender"]>): Promise<void> {
    await super._onRender(...args);
    this.element.setAttribute("role", "region");
    this.element.setAttribute("aria-label", t("BATTLETEMPO.Plan.heading"));
    this.#write();
  }

  /** Only the words change with a step, so that a focused button keeps the focus. */
  #write(): void {
    const words = this.element.querySelector("[data-words]");
    if (words) words.textContent = this.#planning?.text ?? "";
  }

  static async #onGo(this: PlanningBar): Promise<void> {
    await goPlanned();
  }

  static #onBack(this: PlanningBar): void {
    planBack();
  }

  static #onHigher(this: PlanningBar): void {
    planHeight(1);
  }

  static #onLower(this: PlanningBar): void {
    planHeight(-1);
  }

  static #onTurnLeft(this: PlanningBar): void {
    planTurn(false);
  }

  static #onTurnRight(this: PlanningBar): void {
    planTurn(true);
  }

  static #onTactic(this: PlanningBar): void {
    cycleTactic();
  }

  static #onLeave(this: PlanningBar): void {
    leavePlanning();
  }
}
