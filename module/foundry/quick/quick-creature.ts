import type { CreatureDraft, DraftedAttack, StatBlockRules } from "../../table/stat-block/rules.js";
import { ATTACK_KINDS, emptyDraft, give, readStatBlock } from "../../table/host.js";
import { KEYS, t } from "../i18n/localize.js";
import { activeGame } from "../port/active-game.js";
import { actorSource } from "./actor-source.js";
import { quickContext } from "./quick-context.js";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
const QuickBase = HandlebarsApplicationMixin(ApplicationV2);
type Base = InstanceType<typeof QuickBase>;

/** A blow to begin with: the rules work out its bonus. */
const firstAttack = (): DraftedAttack => ({
  ...{ name: t(`${KEYS}.Quick.strike`), kind: "melee", bonus: null, damage: "1d6", defence: "", sure: false },
  ...{ reach: null, range: null, longRange: null },
});

/** A creature from only what the engine needs: by hand, or from a pasted stat block, every guess marked for a look. */
export class QuickCreature extends QuickBase {
  static override DEFAULT_OPTIONS = {
    id: "battle-tempo-quick-creature",
    tag: "form",
    classes: ["battle-tempo", "tempo-quick"],
    window: { title: `${KEYS}.Quick.title`, icon: "fa-solid fa-paw", contentClasses: ["standard-form"] },
    position: { width: 620, height: "auto" as const },
    actions: {
      read: QuickCreature.#onRead,
      addAttack: QuickCreature.#onAddAttack,
      deleteAttack: QuickCreature.#onDeleteAttack,
    },
    form: { closeOnSubmit: true, handler: QuickCreature.#onSubmit },
  };

  static override PARTS = { quick: { template: "systems/battle-tempo/templates/quick/quick.hbs" } };

  #draft: CreatureDraft | null = null;

  get #rules(): StatBlockRules | null {
    return activeGame()?.face.quick ?? null;
  }

  protected override async _prepareContext(...[options]: Parameters<Base["_prepareContext"]>) {
    const context = await super._prepareContext(options);
    const rules = this.#rules;
    const ruleset = activeGame()?.face.id;
    if (!rules || ruleset === undefined) return context;
    this.#draft ??= { ...emptyDraft(rules, t(`${KEYS}.Quick.unnamed`)), attacks: [firstAttack()] };
    return { ...context, ...quickContext(ruleset, rules, this.#draft) };
  }

  protected override async _onFirstRender(...args: Parameters<Base["_onFirstRender"]>): Promise<void> {
    await super._onFirstRender(...args);
    this.element.addEventListener("change", (event) => {
      this.#onChange(event);
    });
  }

  protected override async _onRender(...args: Parameters<Base["_onRender"]>): Promise<void> {
    await super._onRender(...args);
    const name = this.element.querySelector<HTMLInputElement>("[name=name]");
    if (this.element.contains(document.activeElement)) return;
    name?.focus();
    name?.select();
  }

  /** A number given by hand is no guess any more, and what was guessed from it follows it in place. */
  #onChange({ target }: Event): void {
    const rules = this.#rules;
    if (!rules || !this.#draft || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    this.#takeForm();
    const { path } = target.dataset;
    const field = rules.fields.find((each) => each.path === path);
    if (!field) return;
    const value = field.kind === "size" ? target.value : Math.trunc(Number(target.value));
    if (typeof value === "number" && !Number.isFinite(value)) return;
    this.#draft = give(rules, this.#draft, field.path, value);
    for (const input of this.element.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[data-path]")) {
      const drafted = this.#draft.values[input.dataset.path ?? ""];
      if (!drafted) continue;
      if (input !== target) input.value = String(drafted.value);
      input.closest("[data-guessed]")?.setAttribute("data-guessed", String(drafted.how === "guessed"));
    }
  }

  /** Name and attacks as they stand in the form. */
  #takeForm(): void {
    if (!this.#draft) return;
    const { draft: before, element } = { draft: this.#draft, element: this.element };
    const value = (name: string): string =>
      element.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value.trim() ?? "";
    const attacks = before.attacks.map((attack, at): DraftedAttack => {
      const of = (name: string): string => value(`attack.${String(at)}.${name}`);
      const bonus = of("bonus");
      return {
        ...attack,
        name: of("name") || attack.name,
        kind: ATTACK_KINDS.find((kind) => kind === of("kind")) ?? attack.kind,
        bonus: bonus === "" || !Number.isFinite(Number(bonus)) ? null : Math.trunc(Number(bonus)),
        damage: of("damage").replaceAll(/(\d)[кд](\d)/giu, "$1d$2"),
      };
    });
    this.#draft = { ...before, name: value("name") || before.name, attacks };
  }

  /** What was pasted takes the place of everything; the first guess is where to look first. */
  static async #onRead(this: QuickCreature): Promise<void> {
    const rules = this.#rules;
    const text = this.element.querySelector<HTMLTextAreaElement>("[name=block]")?.value ?? "";
    if (!rules || text.trim() === "") return;
    const draft = readStatBlock(rules, text, t(`${KEYS}.Quick.unnamed`));
    this.#draft = draft.attacks.length > 0 ? draft : { ...draft, attacks: [firstAttack()] };
    await this.render();
    const look = this.element.querySelector<HTMLElement>("[data-guessed=true] :is(input, select)");
    (look ?? this.element.querySelector<HTMLElement>("[type=submit]"))?.focus();
    const guesses = this.element.querySelectorAll("[data-guessed=true]").length;
    const status = this.element.querySelector("[role=status]");
    if (status) status.textContent = t(`${KEYS}.Quick.read`, { count: String(guesses) });
  }

  static async #onAddAttack(this: QuickCreature): Promise<void> {
    this.#takeForm();
    if (!this.#draft) return;
    this.#draft = { ...this.#draft, attacks: [...this.#draft.attacks, firstAttack()] };
    await this.render();
    this.element.querySelector<HTMLElement>(`[name="attack.${String(this.#draft.attacks.length - 1)}.name"]`)?.focus();
  }

  static async #onDeleteAttack(this: QuickCreature, _event: Event, { dataset }: HTMLElement): Promise<void> {
    this.#takeForm();
    if (!this.#draft) return;
    this.#draft = { ...this.#draft, attacks: this.#draft.attacks.filter((_, at) => at !== Number(dataset.at)) };
    await this.render();
    this.element.querySelector<HTMLElement>("[data-action=addAttack]")?.focus();
  }

  static async #onSubmit(this: QuickCreature): Promise<void> {
    this.#takeForm();
    const rules = this.#rules;
    const ruleset = activeGame()?.face.id;
    if (!rules || ruleset === undefined || !this.#draft) return;
    const source = actorSource(ruleset, rules, this.#draft);
    const actor = await Actor.create(source as unknown as Actor.CreateData);
    if (actor?.sheet instanceof ApplicationV2) await actor.sheet.render({ force: true });
  }
}
