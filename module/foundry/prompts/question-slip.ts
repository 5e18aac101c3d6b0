import type { Offer, Question } from "../port/ask.js";
import { placeBeside } from "./place-beside.js";
import { allText, questionText } from "./question-text.js";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
const SlipBase = HandlebarsApplicationMixin(ApplicationV2);
type RenderArgs = Parameters<InstanceType<typeof SlipBase>["_prepareContext"]>;

const FORWARD = ["ArrowDown", "ArrowRight"];
const BACK = ["ArrowUp", "ArrowLeft"];

/**
 * A question to whoever acts, beside the creature: one button an answer, and one that leaves it. It takes the focus, so
 * that Enter takes the first answer, arrows go from one to the next, and Escape leaves.
 */
export class QuestionSlip extends SlipBase {
  static override DEFAULT_OPTIONS = {
    id: "battle-tempo-question-{id}",
    tag: "section",
    classes: ["battle-tempo", "tempo-question", "themed"],
    window: { frame: false, positioned: false },
    actions: { choose: QuestionSlip.#onChoose, all: QuestionSlip.#onAll, leave: QuestionSlip.#onLeave },
  };

  static override PARTS = { question: { template: "systems/battle-tempo/templates/prompts/question.hbs" } };

  readonly answered: Promise<Offer | null>;
  readonly #settle: (offer: Offer | null) => void;
  /** Questions that its first answer could settle at one go, itself included. */
  #alike = 1;
  #takesFocus = true;

  constructor(
    readonly question: Question,
    private readonly chooseAll: () => void,
  ) {
    super();
    let settle: (offer: Offer | null) => void = () => undefined;
    this.answered = new Promise((resolve) => {
      settle = resolve;
    });
    this.#settle = settle;
  }

  get combatId(): string | null {
    return this.question.session.combat.id;
  }

  /** Takes the answer at that place, the first one unless said otherwise. */
  choose(index = 0): void {
    void this.#end(this.question.offers[index] ?? null);
  }

  /** Nothing is chosen after all. */
  leave(): void {
    void this.#end(null);
  }

  /** So many questions are open that its first answer could settle. The focus stays where it is. */
  together(alike: number): void {
    if (alike === this.#alike || !this.rendered) return;
    this.#alike = alike;
    this.#takesFocus = this.element.contains(document.activeElement);
    void this.render();
  }

  /** Beside the creature, never over it. */
  place(): void {
    const { session, creature } = this.question;
    if (this.rendered) placeBeside(this.element, session.tokenOf(creature));
  }

  protected override async _prepareContext(...[options]: RenderArgs) {
    const all = this.#alike > 1 ? allText(this.question, this.#alike) : "";
    return { ...(await super._prepareContext(options)), ...questionText(this.question), all };
  }

  protected override async _onFirstRender(...args: Parameters<InstanceType<typeof SlipBase>["_onFirstRender"]>) {
    await super._onFirstRender(...args);
    this.element.setAttribute("role", "alertdialog");
    this.element.setAttribute("aria-label", questionText(this.question).title);
    this.element.addEventListener("keydown", (event) => {
      this.#onKey(event);
    });
  }

  protected override async _onRender(...args: Parameters<InstanceType<typeof SlipBase>["_onRender"]>): Promise<void> {
    await super._onRender(...args);
    this.place();
    if (this.#takesFocus) this.#buttons()[0]?.focus();
  }

  #buttons(): HTMLButtonElement[] {
    return [...this.element.querySelectorAll("button")];
  }

  /** Keys pressed here are meant for the question, not for the tokens behind it. */
  #onKey(event: KeyboardEvent): void {
    if (event.key === "Tab" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    if (event.key === "Escape") this.leave();
    else if (FORWARD.includes(event.key)) this.#turn(1);
    else if (BACK.includes(event.key)) this.#turn(-1);
    else return;
    event.preventDefault();
  }

  #turn(by: number): void {
    const buttons = this.#buttons();
    const at = buttons.findIndex((button) => button === document.activeElement);
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
  }

  async #end(offer: Offer | null): Promise<void> {
    this.#settle(offer);
    if (this.rendered) await this.close({ animate: false });
  }

  static #onChoose(this: QuestionSlip, _event: Event, target: HTMLElement): void {
    this.choose(Number(target.dataset.choice));
  }

  static #onAll(this: QuestionSlip): void {
    this.chooseAll();
  }

  static #onLeave(this: QuestionSlip): void {
    this.leave();
  }
}
