import type { Json } from "../../kernel/json.js";
import type { OptionDefinition } from "../../rules/definitions.js";
import type { RulesetOptions } from "../../rules/situation.js";
import { KEYS, t } from "../i18n/localize.js";
import { optionHint, optionName, optionValue } from "../i18n/terms.js";
import { activeGame } from "../port/active-game.js";
import { SYSTEM_ID } from "../system-id.js";
import { NUMBER, optionsOfForm, optionText, rulesetOptions, withOptions } from "./ruleset-options.js";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
const MenuBase = HandlebarsApplicationMixin(ApplicationV2);
type Menu = InstanceType<typeof MenuBase>;

/** The options of this world's rules: a choice for each, what it changes, and which value is the default. */
export class OptionsMenu extends MenuBase {
  static override DEFAULT_OPTIONS = {
    id: "battle-tempo-options",
    tag: "form",
    classes: ["battle-tempo", "tempo-options"],
    window: { title: `${KEYS}.Options.title`, icon: "fa-solid fa-sliders", contentClasses: ["standard-form"] },
    position: { width: 600 },
    actions: { defaults: OptionsMenu.#onDefaults },
    form: { closeOnSubmit: true, handler: OptionsMenu.#onSubmit },
  };

  static override PARTS = {
    options: { template: "systems/battle-tempo/templates/settings/options.hbs" },
  };

  protected override async _prepareContext(...[options]: Parameters<Menu["_prepareContext"]>) {
    const ruleset = activeGame()?.ruleset;
    const rows = ruleset?.options.map((option) => row(ruleset.id, option, rulesetOptions(ruleset))) ?? [];
    return { ...(await super._prepareContext(options)), rootId: this.id, rows };
  }

  protected override async _onRender(...args: Parameters<Menu["_onRender"]>): Promise<void> {
    await super._onRender(...args);
    for (const choice of choicesIn(this.element)) {
      choice.addEventListener("change", () => {
        openNumber(choice);
      });
      openNumber(choice);
    }
  }

  /** Fills the defaults in; nothing changes in the world until the form is sent. */
  static #onDefaults(this: OptionsMenu): void {
    for (const choice of choicesIn(this.element)) {
      choice.selectedIndex = 0;
      openNumber(choice);
    }
    const status = this.element.querySelector("[role=status]");
    if (status) status.textContent = t(`${KEYS}.Options.defaultsFilledIn`);
  }

  static async #onSubmit(
    this: OptionsMenu,
    _event: Event,
    _form: HTMLFormElement,
    data: foundry.applications.ux.FormDataExtended,
  ): Promise<void> {
    const ruleset = activeGame()?.ruleset;
    if (!ruleset) return;
    const chosen = optionsOfForm(foundry.utils.expandObject(data.object), ruleset);
    const stored = game.settings.get(SYSTEM_ID, "rulesetOptions");
    await game.settings.set(SYSTEM_ID, "rulesetOptions", withOptions(stored, ruleset, chosen));
  }
}

function row(ruleset: string, { id, values }: OptionDefinition, options: RulesetOptions) {
  const current = options[id] ?? values[0] ?? null;
  const isNumber = typeof current === "number" && !values.includes(current);
  const name = optionName(ruleset, id);
  return {
    id,
    name,
    hint: optionHint(ruleset, id),
    choices: values.map((value, index) => ({
      value: optionText(value),
      name: nameOf(optionValue(ruleset, id, optionText(value)), index === 0),
      chosen: isNumber ? value === NUMBER : value === current,
    })),
    number: values.includes(NUMBER) ? numberOf(name, isNumber ? current : null) : null,
  };
}

const nameOf = (word: string, isDefault: boolean): string =>
  isDefault ? t(`${KEYS}.Options.default`, { value: word }) : word;

const numberOf = (name: string, value: Json) => ({ label: t(`${KEYS}.Options.number`, { name }), value: value ?? "" });

const choicesIn = (form: HTMLElement): HTMLSelectElement[] => [
  ...form.querySelectorAll<HTMLSelectElement>("select[name^='choice.']"),
];

/** The field of a number is there only while a number is chosen; then it has to be filled in. */
function openNumber(choice: HTMLSelectElement): void {
  const field = choice.parentElement?.querySelector("input");
  if (!field) return;
  field.hidden = choice.value !== NUMBER;
  field.disabled = field.hidden;
}
